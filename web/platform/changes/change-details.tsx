import type { HistoryEntry } from '@takst/contract/platform/changes/history-entry.schema.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type OwnFieldNames, useChangeDetails } from './use-change-details.ts';

interface ChangeDetailsProps {
  entry: HistoryEntry;
  ownFieldNames: OwnFieldNames;
}

/** The old and new values of a change, on request. */
export function ChangeDetails({ entry, ownFieldNames }: ChangeDetailsProps) {
  const t = useTexts('change-history');
  const detailOf = useChangeDetails(ownFieldNames);
  if (entry.differences.length === 0) return null;
  return (
    <details className="text-small font-normal text-ink-muted">
      <summary className="w-fit cursor-pointer py-0.5 underline pointer-coarse:py-3">
        {t('details')}
      </summary>
      {entry.differences.map((difference) => (
        <span key={difference.field} className="block wrap-anywhere">
          {detailOf(difference)}
        </span>
      ))}
    </details>
  );
}
