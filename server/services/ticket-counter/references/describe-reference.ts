import type { InvoiceReference } from '@takst/contract/services/ticket-counter/references/invoice-reference.schema.ts';
import { digestOfSeen } from '#platform/changes/digest-of-seen.ts';
import type { InvoiceReference as StoredReference } from './invoice-reference.query.ts';

export const describeReference = (reference: StoredReference): InvoiceReference => ({
  ...reference,
  version: versionOfTerms(reference),
});

/** The version of the fields that can be changed; the text of a reference cannot. */
export const versionOfTerms = (
  terms: Pick<StoredReference, 'budgetOre' | 'personalReferencePattern'>,
): string => digestOfSeen([terms.budgetOre, terms.personalReferencePattern]);

/** As the record has it. */
export const recordedTerms = (
  terms: Pick<StoredReference, 'budgetOre' | 'personalReferencePattern'>,
) => ({
  ...(terms.budgetOre !== null && { yearBudget: terms.budgetOre }),
  personalReferencePattern: terms.personalReferencePattern ?? '',
});
