import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { ChangeAct } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { formatNumber } from '#platform/design/format.ts';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { isPriced, useChangeTotals } from './use-change-totals.ts';

/** How many, when and for how much, before it begins. */
export function ChangeFacts({ act, totals }: { act: ChangeAct; totals: BatchTotals }) {
  const t = useTexts('change-many-tickets');
  const { days, cost } = useChangeTotals(act, totals);
  const items = [
    { term: t('numberOfPeople'), value: formatNumber(totals.ready) },
    ...(days ? [{ term: t(act === 'end' ? 'lastDay' : 'from'), value: days }] : []),
    ...(isPriced(act) ? [{ term: t('perMonth'), value: cost ?? t('costUnknown') }] : []),
  ];
  return <DescriptionList items={items} />;
}
