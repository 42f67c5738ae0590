import type { RosterSummary } from '@takst/contract/ticketing/roster/roster.schema.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useComparisonKit } from './comparison-kit.ts';

/** The groups of people that the list is compared with; never leavers are not among them. */
const compared = ['leaver', 'changed', 'changed-phone', 'unchanged'];

/** What makes the list doubtful as a whole, in plain words: above the button, so that the rows stand first. */
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
        <Doubt title={t('halfTitle')}>
          {texts.half({ leavers: count(['leaver']), people: count(compared) })}
        </Doubt>
      )}
      {areNamesDoubtful && <Doubt title={t('namesTitle')}>{t('namesText')}</Doubt>}
    </>
  );
}

const Doubt = ({ title, children }: { title: string; children: ReactNode }) => (
  <p role="note" className="flex w-full gap-2 text-small">
    <Icon name="warning" className="mt-0.5 size-4 shrink-0 text-warning" />
    <span>
      <strong className="font-semibold text-warning">{title}</strong> {children}
    </span>
  </p>
);
