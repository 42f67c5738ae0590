import type { AgreementSubtype } from './agreement-subtype.ts';
import type { InvoicingInterval } from './invoicing-interval.ts';

type AgreementDefaults = {
  readonly subtype: AgreementSubtype;
  readonly invoicingInterval: InvoicingInterval;
  readonly paymentDeadlineDays: number;
};

/** In days from invoice date to due date. */
export const paymentDeadline = { min: 1, max: 90 } as const;

/** Defaults of a new agreement (spec 1 §9). */
export const agreementDefaults: AgreementDefaults = {
  subtype: 'TICKETOFFICE',
  invoicingInterval: 'MONTHLY_AT_END',
  paymentDeadlineDays: 30,
};
