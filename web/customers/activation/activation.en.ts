import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './activation.nb.ts';

export const en: Texts<typeof nb> = {
  greeting: 'Hi {{name}}!',
  passwordLead: 'Welcome to {{brand}}. Choose a password, and your user is ready.',
  providerLead: 'Welcome to {{brand}}. You sign in with the user that you have at {{operator}}.',
  password: 'Password',
  passwordHelp: 'At least {{min}} characters. A sentence is easy to remember.',
  repeat: 'Repeat the password',
  show: 'Show',
  hide: 'Hide',
  thePassword: 'the password',
  activate: 'Save the password',
  providerHelp:
    'Use this e-mail when you sign in there, and we will recognise you. You need no new password.',
  activateAtProvider: 'Activate your user',
  faultRequired: 'Choose a password',
  faultTooShort: 'The password must have at least {{min}} characters',
  faultTooLong: 'The password can have at most {{max}} characters',
  faultDifferent: 'The two passwords are not the same',
  failed: 'Your user is not activated yet',
  offline: 'We cannot reach the service. Check that you are online, and try again.',
  trouble: 'An error occurred on our side. Try again in a little while.',
  tooManyTitle: 'Too many tries',
  tooMany: 'Wait a few minutes, and try again.',
  doneTitle: 'Your user is ready',
  doneText: 'Sign in with {{email}}.',
  usedTitle: 'The link has been used',
  usedText:
    'It works only once. If it was you who used it, you can sign in. If you cannot get in, whoever gave you access can send you a new link.',
  expiredTitle: 'The link has expired',
  expiredText: 'It worked for 7 days. Ask whoever gave you access to send you a new one.',
  notFoundTitle: 'We cannot find the link',
  notFoundText:
    'If you have got several e-mails, only the link in the last one works. Make sure that you have the whole link. Whoever gave you access can also send you a new one.',
  notLoaded: 'We cannot fetch the page',
};
