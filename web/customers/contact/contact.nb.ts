export const nb = {
  title: 'Kontakt oss',
  subtitle: 'Skriv til kundeservice. Svaret kommer på e-post til {{email}}.',
  aboutWhichCompany: 'Hvilken bedrift gjelder det?',
  anotherCompany: 'Velg en annen bedrift',
  message: 'Melding',
  send: 'Send meldingen',
  failed: 'Det skjedde en feil da skjemaet skulle lagres',
  companyGone: 'Du har ikke lenger tilgang til bedriften.',
  sentTitle: 'Meldingen er på vei!',
  sentText: 'Dette sender vi til kundeservice.',
  writeAnother: 'Skriv en ny melding',
} as const;
