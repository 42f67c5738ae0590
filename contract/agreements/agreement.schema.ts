import { agreementSubtypes } from '@takst/domain/agreements/agreement-subtype.ts';
import { agreementDefaults, paymentDeadline } from '@takst/domain/agreements/agreement-defaults.ts';
import * as z from 'zod/mini';

/** Those that can be chosen; OTHER is what an agreement has that came from elsewhere (spec 1 §5). */
export const newInvoicingInterval = z.enum(['DAILY', 'WEEKLY', 'MONTHLY_AT_END', 'QUARTERLY'], {
  error: 'required',
});

export const newAgreementSubtype = z.enum(agreementSubtypes, { error: 'required' });

/** What may be changed of an agreement: not its subtype (spec 1 §4). */
export const agreementTerms = {
  /** Empty where the company has none; the agreement then goes by its number. */
  invoiceReference: z._default(
    z.string().check(z.trim(), z.maxLength(200, { error: 'maxLength' })),
    '',
  ),
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
};
