export const nb = {
  // The list
  listTitle: 'Bedrifter',
  searchLabel: 'Søk etter organisasjonsnummer og bedriftsnavn',
  newCompany: 'Ny bedrift',
  agreements: 'Avtaler',
  noHitTitle: 'Fant ingen bedrift med følgende id eller organisasjonsnummer',
  noHitText: 'Du søkte etter «{{search}}». Sjekk skrivemåten, eller prøv med færre ord.',
  clearSearch: 'Vis alle bedrifter',
  emptyTitle: 'Ingen bedrifter ennå',
  emptyText: 'Her finner du alle bedrifter som er kunder. Legg til den første.',
  // What an agreement is for
  typeFreeTicket: 'Fribillett',
  typeFreeTicket_fjord: 'Ansattbillett',
  typeNoSubscriptions: 'Uten abonnement',
  typeSchoolTicket: 'Skolebillett',
  typeSubscriptions: 'Bedriftsbillett',
  typeTicketOffice: 'Billettluka',
  typeTravelCardFixedPrice: 'Reisekort, fast pris',
  typeTravelCardSubscription: 'Reisekort, abonnement',
  typeHousing: 'Borettslag',
  typeOther: 'Annet',
  // How often it is invoiced
  intervalDaily: 'Daglig',
  intervalWeekly: 'Ukentlig',
  intervalMonthly: 'Månedlig, på slutten av måneden',
  intervalQuarterly: 'Kvartalsvis',
  // The company
  backToList: 'Tilbake til bedrifter',
  subContractor: '{{name}} (Underleverandør)',
  info: 'Informasjon',
  addresses: 'Adresser',
  edit: 'Rediger',
  invoiceAddress: 'Fakturaadresse',
  postalAddress: 'Postadresse',
  visitingAddress: 'Besøksadresse',
  noAddress: 'Ikke fylt ut',
  agreementNumber: 'Nummer',
  agreementType: 'Type',
  newAgreement: 'Ny avtale',
  editAgreementOf: 'Rediger avtale {{id}}',
  deleteAgreementOf: 'Slett avtale {{id}}',
  noAgreements: 'Bedriften har ingen avtaler',
  noAgreementsText: 'Uten en avtale kan bedriften ikke bestille noe. Legg til den første.',
  deleteCompany: 'Slett bedrift',
  // Addresses
  editAddresses: 'Rediger adresser',
  addressLine1: 'Adresselinje 1',
  addressLine2: 'Adresselinje 2',
  postCode: 'Postnummer',
  postArea: 'Poststed',
  sameAsInvoice: 'Bruk fakturaadressen',
  addressesFailed: 'Det skjedde en feil da de nye adressene skulle lagres!',
  contractorAddresses: 'Adressene til en underleverandør kan ikke endres.',
  // An agreement
  editAgreement: 'Rediger avtale',
  typeFixed: 'Typen kan ikke endres.',
  invoicingInterval: 'Fakturering',
  invoiceReferenceHelp: 'Står på fakturaen, og er navnet på avtalen når noen bestiller.',
  paymentDeadline: 'Betalingsfrist i dager',
  paymentDeadlineHelp: 'Fra {{min}} til {{max}} dager.',
  agreementConflict:
    'Du kan ikke legge til en avtale om {{type}} når det allerede finnes en avtale om fribillett, bedriftsbillett, skolebillett eller borettslag',
  agreementConflict_fjord:
    'Du kan ikke legge til en avtale om {{type}} når det allerede finnes en avtale om ansattbillett, bedriftsbillett, skolebillett eller borettslag',
  subtypeNotAllowed: 'Denne typen avtale kan du ikke velge.',
  agreementFailed: 'Det skjedde en feil da den nye avtalen skulle lagres!',
  agreementGone: 'Avtalen finnes ikke lenger. Noen har kanskje nettopp slettet den.',
  deleteAgreement: 'Slett avtale',
  deleteAgreementQuestion:
    'Er du sikker på at du vil slette avtalen med id: {{id}} og fakturareferanse: {{reference}}?',
  deleteAgreementFailed: 'Det skjedde en feil da avtalen skulle slettes!',
  agreementInUse_one:
    'Avtalen er i bruk: {{count}} billett gjelder eller venter. Avslutt den først.',
  agreementInUse_other:
    'Avtalen er i bruk: {{count}} billetter gjelder eller venter. Avslutt dem først.',
  agreementDeleted: 'Avtalen er slettet!',
  yes: 'Ja',
  // Deleting a company
  deleteCompanyQuestion:
    'Er du sikker på at du vil slette {{name}}? Det som er fakturert, blir tatt vare på.',
  checks: 'Sjekker at bedriften ikke er i bruk',
  useCompanyTickets: 'bedriftsbilletter',
  useFreeTickets: 'fribilletter',
  useFreeTickets_fjord: 'ansattbilletter',
  useTicketCounter: 'billetter fra billettluka',
  useInvoices: 'fakturaer',
  checking: 'Ser etter {{use}} …',
  checkPassed: 'Bedriften har ingen {{use}}',
  checkInUse: 'Bedriften har {{use}}',
  checkFailed: 'Vi fikk ikke sjekket {{use}}',
  checkAgain: 'Prøv igjen: {{use}}',
  inUse: 'Bedriften er i bruk og kan ikke slettes nå.',
  companyInUse: 'Bedriften er tatt i bruk igjen og kan ikke slettes.',
  contractorDelete: 'En underleverandør kan ikke slettes.',
  companyDeleted: 'Bedriften er slettet!',
} as const;

declare module '#texts/texts.ts' {
  interface TextFiles {
    companies: typeof nb;
  }
}
