import { agreementSubtypes } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import {
  agreementDefaults,
  paymentDeadline,
} from '@takst/domain/customers/agreements/agreement-defaults.ts';
import {
  invoicingIntervals,
  offeredIntervals,
} from '@takst/domain/customers/agreements/invoicing-interval.ts';
import { schoolMedia } from '@takst/domain/services/school-tickets/school-medium.ts';
import * as z from 'zod/mini';
import { optionalText, postCode, requiredText } from '#platform/calls/text-fields.ts';

/** Of a new agreement; OTHER is what one has that came from elsewhere (spec 1 §5). */
const newInvoicingInterval = z.enum(offeredIntervals, { error: 'required' });
/** A changed agreement may keep its current value. */
export const changedInvoicingInterval = z.enum(invoicingIntervals, { error: 'required' });

export const newAgreementSubtype = z.enum(agreementSubtypes, { error: 'required' });

/** What customer support sets of a ticket counter (spec 3 §3). */
const counterTermsBody = z.strictObject({
  allowedRefund: z.boolean(),
  allowedTicketCancellation: z.boolean(),
  allowedTravelMoneyCancellation: z.boolean(),
  hasMailDelivery: z.boolean(),
  /** Where paper cards are fetched; null where they are not. */
  visitAddress: z.nullable(
    z.strictObject({
      line1: requiredText(200),
      line2: z.nullable(optionalText(200)),
      postCode,
      city: requiredText(200),
    }),
  ),
  blackListedProducts: z.array(requiredText(50)).check(z.maxLength(50)),
});

const paymentDeadlineDays = z
  .int({ error: 'numbersOnly' })
  .check(
    z.minimum(paymentDeadline.min, { error: 'minValue' }),
    z.maximum(paymentDeadline.max, { error: 'maxValue' }),
  );

/** What may be changed of an agreement: not its subtype (spec 1 §4). */
export const agreementTerms = {
  /** Empty where the company has none; the agreement then goes by its number. */
  invoiceReference: z._default(optionalText(200), ''),
  invoicingInterval: newInvoicingInterval,
  paymentDeadlineDays: z._default(paymentDeadlineDays, agreementDefaults.paymentDeadlineDays),
  /** What pupils' tickets may lie on (spec 3 §5); null where the agreement says nothing. */
  schoolMedia: z._default(
    z.nullable(z.array(z.enum(schoolMedia)).check(z.minLength(1, { error: 'required' }))),
    null,
  ),
  /** What a ticket counter may do; null where the agreement says nothing. */
  ticketCounter: z._default(z.nullable(counterTermsBody), null),
};

/** Of a new agreement. Without a payment deadline it gets the operator's usual one (docs/decisions/0141). */
export const newAgreementTerms = {
  ...agreementTerms,
  paymentDeadlineDays: z.optional(paymentDeadlineDays),
};

/** An agreement as a form has it, a new one or one that is changed. */
export const agreementBody = z.strictObject({
  subType: newAgreementSubtype,
  ...agreementTerms,
  invoicingInterval: changedInvoicingInterval,
});
export type AgreementBody = z.output<typeof agreementBody>;
