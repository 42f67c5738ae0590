export const nb = {
  subtitle: 'Brukeren får en e-post med en lenke for å komme i gang.',
  created: 'Brukeren er opprettet! E-post med aktiveringslenke er sendt.',
  createFailed: 'Det skjedde en feil da brukeren skulle opprettes!',
  noLongerAdministrator: 'Du er ikke brukeradministrator lenger. Noen har endret rollene dine.',
  emailTaken: 'Det finnes allerede en bruker med denne e-posten',
  emailFault: 'Skriv en gyldig e-postadresse',
  phoneFault: 'Skriv et gyldig telefonnummer',
  nameTooShort: 'Skriv minst to tegn',
  withoutRoles: 'Brukeren er opprettet, men har ingen roller ennå',
  rolesAgain: 'Lagre igjen for å gi rollene.',
} as const;
