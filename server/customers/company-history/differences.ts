import type { Difference } from '@takst/contract/platform/changes/history-entry.schema.ts';
import { shownFields } from '@takst/domain/app/changes/change-fields.ts';
import type { HistoryNames } from './history-names.ts';
import { readField, type RecordedValue } from './readings.ts';

export type RecordedValues = { before: RecordedValue | null; after: RecordedValue | null };

/**
 * The fields that a change altered. A deletion has only values before. A field that is not in the table
 * of fields is never read.
 */
export function differencesOf(
  { before, after }: RecordedValues,
  names: HistoryNames,
): Difference[] {
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
