/** Words that mean the same in every area. Every text file has them beside its own. */
export const nb = {
  // Buttons
  save: 'Lagre',
  cancel: 'Avbryt',
  tryAgain: 'Prøv igjen',
  signIn: 'Logg inn',
  contactSupport: 'Kontakt kundeservice',
  terms: 'Vilkår',
  privacy: 'Personvern',
  // Messages
  saved: 'Lagret!',
  fixFirst: 'Du må rette feilene før du kan sende inn',
  // Fields and columns
  name: 'Navn',
  firstName: 'Fornavn',
  lastName: 'Etternavn',
  email: 'E-post',
  mobile: 'Mobil',
  company: 'Bedrift',
  organisationNumber: 'Organisasjonsnummer',
  customerNumber: 'Kundenummer',
  invoiceReference: 'Fakturareferanse',
  pickupCode: 'Hentekode',
  allZones: 'Alle soner',
  zones: 'Soner',
  profile: 'Kategori',
  actions: 'Handlinger',
  history: 'Historikk',
} as const;
