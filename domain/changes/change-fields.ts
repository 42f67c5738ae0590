/** What a change may have altered, in the order in which people read it, with its name. */
const fields = {
  name: { nb: 'Navn', en: 'Name' },
  organisationNumber: { nb: 'Organisasjonsnummer', en: 'Organisation number' },
  customerNumber: { nb: 'Kundenummer', en: 'Customer number' },
  billAddress: { nb: 'Fakturaadresse', en: 'Invoice address' },
  postAddress: { nb: 'Postadresse', en: 'Postal address' },
  visitAddress: { nb: 'Besøksadresse', en: 'Visiting address' },
  subtype: { nb: 'Avtaletype', en: 'Agreement type' },
  invoicingInterval: { nb: 'Fakturering', en: 'Invoicing' },
  invoiceReference: { nb: 'Fakturareferanse', en: 'Invoice reference' },
  paymentDeadlineDays: { nb: 'Betalingsfrist (dager)', en: 'Payment deadline (days)' },
  fromDate: { nb: 'Gjelder fra', en: 'Valid from' },
  email: { nb: 'E-post', en: 'E-mail' },
  roles: { nb: 'Roller', en: 'Roles' },
  state: { nb: 'Status', en: 'Status' },
  action: { nb: 'Endring', en: 'Change' },
  people: { nb: 'Antall personer', en: 'Number of people' },
  firstName: { nb: 'Fornavn', en: 'First name' },
  lastName: { nb: 'Etternavn', en: 'Last name' },
  employeeId: { nb: 'Ansattnummer', en: 'Employee number' },
  phone: { nb: 'Mobil', en: 'Mobile' },
  product: { nb: 'Billett', en: 'Ticket' },
  profile: { nb: 'Kategori', en: 'Category' },
  zones: { nb: 'Soner', en: 'Zones' },
  startDate: { nb: 'Startdato', en: 'Start date' },
  expirationDate: { nb: 'Sluttdato', en: 'End date' },
  lastDay: { nb: 'Siste dag med den forrige billetten', en: 'Last day with the previous ticket' },
  downloadedToPhone: { nb: 'Hentet på mobilen', en: 'Fetched on the phone' },
  cancelled: { nb: 'Kansellert', en: 'Cancelled' },
} as const;

export type ChangeField = keyof typeof fields;

export const changeFields = Object.keys(fields) as readonly ChangeField[];

export const changeFieldName = (field: ChangeField): { readonly nb: string; readonly en: string } =>
  fields[field];
