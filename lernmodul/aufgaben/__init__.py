"""Die Übungen: was gefragt ist, wie man sich irrt und wie es richtig geht."""
