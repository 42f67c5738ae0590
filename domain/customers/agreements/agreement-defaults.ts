import type { AgreementSubtype } from '#platform/tenants/agreement-subtype.ts';
import type { InvoicingInterval } from './invoicing-interval.ts';

type AgreementDefaults = {
  readonly subtype: AgreementSubtype;
  readonly invoicingInterval: InvoicingInterval;
  readonly paymentDeadlineDays: number;
};

/** Days from invoice date to due date that can be agreed on. */
export const paymentDeadline = { min: 1, max: 90 } as const;

/** What a new agreement begins with (spec 1 §9). */
export const agreementDefaults: AgreementDefaults = {
  subtype: 'TICKETOFFICE',
  invoicingInterval: 'MONTHLY_AT_END',
  paymentDeadlineDays: 30,
};
