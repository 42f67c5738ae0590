import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { InvoiceWay } from './invoice-recipient.rules.ts';

/** What happens to a company itself. */
export const companyKinds = {
  'onboard-company': {
    of: 'nothing',
    name: { nb: 'Bedrift opprettet', en: 'Company added' },
    action: { nb: 'opprettet bedriften', en: 'added the company' },
  },
  'change-company-addresses': {
    of: 'nothing',
    name: { nb: 'Adresser endret', en: 'Addresses changed' },
    action: { nb: 'endret adressene til bedriften', en: 'changed the addresses of the company' },
  },
  'change-invoice-recipient': {
    of: 'nothing',
    name: { nb: 'Levering av faktura endret', en: 'Delivery of invoices changed' },
    action: {
      nb: 'endret hvordan bedriften får fakturaer',
      en: 'changed how the company gets its invoices',
    },
  },
  'delete-company': {
    of: 'nothing',
    name: { nb: 'Bedrift slettet', en: 'Company deleted' },
    action: { nb: 'slettet bedriften', en: 'deleted the company' },
  },
} as const satisfies ChangeKinds;

export const companyFields = {
  name: { reading: 'text', personal: false, nb: 'Navn', en: 'Name' },
  organisationNumber: {
    reading: 'text',
    personal: false,
    nb: 'Organisasjonsnummer',
    en: 'Organization number',
  },
  customerNumber: { reading: 'text', personal: false, nb: 'Kundenummer', en: 'Customer number' },
  billAddress: {
    reading: 'address',
    personal: false,
    from: ['bill'],
    nb: 'Fakturaadresse',
    en: 'Invoice address',
  },
  postAddress: {
    reading: 'address',
    personal: false,
    from: ['post'],
    nb: 'Postadresse',
    en: 'Postal address',
  },
  visitAddress: {
    reading: 'address',
    personal: false,
    from: ['visit'],
    nb: 'Besøksadresse',
    en: 'Visiting address',
  },
  signee: { reading: 'hidden', personal: true },
  invoiceWay: {
    reading: 'code',
    personal: false,
    nb: 'Faktura sendes som',
    en: 'Invoices are sent as',
  },
  invoiceEmail: {
    reading: 'text',
    personal: true,
    nb: 'E-post for faktura',
    en: 'E-mail for invoices',
  },
} as const satisfies ChangeFields;

export const companyCodes = {
  EHF: { nb: 'EHF', en: 'EHF' },
  EMAIL: { nb: 'E-post', en: 'E-mail' },
  AUTOMATIC: { nb: 'Ikke valgt', en: 'Not chosen' },
} as const satisfies Record<InvoiceWay | 'AUTOMATIC', BilingualText>;
