import type { Language } from '#platform/http/call.ts';

const nb = {
  signIn: 'Logg inn',
  lead: 'For dere som ordner billetter i bedriften.',
  show: 'Vis',
  hide: 'Skjul',
  email: 'E-post',
  password: 'Passord',
  cancel: 'Avbryt',
  wrongPassword: 'E-posten eller passordet stemmer ikke. Prøv igjen.',
  tooManyTries: 'Det ble mange forsøk. Vent noen minutter, og prøv igjen.',
  demoNote:
    'Utprøving: brukerne vises når portalen starter, og i docs/demo-logins.md. Passordet er demo.',
  signOut: 'Logg ut',
  signingOut: 'Du logges ut …',
  failed: 'Innloggingen stoppet opp',
  failedLead: 'Den kan ha vart for lenge. Gå tilbake til portalen, og prøv igjen.',
  toPortal: 'Til portalen',
};
export type PageTexts = typeof nb;

const en: PageTexts = {
  signIn: 'Sign in',
  lead: 'For those who arrange tickets in the company.',
  show: 'Show',
  hide: 'Hide',
  email: 'E-mail',
  password: 'Password',
  cancel: 'Cancel',
  wrongPassword: 'The e-mail or the password is not right. Try again.',
  tooManyTries: 'That was a lot of tries. Wait a few minutes and try again.',
  demoNote:
    'For trying things out: the portal lists the users at its start, and docs/demo-logins.md does. The password is demo.',
  signOut: 'Sign out',
  signingOut: 'Signing you out …',
  failed: 'The sign-in came to a halt',
  failedLead: 'It may have taken too long. Go back to the portal and try again.',
  toPortal: 'To the portal',
};

export const textsIn = (language: Language): PageTexts => (language === 'en' ? en : nb);
