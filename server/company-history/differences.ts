import type { Difference } from '@takst/contract/changes/history-entry.schema.ts';
import { shownFields } from '@takst/domain/changes/change-fields.ts';
import type { HistoryNames } from './history-names.ts';
import { readField, type Recorded } from './readings.ts';

export type RecordedValues = { before: Recorded | null; after: Recorded | null };

/** Databases hold these under names that are recorded no more. */
function withPresentNames({ addresses, expiryDate, ...recorded }: Recorded): Recorded {
  return {
    ...(typeof addresses === 'object' && addresses),
    ...(expiryDate !== undefined && { expirationDate: expiryDate }),
    ...recorded,
  };
}

/**
 * The fields that a change made into something else; what it did not record, it left alone. What
 * was deleted has only a before. A field that is not in the table of fields is never read.
 */
export function differencesOf(values: RecordedValues, names: HistoryNames): Difference[] {
  const before = values.before && withPresentNames(values.before);
  const after = values.after && withPresentNames(values.after);
  const recorded = after ?? before ?? {};
  return shownFields
    .filter(({ from }) => from.some((name) => name in recorded))
    .map((field) => ({
      field: field.name,
      before: before && readField(field, before, names),
      after: after && readField(field, after, names),
    }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}
