import type { RosterSummary } from '@takst/contract/ticketing/roster/roster.schema.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useComparisonKit } from './comparison-kit.ts';

/** The groups of people that the list is compared with; never leavers are not among them. */
const compared = ['leaver', 'changed', 'changed-phone', 'unchanged'];

/** What makes the list doubtful as a whole, in plain words. */
export function RosterGuards({ summary }: { summary: RosterSummary }) {
  const t = useTexts('roster');
  const { texts } = useComparisonKit();
  const { groups, isPerhapsHalfAList, areNamesDoubtful } = summary;
  const count = (names: readonly string[]) =>
    formatNumber(
      groups.filter((one) => names.includes(one.class)).reduce((sum, { rows }) => sum + rows, 0),
    );
  return (
    <>
      {isPerhapsHalfAList && (
        <Notice kind="warning" title={t('halfTitle')}>
          <p>{texts.half({ leavers: count(['leaver']), people: count(compared) })}</p>
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
