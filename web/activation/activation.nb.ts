export const nb = {
  greeting: 'Hei {{name}}!',
  passwordLead: 'Velkommen til {{brand}}. Lag et passord, så er brukeren din klar.',
  providerLead: 'Velkommen til {{brand}}. Du logger inn med brukeren du har hos {{operator}}.',
  email: 'E-post',
  password: 'Passord',
  passwordHelp: 'Minst {{min}} tegn. En setning er lett å huske.',
  repeat: 'Gjenta passordet',
  show: 'Vis',
  hide: 'Skjul',
  thePassword: 'passordet',
  activate: 'Lagre passordet',
  providerHelp:
    'Bruk denne e-posten når du logger inn der, så kjenner vi deg igjen. Du trenger ikke noe nytt passord.',
  activateAtProvider: 'Aktiver brukeren',
  faultRequired: 'Lag et passord',
  faultTooShort: 'Passordet må ha minst {{min}} tegn',
  faultTooLong: 'Passordet kan ha høyst {{max}} tegn',
  faultDifferent: 'De to passordene er ikke like',
  failed: 'Brukeren er ikke aktivert ennå',
  offline: 'Vi får ikke kontakt med tjenesten. Sjekk at du har nett, og prøv igjen.',
  trouble: 'Det har skjedd en feil hos oss. Prøv igjen om litt.',
  tooManyTitle: 'For mange forsøk',
  tooMany: 'Vent noen minutter, og prøv igjen.',
  doneTitle: 'Brukeren din er klar',
  doneText: 'Logg inn med {{email}}.',
  usedTitle: 'Lenken er brukt',
  usedText:
    'Den virker bare én gang. Er det du som har brukt den, kan du logge inn. Kommer du ikke inn, kan den som ga deg tilgang, sende deg en ny lenke.',
  expiredTitle: 'Lenken er utløpt',
  expiredText: 'Den virket i 7 dager. Be den som ga deg tilgang, om å sende deg en ny.',
  notFoundTitle: 'Vi finner ikke lenken',
  notFoundText:
    'Har du fått flere e-poster, virker bare lenken i den siste. Pass på at hele lenken er med. Den som ga deg tilgang, kan også sende deg en ny.',
  notLoaded: 'Vi får ikke hentet siden',
} as const;

declare module '#texts/texts.ts' {
  interface TextFiles {
    activation: typeof nb;
  }
}
