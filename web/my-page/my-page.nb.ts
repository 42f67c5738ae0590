export const nb = {
  title: 'Min side',
  contactPerson: 'Kontaktperson',
  language: 'Språk',
  languageText: 'Vi husker språket i denne nettleseren.',
  norwegian: 'Norsk bokmål',
  english: 'English',
  sessions: 'Her er du logget inn',
  sessionsText: 'Ser du noe du ikke kjenner igjen? Logg ut de andre stedene.',
  browserOn: '{{browser}} på {{system}}',
  unknownBrowser: 'Ukjent nettleser',
  thisBrowser: 'Denne nettleseren',
  signedIn: 'Logget inn {{at}}',
  lastSeen: 'sist sett {{at}}',
  onlyHere: 'Du er bare logget inn her.',
  signOutOthers: 'Logg ut de andre',
  signOutOthersQuestion: 'Logg ut de andre stedene?',
  signOutOthersText_one: 'Ett sted til blir logget ut. Du blir fortsatt innlogget her.',
  signOutOthersText_other: '{{count}} andre steder blir logget ut. Du blir fortsatt innlogget her.',
  signedOutOthers: 'De andre stedene er logget ut!',
  sessionsFailed: 'Vi fikk ikke hentet hvor du er logget inn.',
} as const;

declare module '#texts/texts.ts' {
  interface TextFiles {
    'my-page': typeof nb;
  }
}
