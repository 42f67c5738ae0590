import { maxBudgetOre } from '@takst/domain/services/ticket-counter/counter-limits.ts';
import { maxPatternLength } from '@takst/domain/services/ticket-counter/personal-reference.rules.ts';
import * as z from 'zod/mini';
import { id, ore } from '#platform/calls/scalars.ts';
import { requiredText } from '#platform/calls/text-fields.ts';

/** Of an order; 2 to 50 characters (spec 3 §5). */
export const referenceText = requiredText(50, 2);

/** What goes with a reference beside its text. */
export const referenceTerms = {
  /** Of orders in a calendar year, in øre; null for no budget. */
  budgetOre: z._default(
    z.nullable(
      z
        .int({ error: 'required' })
        .check(z.minimum(1, { error: 'minValue' }), z.maximum(maxBudgetOre, { error: 'maxValue' })),
    ),
    null,
  ),
  /**
   * What the personal reference of an order must look like: `#` is a digit, `A` a letter, anything else itself. Null
   * for anything.
   */
  personalReferencePattern: z._default(z.nullable(requiredText(maxPatternLength)), null),
};

/** What a company may choose among (spec 3 §3). */
export const invoiceReference = z.object({
  id,
  reference: z.string(),
  budgetOre: z.nullable(ore),
  personalReferencePattern: z.nullable(z.string()),
  /** A digest of budget and pattern. A change sends the digest that the user saw. */
  version: z.string(),
});
export type InvoiceReference = z.output<typeof invoiceReference>;

/** The same in a list, where one is chosen. */
export const listedReference = z.extend(invoiceReference, {
  /** Of the budget of this calendar year, in øre, below 0 where it is overdrawn; null without a budget. */
  leftOre: z.nullable(ore),
});
export type ListedReference = z.output<typeof listedReference>;
