import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './my-page.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'My page',
  contactPerson: 'Contact person',
  language: 'Language',
  languageText: 'We remember the language in this browser.',
  norwegian: 'Norsk bokmål',
  english: 'English',
  sessions: 'Where you are signed in',
  sessionsText: 'Is there something you do not recognise? Sign out the other places.',
  browserOn: '{{browser}} on {{system}}',
  unknownBrowser: 'Unknown browser',
  thisBrowser: 'This browser',
  signedIn: 'Signed in {{at}}',
  lastSeen: 'last seen {{at}}',
  onlyHere: 'You are signed in here only.',
  signOutOthers: 'Sign out the others',
  signOutOthersQuestion: 'Sign out the other places?',
  signOutOthersText_one: 'One more place is signed out. You stay signed in here.',
  signOutOthersText_other: '{{count}} other places are signed out. You stay signed in here.',
  signedOutOthers: 'The other places are signed out!',
  signedOutPlaces_one: 'One place. You are still signed in here.',
  signedOutPlaces_other: '{{count}} places. You are still signed in here.',
  sessionsFailed: 'We could not fetch where you are signed in.',
};
