import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** Changes of a company's settings of the ticket counter, and of the people that it pays for in the app. */
export const ticketCounterKinds = {
  'change-counter-settings': {
    of: 'nothing',
    name: {
      nb: 'Innstillinger for billettluka endret',
      en: 'Settings of the ticket counter changed',
    },
    action: {
      nb: 'endret innstillingene for billettluka',
      en: 'changed the settings of the ticket counter',
    },
  },
  'create-invoice-reference': {
    of: 'nothing',
    name: { nb: 'Fakturareferanse opprettet', en: 'Invoice reference added' },
    action: {
      nb: 'opprettet en fakturareferanse i billettluka',
      en: 'added an invoice reference at the ticket counter',
    },
  },
  'change-invoice-reference': {
    of: 'nothing',
    name: { nb: 'Fakturareferanse endret', en: 'Invoice reference changed' },
    action: {
      nb: 'endret en fakturareferanse i billettluka',
      en: 'changed an invoice reference at the ticket counter',
    },
  },
  'delete-invoice-reference': {
    of: 'nothing',
    name: { nb: 'Fakturareferanse slettet', en: 'Invoice reference deleted' },
    action: {
      nb: 'slettet en fakturareferanse i billettluka',
      en: 'deleted an invoice reference at the ticket counter',
    },
  },
  'cover-person': {
    of: 'nothing',
    name: { nb: 'Bedriften betaler for en person', en: 'Company covers a person' },
    action: {
      nb: 'la til en person som bedriften betaler for i appen',
      en: 'added a person whom the company pays for in the app',
    },
  },
  'change-covered-person': {
    of: 'nothing',
    name: {
      nb: 'Person som bedriften betaler for, endret',
      en: 'Person whom the company covers changed',
    },
    action: {
      nb: 'endret en person som bedriften betaler for i appen',
      en: 'changed a person whom the company pays for in the app',
    },
  },
  'stop-covering-person': {
    of: 'nothing',
    name: { nb: 'Bedriften sluttet å betale', en: 'Company stopped covering a person' },
    action: {
      nb: 'fjernet en person som bedriften betalte for i appen',
      en: 'removed a person whom the company paid for in the app',
    },
  },
} as const satisfies ChangeKinds;

export const ticketCounterFields = {
  allowTicketAdminsToUpdateInvoiceReferences: {
    reading: 'boolean',
    personal: false,
    nb: 'Billettkjøpere kan opprette fakturareferanser',
    en: 'Ticket buyers may add invoice references',
  },
  invoiceReferenceIsMandatory: {
    reading: 'boolean',
    personal: false,
    nb: 'Fakturareferanse er obligatorisk',
    en: 'Invoice reference is mandatory',
  },
  yearBudget: { reading: 'money', personal: false, nb: 'Budsjett per år', en: 'Budget for a year' },
  personalReferencePattern: {
    reading: 'text',
    personal: false,
    nb: 'Mønster for personlig referanse',
    en: 'Pattern of the personal reference',
  },
  coveredName: { reading: 'text', personal: true, nb: 'Navn', en: 'Name' },
  monthLimit: {
    reading: 'money',
    personal: false,
    nb: 'Grense per måned',
    en: 'Limit for a month',
  },
} as const satisfies ChangeFields;
