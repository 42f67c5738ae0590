import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { CounterAllowance } from '#platform/access/counter-terms.ts';
import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { AgreementSubtype } from '#platform/tenants/agreement-subtype.ts';
import type { InvoicingInterval } from './invoicing-interval.ts';

/** What happens to the agreements of a company. */
export const agreementKinds = {
  'create-agreement': {
    of: 'subject',
    name: { nb: 'Avtale opprettet', en: 'Agreement added' },
    action: { nb: 'opprettet avtale', en: 'added agreement' },
  },
  'change-agreement': {
    of: 'subject',
    name: { nb: 'Avtale endret', en: 'Agreement changed' },
    action: { nb: 'endret avtale', en: 'changed agreement' },
  },
  'change-agreement-end': {
    of: 'subject',
    name: { nb: 'Avtalens sluttdato endret', en: 'End date of agreement changed' },
    action: {
      nb: 'endret sluttdatoen for avtale',
      en: 'changed the end date of agreement',
    },
  },
  'delete-agreement': {
    of: 'subject',
    name: { nb: 'Avtale slettet', en: 'Agreement deleted' },
    action: { nb: 'slettet avtale', en: 'deleted agreement' },
  },
} as const satisfies ChangeKinds;

export const agreementFields = {
  subtype: { reading: 'code', personal: false, nb: 'Avtaletype', en: 'Agreement type' },
  invoicingInterval: { reading: 'code', personal: false, nb: 'Fakturering', en: 'Invoicing' },
  invoiceReference: {
    reading: 'text',
    personal: false,
    nb: 'Fakturareferanse',
    en: 'Invoice reference',
  },
  paymentDeadlineDays: {
    reading: 'text',
    personal: false,
    nb: 'Betalingsfrist (dager)',
    en: 'Payment deadline (days)',
  },
  schoolMedia: {
    reading: 'codes',
    personal: false,
    nb: 'Elevbilletter på',
    en: 'Pupils’ tickets on',
  },
  counterAllows: {
    reading: 'codes',
    personal: false,
    nb: 'Billettluka har',
    en: 'The ticket counter has',
  },
  counterVisitAddress: {
    reading: 'address',
    personal: false,
    nb: 'Papirkort hentes i',
    en: 'Paper cards are fetched at',
  },
  counterLeavesOut: {
    reading: 'text',
    personal: false,
    nb: 'Selges ikke i billettluka',
    en: 'Not sold at the ticket counter',
  },
  fromDate: { reading: 'date', personal: false, nb: 'Gjelder fra', en: 'Valid from' },
  endDate: { reading: 'date', personal: false, nb: 'Gjelder til', en: 'Valid until' },
} as const satisfies ChangeFields;

const counterCodes = {
  allowedRefund: { nb: 'refusjon', en: 'refunds' },
  allowedTicketCancellation: { nb: 'kansellering av billetter', en: 'cancellation of tickets' },
  allowedTravelMoneyCancellation: {
    nb: 'kansellering av reisepenger',
    en: 'cancellation of travel money',
  },
  hasMailDelivery: { nb: 'papirkort i posten', en: 'paper cards by post' },
} as const satisfies Record<CounterAllowance, BilingualText>;

export const agreementCodes = {
  ...counterCodes,
  FREETICKET: { nb: 'Fribillett', en: 'Free ticket' },
  NO_SUBSCRIPTIONS: { nb: 'Uten abonnement', en: 'No subscriptions' },
  SCHOOLTICKET: { nb: 'Skolebillett', en: 'School ticket' },
  SUBSCRIPTIONS: { nb: 'Bedriftsbillett', en: 'Company ticket' },
  TICKETOFFICE: { nb: 'Billettluka', en: 'Ticket counter' },
  TRAVELCARD_FIXED_PRICE: { nb: 'Reisekort, fast pris', en: 'Travel card, fixed price' },
  TRAVELCARD_SUBSCRIPTION: { nb: 'Reisekort, abonnement', en: 'Travel card, subscription' },
  HOUSING_COOPERATIVE_AGREEMENT: { nb: 'Borettslag', en: 'Housing association' },
  DAILY: { nb: 'Daglig', en: 'Daily' },
  WEEKLY: { nb: 'Ukentlig', en: 'Weekly' },
  MONTHLY_AT_END: { nb: 'Månedlig, på slutten av måneden', en: 'Monthly, at the end' },
  QUARTERLY: { nb: 'Kvartalsvis', en: 'Quarterly' },
  ANNUALLY: { nb: 'Årlig', en: 'Annually' },
  OTHER: { nb: 'Annet', en: 'Other' },
} as const satisfies Record<AgreementSubtype | InvoicingInterval | CounterAllowance, BilingualText>;
