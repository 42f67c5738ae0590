import type { RosterSummary } from '@takst/contract/company-tickets/roster/roster.schema.ts';
import { formatNumber } from '#design/format.ts';
import { Notice } from '#design/page/notice.tsx';
import { useTexts } from '#texts/use-texts.ts';

const withTicket = ['leaver', 'never-leaver', 'changed', 'changed-phone', 'unchanged'];

/** What makes the list doubtful as a whole, in plain words. */
export function RosterGuards({ summary }: { summary: RosterSummary }) {
  const t = useTexts('batch-company-ticket-roster');
  const { groups, isPerhapsHalfAList, areNamesDoubtful } = summary;
  const count = (names: readonly string[]) =>
    formatNumber(
      groups.filter((one) => names.includes(one.class)).reduce((sum, { rows }) => sum + rows, 0),
    );
  return (
    <>
      {isPerhapsHalfAList && (
        <Notice kind="warning" title={t('halfTitle')}>
          <p>{t('halfText', { leavers: count(['leaver']), people: count(withTicket) })}</p>
        </Notice>
      )}
      {areNamesDoubtful && (
        <Notice kind="warning" title={t('namesTitle')}>
          <p>{t('namesText')}</p>
        </Notice>
      )}
    </>
  );
}
