import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Card } from '#design/page/card.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SearchBox } from '#design/search/search-box.tsx';
import { useListState } from '#design/table/list-address.ts';
import { Pagination } from '#design/table/pagination.tsx';
import { useLastPage } from '#design/table/use-last-page.ts';
import { useSession } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { NewSubscriptionButton } from '#company-tickets/new-subscription-button.tsx';
import { pageSize } from '@takst/contract/paging.ts';
import { employeeListQuery } from './employee-list.queries.ts';
import { EmployeeTable } from './employee.table.tsx';
import { TickedBar } from './ticked-bar.tsx';
import { useTicked } from './use-ticked.ts';

// Around the list, and after it: few companies have changed something for many people.
const loadChanges = () => import('#company-tickets/many/running-changes.tsx');
const RunningChanges = lazy(async () => ({ default: (await loadChanges()).RunningChanges }));
const EarlierChanges = lazy(async () => ({ default: (await loadChanges()).EarlierChanges }));

/** Another company has other people, and nobody of them is ticked. */
export function EmployeeListPage() {
  return <EmployeeList key={useSession().company.id} />;
}

/** Everyone in the company who has or had a ticket (spec 2 §2, Employee list). */
function EmployeeList() {
  const t = useTexts('company-tickets');
  const { company } = useSession();
  const { search, page, setSearch, setPage } = useListState('/bedriftsavtale');
  const ticked = useTicked();
  const { data, isPlaceholderData } = useQuery(
    employeeListQuery({ companyId: company.id, search, page }),
  );
  const total = data?.totalEntries;
  useDocumentTitle(`${t('listTitle')} – ${company.name}`);

  useLastPage({ page, pageSize, total: isPlaceholderData ? undefined : total, setPage });

  const hasNobody = total === 0 && search === '' && !isPlaceholderData;
  return (
    <>
      <PageHeader
        title={t('listTitle')}
        subtitle={t('listSubtitle', { company: company.name })}
        actions={!hasNobody && <NewSubscriptionButton />}
      />
      <Suspense>{data && <RunningChanges />}</Suspense>
      <Card isFlush>
        {!hasNobody && (
          <div className="border-b border-line p-4">
            <SearchBox label={t('searchLabel')} value={search} onSearch={setSearch} />
          </div>
        )}
        <EmployeeTable
          rows={data?.matches}
          search={search}
          isStale={isPlaceholderData}
          ticked={ticked}
          onClearSearch={() => setSearch('')}
        />
        {total !== undefined && <Pagination page={page} total={total} onPage={setPage} />}
      </Card>
      {ticked.ids.size > 0 && <TickedBar ticked={ticked} search={search} total={total ?? 0} />}
      <Suspense>{data && <EarlierChanges />}</Suspense>
    </>
  );
}
