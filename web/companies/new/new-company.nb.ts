export const nb = {
  title: 'Ny bedrift',
  // Which one it is
  findTitle: 'Finn bedriften',
  organisationNumberHelp: 'Ni siffer. Vi henter navn og adresser fra Brønnøysundregistrene.',
  organisationNumberRequired: 'Du må skrive et organisasjonsnummer',
  organisationNumberNumeric: 'Bruk bare tall i organisasjonsnummeret',
  organisationNumberNine: 'Organisasjonsnummeret må ha nøyaktig ni siffer',
  search: 'Søk',
  notValid: 'Ugyldig organisasjonsnummer, er du sikker på at du har skrevet riktig nummer?',
  notFound: 'Vi fant ingen bedrift med dette organisasjonsnummeret',
  cannotBecomeCustomer: 'Ut fra opplysningene vi fant, kan denne bedriften ikke bli kunde hos oss',
  isCustomer: 'Bedriften er kunde allerede.',
  isDeleted: 'Den er slettet i registeret.',
  isRemoved: 'Den er fjernet fra registeret.',
  isBankrupt: 'Den er konkurs.',
  isBeingWoundUp: 'Den er under avvikling.',
  isForcedDissolution: 'Den er under tvangsavvikling.',
  isSubUnit: 'Det er en underenhet. Bruk organisasjonsnummeret til hovedenheten.',
  registerFailed:
    'Det skjedde en feil da vi hentet opplysninger fra Brønnøysundregistrene. Prøv igjen, eller ta kontakt med kundeservice',
  // What it gets
  customerNumberHelp: 'Nummeret som bedriften har hos dere.',
  administrator: 'Administrator',
  administratorHelp: 'Får en e-post med lenke for å ta i bruk brukeren.',
  signee: 'Hvem signerer avtalen?',
  signeeOff: 'Her trenger vi ikke å vite hvem som signerer.',
  signeeName: 'Navn på den som signerer',
  signeeEmail: 'E-post til den som signerer',
  companyName: 'Navn på bedriften',
  addressesFault: 'Adressene er ikke riktig fylt ut',
  agreementsFault: 'Avtalene er ikke riktig fylt ut',
  added: 'Bedriften er lagt til!',
  addFailed: 'Det skjedde en feil da en ny bedrift skulle legges til!',
  companyExists: 'Bedriften er kunde allerede. Noen har kanskje nettopp lagt den til.',
  customerNumberTaken: 'En annen bedrift har dette kundenummeret.',
  customerNumberMissing: 'Bedriften må ha et kundenummer.',
  signeeMissing: 'Du må skrive hvem som signerer.',
  agreementsInConflict:
    'Avtalene passer ikke sammen. Bare én av fribillett, bedriftsbillett, skolebillett og borettslag kan være med.',
  agreementsInConflict_fjord:
    'Avtalene passer ikke sammen. Bare én av ansattbillett, bedriftsbillett, skolebillett og borettslag kan være med.',
  agreementNotAllowed: 'En av avtalene har en type som du ikke kan velge.',
  phoneNotValid: 'Mobilnummeret er ikke gyldig.',
  userInactive: 'Administratoren har en bruker som ikke er aktiv. Velg en annen e-post.',
} as const;

declare module '#texts/texts.ts' {
  interface TextFiles {
    'new-company': typeof nb;
  }
}
