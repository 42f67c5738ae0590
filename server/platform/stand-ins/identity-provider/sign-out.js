// Sends the form at once; without script the button is there.
document.querySelector('button').click();
