import type { HistoryValue } from '@takst/contract/changes/difference.schema.ts';

/** What was recorded, as it stands in the record. */
export type Recorded = Readonly<Record<string, unknown>>;

/** How one field is read from what was recorded; `Names` is what ids are named by. */
export type Reading<Names = unknown> = {
  /** What is recorded under these names makes the value. */
  readonly from: readonly string[];
  readonly read: (recorded: Recorded, names: Names) => HistoryValue | null;
};

/**
 * How each field is read, in the order in which people read it. What has no reading is never told:
 * ids, and above all codes.
 */
export type Readings<Field extends string, Names = unknown> = readonly (readonly [
  Field,
  Reading<Names>,
])[];

type BilingualText = { readonly nb: string; readonly en: string };

export const textOf = (value: unknown): string | null =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;

export const text = (name: string): Reading => ({
  from: [name],
  read(recorded) {
    const found = textOf(recorded[name]);
    return found === null ? null : { as: 'text', text: found };
  },
});

export const date = (name: string): Reading => ({
  from: [name],
  read(recorded) {
    const found = textOf(recorded[name]);
    if (found === null || !/^\d{4}-\d\d-\d\d$/.test(found)) return null;
    return { as: 'date', date: Temporal.PlainDate.from(found) };
  },
});

export const yesNo = (name: string): Reading => ({
  from: [name],
  read: (recorded) =>
    typeof recorded[name] === 'boolean' ? { as: 'yesNo', yes: recorded[name] } : null,
});

export const words = <Names>(
  name: string,
  wordsOf: (id: string, names: Names) => BilingualText | undefined,
): Reading<Names> => ({
  from: [name],
  read(recorded, names) {
    const found = textOf(recorded[name]);
    if (found === null) return null;
    return { as: 'words', words: { ...(wordsOf(found, names) ?? { nb: found, en: found }) } };
  },
});

export const phone: Reading = {
  from: ['phoneCountryCode', 'phone'],
  read({ phoneCountryCode, phone: number }) {
    const found = textOf(number);
    return found === null
      ? null
      : { as: 'text', text: `${textOf(phoneCountryCode) ?? ''}${found}` };
  },
};

export type Change = { before: Recorded | null; after: Recorded | null };

type Difference<Field> = {
  field: Field;
  before: HistoryValue | null;
  after: HistoryValue | null;
};

/**
 * The fields that a change made into something else; what it did not write down, it left alone. What
 * was deleted has only a before.
 */
export function differencesBy<Field extends string, Names>(
  readings: Readings<Field, Names>,
  { before, after }: Change,
  names: Names,
): Difference<Field>[] {
  const written = after ?? before ?? {};
  return readings
    .filter(([, { from }]) => from.some((name) => name in written))
    .map(([field, { read }]) => ({
      field,
      before: before && read(before, names),
      after: after && read(after, names),
    }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}
