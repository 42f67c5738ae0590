import { unitCostFilters } from '@takst/contract/services/housing/costs/list-unit-costs.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { SheetMenu } from '#platform/design/buttons/sheet-menu.tsx';
import { MonthPicker } from '#platform/design/dates/month-picker.tsx';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useList } from '#platform/design/list/use-list.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { findingTexts } from '#services/housing/findings/finding-badges.tsx';
import { CostViews } from '#ticketing/tickets/cost-views.tsx';
import { UnitCostMonths } from './unit-cost-months.tsx';
import {
  unitCostFiles,
  unitCostFilterNames,
  unitCostOverviewQuery,
  unitCostsQuery,
} from './unit-costs.queries.ts';
import { useUnitCostColumns } from './use-unit-cost-columns.tsx';

/** Remounts for another company. */
export function UnitCostsPage() {
  return <UnitCosts key={useSession().company.id} />;
}

/** What each unit costs in a month (spec 2 §2, Housing association). */
function UnitCosts() {
  const t = useTexts('unit-costs');
  const tFinding = useTexts('unit-findings');
  const { company, today } = useSession();
  const list = useList(unitCostsQuery(company.id), unitCostFilterNames);
  const { data } = useQuery(unitCostOverviewQuery(company.id, list.filters));
  const { from, filter } = list.filters;
  const columns = useUnitCostColumns();
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <SearchedList
      list={list}
      title={t('title')}
      subtitle={company.name}
      actions={
        <>
          <MonthPicker
            label={t('month')}
            today={today}
            month={from}
            onChoose={(month) => list.setFilters({ from: month })}
          />
          {list.total !== 0 && <SheetMenu {...unitCostFiles(company.id, list)} />}
        </>
      }
      notice={
        <>
          <CostViews from={from} />
          <UnitCostMonths overview={data} />
        </>
      }
      searchLabel={list.isEmpty ? undefined : t('searchLabel')}
      chips={
        list.isEmpty
          ? undefined
          : {
              label: t('filters'),
              chips: [
                { value: '', label: t('all'), count: data?.all },
                ...unitCostFilters.map((value) => ({
                  value,
                  label:
                    value === 'more' || value === 'less' ? t(value) : tFinding(findingTexts[value]),
                  count: data?.counts[value],
                })),
              ],
              value: filter,
              onChange: (next) => list.setFilters({ filter: next }),
            }
      }
      columns={columns}
      sortedBy="number"
      rowPath={({ residents: [resident] }) =>
        resident ? pathTo('/borettslag/boenhet/{id}', { id: resident.subscriberId }) : null
      }
      cardsBelow={860}
      empty={{ icon: 'home', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={{ text: t('noHitText') }}
    />
  );
}
