import type { Texts } from '#texts/texts.ts';
import type { nb } from './new-user.nb.ts';

export const en: Texts<typeof nb> = {
  subtitle: 'The user gets an email with a link to get started.',
  created: 'The user is created! Email with activation link sent.',
  createFailed: 'An error occurred while creating the user!',
  noLongerAdministrator: 'You are no longer a user administrator. Someone has changed your roles.',
  emailTaken: 'There already exists an user with this e-mail',
  emailFault: 'Enter a valid email address',
  phoneFault: 'Enter a valid phone number',
  nameTooShort: 'Use at least two characters',
  withoutRoles: 'The user is created, but has no roles yet',
  rolesAgain: 'Save again to give the roles.',
};
