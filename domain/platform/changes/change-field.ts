import type { BilingualText } from '#platform/texts/bilingual-text.ts';

/** How a recorded value is read. */
export type Reading =
  | 'text'
  | 'date'
  | 'money'
  | 'boolean'
  | 'phone'
  | 'zones'
  /** An id that has a name of its own. */
  | 'product'
  | 'profile'
  /** A code with words in `recorded-codes.ts`. */
  | 'code'
  | 'codes'
  | 'address';

export type Field = {
  /** Says something about a person or belongs to one: it can be erased (docs/decisions/0028). */
  readonly personal: boolean;
  /** What is recorded, where that is not the field's own name. */
  readonly from?: readonly [string, ...string[]];
} & (
  | (BilingualText & { readonly reading: Reading })
  /** Recorded, but never shown. */
  | { readonly reading: 'hidden' }
);

/**
 * The fields that an area records: how a value is read, whether it is personal, and what people call it,
 * in the order in which they read it.
 */
export type ChangeFields = Readonly<Record<string, Field>>;
