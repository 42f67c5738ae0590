import {
  type SubscriberEntry,
  subscriberList,
} from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { useNewSubscriber } from '#ticketing/tickets/new-subscriber.ts';
import {
  useCompareRosterOption,
  useOrderManyOption,
} from '#ticketing/tickets/order-many-options.ts';
import { NewSubscriptionButton } from '#ticketing/tickets/new-subscription-button.tsx';
import { ListPage } from '#platform/lists/list-page.tsx';
import { type PageList, useListOf } from '#platform/lists/use-list-of.ts';
import { useCostCentreFilter } from '#ticketing/subscribers/cost-centres/use-cost-centre-filter.tsx';
import { useAgreementFilter } from './use-agreement-filter.tsx';
import type { RowTicks } from '#platform/design/table/column.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { useEmployeeFilterWords } from './use-employee-filter-words.ts';
import { useEmployeeColumns } from './use-employee-columns.tsx';
import { StartStrip } from './start-strip.tsx';
import { type TickedSubscribers, useTickedSubscribers } from './use-ticked-subscribers.ts';

// Loaded with the first tick.
const TickedBar = lazy(async () => ({ default: (await import('./ticked-bar.tsx')).TickedBar }));
// Loaded after the list: few companies have changed tickets for many.
const loadChanges = () => import('./running-changes.tsx');
const RunningChanges = lazy(async () => ({ default: (await loadChanges()).RunningChanges }));
const EarlierChanges = lazy(async () => ({ default: (await loadChanges()).EarlierChanges }));

/** Remounts for another company, so that no ticks remain. */
export function EmployeeListPage() {
  return <EmployeeList key={useSession().company.id} />;
}

/** All subscribers of the company with current or earlier tickets (spec 2 §2, Employee list). */
function EmployeeList() {
  const t = useTexts('employees');
  const tTickets = useTexts('company-tickets');
  const { company } = useSession();
  const pages = useServicePages();
  const ticked = useTickedSubscribers();
  const list = useListOf(subscriberList);
  const { rows, total = 0, isEmpty } = list;
  const rowTicks = useRowTicks(ticked);
  const agreement = useAgreementFilter(list);
  const costCentre = useCostCentreFilter(list);
  const orderMany = useOrderManyOption();
  const compareRoster = useCompareRosterOption();
  useDocumentTitle(`${tTickets('listTitle')} – ${company.name}`);
  return (
    <>
      <ListPage
        list={list}
        title={tTickets('listTitle')}
        subtitle={t('listSubtitle', { company: company.name })}
        isSubtitleForWide
        options={isEmpty ? [] : [orderMany, compareRoster]}
        actions={!isEmpty && <NewSubscriptionButton />}
        notice={
          <>
            {rows && !isEmpty && <StartStrip hasTicks={ticked.people.size > 0} />}
            <Suspense>{rows && pages.hasChangesForMany && <RunningChanges />}</Suspense>
          </>
        }
        searchLabel={t('searchLabel')}
        filterWords={useEmployeeFilterWords()}
        filterMenu="always"
        besideSearch={
          (agreement || costCentre) && (
            <>
              {agreement}
              {costCentre}
            </>
          )
        }
        columns={useEmployeeColumns()}
        cardsBelow={1024}
        newRow={useNewRow(list)}
        rowPath={({ id }) => pathTo(pages.person, { id })}
        ticks={pages.hasChangesForMany ? rowTicks : undefined}
        empty={{
          icon: 'users',
          title: t('emptyTitle'),
          text: t('emptyText'),
          actions: <NewSubscriptionButton label={t('orderFirst')} />,
        }}
        noHits={{ text: t('noHitText') }}
      />
      <Suspense>
        {ticked.people.size > 0 && <TickedBar ticked={ticked} choice={list} total={total} />}
      </Suspense>
      <Suspense>{rows && pages.hasChangesForMany && <EarlierChanges />}</Suspense>
    </>
  );
}

/** The person of the order that the user has just made, at the top of the list. */
function useNewRow(list: PageList<typeof subscriberList>): SubscriberEntry | undefined {
  const { company } = useSession();
  const subscriber = useNewSubscriber(company.id);
  const isAtTop =
    list.page === 1 && list.search === '' && !Object.values(list.filters).some(Boolean);
  const { data } = useQuery({
    ...queryOf(subscriberList.list, {
      params: { id: company.id },
      query: { searchFor: subscriber?.phone ?? '' },
    }),
    enabled: subscriber !== null,
    throwOnError: false,
  });
  return isAtTop ? data?.matches.find(({ id }) => id === subscriber?.id) : undefined;
}

function useRowTicks(ticked: TickedSubscribers): RowTicks<SubscriberEntry> {
  const t = useTexts('change-many-tickets');
  return {
    isTicked: ({ id }) => ticked.has(id),
    onTick: ticked.tick,
    label: ({ firstName, lastName }) => t('tick', { name: `${firstName} ${lastName}` }),
    allLabel: t('tickPage'),
  };
}
