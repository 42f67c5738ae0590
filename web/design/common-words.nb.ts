/** Words that mean the same in every area. Every text file has them beside its own. */
export const nb = {
  // Buttons
  save: 'Lagre',
  cancel: 'Avbryt',
  tryAgain: 'Prøv igjen',
  signIn: 'Logg inn',
  contactSupport: 'Kontakt kundeservice',
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
  actions: 'Handlinger',
  history: 'Historikk',
} as const;
