import type { InvoiceReference } from '@takst/contract/services/ticket-counter/references/invoice-reference.schema.ts';
import { oreIn, typedKroner } from '#platform/design/fields/kroner-in.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';

/** What goes with a reference beside its text, as it is typed. */
export type TermsFields = {
  /** In kroner; empty for no budget. */
  budget: string;
  /** Empty for anything. */
  pattern: string;
};

export const useTermsField = createFieldHook<TermsFields>();

export const noTerms: TermsFields = { budget: '', pattern: '' };

export const typedTerms = (reference: InvoiceReference): TermsFields => ({
  budget: typedKroner(reference.budgetOre),
  pattern: reference.personalReferencePattern ?? '',
});

export const termsIn = ({ budget, pattern }: TermsFields) => ({
  budgetOre: oreIn(budget),
  personalReferencePattern: pattern.trim() === '' ? null : pattern,
});

/** The field of a value of the body. */
export function nameOfTerm(path: string): string {
  if (path === 'budgetOre') return 'budget';
  return path === 'personalReferencePattern' ? 'pattern' : path;
}
