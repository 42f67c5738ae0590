import { maxSchoolTicketsOfFile } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Warns that the file does not hold the whole filtered list (spec 3 §7). */
export function FileLimit({ total = 0 }: { total: number | undefined }) {
  const t = useTexts('school-ticket-list');
  if (total <= maxSchoolTicketsOfFile) return null;
  return (
    <Notice
      className="mb-4"
      title={t('fileLimit', {
        most: formatNumber(maxSchoolTicketsOfFile),
        total: formatNumber(total),
      })}
    >
      {t('fileLimitText')}
    </Notice>
  );
}
