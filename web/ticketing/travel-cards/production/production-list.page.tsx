import { reportStates } from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FilterChipsProps } from '#platform/design/list/filter-chips.tsx';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useList } from '#platform/design/list/use-list.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CardListActions } from '../lists/card-list-actions.tsx';
import { CompanyFilter } from './company-filter.tsx';
import { EnterNumbers } from './enter-numbers.tsx';
import {
  productionCountsQuery,
  productionQuery,
  type ProductionRow,
} from './production.queries.ts';
import { useProductionColumns } from './use-production-columns.tsx';

/** Travel cards by company and production day; those to be made come first (spec 3 §2.2). */
export function ProductionListPage() {
  const t = useTexts('travel-cards');
  const list = useList(productionQuery, ['company', 'state']);
  const { company } = list.filters;
  const [openedId, setOpenedId] = useState<number | null>(null);
  const isOpen = ({ id }: ProductionRow) => id === openedId;
  return (
    <SearchedList
      list={list}
      title={t('title')}
      subtitle={t('productionSubtitle')}
      actions={<CardListActions />}
      besideSearch={
        <CompanyFilter value={company} onChange={(id) => list.setFilters({ company: id })} />
      }
      chips={useStateChips(list.filters, (next) => list.setFilters({ state: next }))}
      columns={useProductionColumns({
        isOpen,
        onToggle: (row) => setOpenedId(isOpen(row) ? null : row.id),
      })}
      below={(row) =>
        isOpen(row) ? <EnterNumbers company={row.company} postAddress={row.postAddress} /> : null
      }
      cardsBelow={860}
      empty={{
        icon: 'card',
        title: t('productionEmptyTitle'),
        text: t('productionEmptyText'),
      }}
      noHits={{
        title: t('productionNoHitTitle'),
        text: t('productionNoHitText'),
        showAll: t('showEvery'),
      }}
    />
  );
}

type Filters = { readonly company: string; readonly state: string };

/** The states of the rows of the chosen company, with how many rows have each. */
function useStateChips(
  { company, state }: Filters,
  onChange: (state: string) => void,
): FilterChipsProps {
  const t = useTexts('travel-cards');
  const { data } = useQuery({ ...productionCountsQuery(company), throwOnError: false });
  const words = { REQUESTED: t('requested'), CREATED: t('produced') };
  return {
    label: t('filters'),
    value: state,
    onChange,
    chips: [
      { value: '', label: t('all'), count: data?.all },
      ...reportStates.map((one) => ({
        value: one,
        label: words[one],
        count: data?.counts[one],
      })),
    ],
  };
}
