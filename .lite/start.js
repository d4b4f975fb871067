// Der Streifen am unteren Rand: sagt, wann Python bereit ist, und führt auf Wunsch alle Zellen aus. Sobald etwas läuft, ist er weg.
const STARTET = "Python startet in deinem Browser. Beim ersten Mal dauert das etwa eine halbe Minute; lesen kannst du schon.";
const WARTET = "Das Notebook läuft los, sobald Python bereit ist. Beim ersten Mal dauert das etwa eine halbe Minute.";
const BEREIT = "Python ist bereit.";

const streifen = document.createElement("div");
streifen.className = "start";
const satz = Object.assign(document.createElement("span"), { textContent: STARTET });
satz.setAttribute("role", "status");
const knopf = Object.assign(document.createElement("button"), { type: "button", textContent: "▶ Notebook ausführen" });
streifen.append(satz, knopf);

let gewuenscht = false;
knopf.onclick = () => {
  gewuenscht = true;
  knopf.disabled = true;
  satz.textContent = WARTET;
};

const dokument = () => window.jupyterapp?.shell?.currentWidget;
const kernel = () => dokument()?.sessionContext?.session?.kernel;
const bis = async (bedingung) => {
  while (!bedingung()) await new Promise((weiter) => setTimeout(weiter, 100));
};

// Jupyter springt danach ans Ende des Notebooks; gelesen wird aber dort weiter, wo man war.
async function fuehreAus() {
  const { content } = dokument();
  const stelle = content.activeCellIndex;
  await window.jupyterapp.commands.execute("notebook:run-all-cells");
  content.activeCellIndex = stelle;
  content.scrollToItem(stelle);
}

await bis(() => dokument()?.context?.isReady);
document.body.append(streifen);
await bis(kernel);
kernel().iopubMessage.connect((_, nachricht) => nachricht.header.msg_type === "execute_input" && streifen.remove());
await bis(() => kernel().status === "idle");
satz.textContent = BEREIT;
knopf.onclick = fuehreAus;
if (gewuenscht) fuehreAus();
