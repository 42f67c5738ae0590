import { subscriberList } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { nameOfCostCentre } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import type { ReactNode } from 'react';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { type PageList, useCountsOf } from '#platform/lists/use-list-of.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Filters the list by cost centre, where anybody has one. */
export function useCostCentreFilter(list: PageList<typeof subscriberList>): ReactNode {
  const t = useTexts('employees');
  const { costCentres = [] } = useCountsOf(subscriberList) ?? {};
  const { 'cost-centre': chosen } = list.filters;
  if (list.isEmpty || (costCentres.length === 0 && !chosen)) return null;
  return (
    <SelectBox
      aria-label={t('costCentreFilter')}
      name="cost-centre"
      value={chosen}
      onChoose={(value) => list.setFilters({ 'cost-centre': value })}
      options={[
        { value: '', label: t('allCostCentres') },
        ...costCentres.map((one) => ({
          value: String(one.id),
          label: `${nameOfCostCentre(one)} (${formatNumber(one.people)})`,
        })),
        { value: 'none', label: t('withoutCostCentre') },
      ]}
    />
  );
}
