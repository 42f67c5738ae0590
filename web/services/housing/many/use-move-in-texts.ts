import type { BatchTotals, OtherPerson } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { formatNumber, formatShortDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const faults = {
  UNIT_OCCUPIED: 'unitOccupied',
  END_DATE_NOT_OFFERED: 'endDateNotOffered',
} as const;
const isOwn = (code: string): code is keyof typeof faults => code in faults;

/** What is said once for all rows. */
const countTexts = {
  OTHERS_MOVE_OUT: 'rowsMoveOut',
  CHARGED_ALL_THE_SAME: 'rowsCharged',
} as const;
const isCounted = (code: string): code is keyof typeof countTexts => code in countTexts;

/** What a row, or all of them, mean for those who live in the units. */
export function useMoveInTexts() {
  const t = useTexts('batch-company-ticket-orders');
  const language = usePageLanguage();
  const { today } = useSession();
  const namesOf = (key: 'occupantSince' | 'movesOutOn', others: readonly OtherPerson[]): string =>
    others
      .map(({ name, day }) => t(key, { name, date: formatShortDate(day, { language, today }) }))
      .join(', ');
  return {
    fault: (code: string): string | null => (isOwn(code) ? t(faults[code]) : null),
    others(code: string, others: readonly OtherPerson[]): string | null {
      if (others.length === 0) return null;
      if (code === 'UNIT_OCCUPIED') return namesOf('occupantSince', others);
      if (code === 'OTHERS_MOVE_OUT') return namesOf('movesOutOn', others);
      if (code === 'CHARGED_ALL_THE_SAME') return t('chargedAnyway');
      if (code !== 'LIVE_TOGETHER') return null;
      return t('livesWith', { people: others.map(({ name }) => name).join(', ') });
    },
    note: ({ code, rows }: BatchTotals['notes'][number]): string | null =>
      isCounted(code) ? t(countTexts[code], { count: rows, rows: formatNumber(rows) }) : null,
  };
}
