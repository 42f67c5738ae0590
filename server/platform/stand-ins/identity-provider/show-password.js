// Without script there is no button: it could do nothing.
const password = document.querySelector('#password');
const button = document.querySelector('#show-password');
button.hidden = false;
button.addEventListener('click', () => {
  const isHidden = password.type === 'password';
  password.type = isHidden ? 'text' : 'password';
  button.textContent = isHidden ? button.dataset.hide : button.dataset.show;
  button.setAttribute('aria-pressed', String(isHidden));
  password.focus();
});
