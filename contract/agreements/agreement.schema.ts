import { agreementSubtypes } from '@takst/domain/agreements/agreement-subtype.ts';
import { agreementDefaults, paymentDeadline } from '@takst/domain/agreements/agreement-defaults.ts';
import {
  invoicingIntervals,
  offeredIntervals,
} from '@takst/domain/agreements/invoicing-interval.ts';
import { schoolMedia } from '@takst/domain/school-tickets/school-medium.ts';
import * as z from 'zod/mini';
import { optionalText } from '#text-fields.ts';

/** Of a new agreement; OTHER is what one has that came from elsewhere (spec 1 §5). */
const newInvoicingInterval = z.enum(offeredIntervals, { error: 'required' });
/** Of one that is changed: it may keep the one that it came with. */
export const changedInvoicingInterval = z.enum(invoicingIntervals, { error: 'required' });

export const newAgreementSubtype = z.enum(agreementSubtypes, { error: 'required' });

/** What may be changed of an agreement: not its subtype (spec 1 §4). */
export const agreementTerms = {
  /** Empty where the company has none; the agreement then goes by its number. */
  invoiceReference: z._default(optionalText(200), ''),
  invoicingInterval: newInvoicingInterval,
  paymentDeadlineDays: z._default(
    z
      .int({ error: 'numbersOnly' })
      .check(
        z.minimum(paymentDeadline.min, { error: 'minValue' }),
        z.maximum(paymentDeadline.max, { error: 'maxValue' }),
      ),
    agreementDefaults.paymentDeadlineDays,
  ),
  /** What pupils' tickets may lie on (spec 3 §5); null where the agreement says nothing. */
  schoolMedia: z._default(
    z.nullable(z.array(z.enum(schoolMedia)).check(z.minLength(1, { error: 'required' }))),
    null,
  ),
};

/** An agreement as a form has it, a new one or one that is changed. */
export const agreementBody = z.strictObject({
  subType: newAgreementSubtype,
  ...agreementTerms,
  invoicingInterval: changedInvoicingInterval,
});
export type AgreementBody = z.output<typeof agreementBody>;
