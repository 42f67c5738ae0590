export const nb = {
  company: 'Bedrift',
  customerNumber: 'Kundenummer',
  name: 'Navn',
  organisationNumber: 'Organisasjonsnummer',
  type: 'Type',
  customer: 'Kunde',
  contractor: 'Underleverandør',
  otherType: 'Annet',
  history: 'Historikk',
  failed: 'Vi fikk ikke hentet bedriften.',
  tryAgain: 'Prøv igjen',
} as const;

declare module '#texts/texts.ts' {
  interface TextFiles {
    'own-company': typeof nb;
  }
}
