import { pageSize } from '@takst/contract/paging.ts';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#design/page/card.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SearchBox } from '#design/search/search-box.tsx';
import { useListState } from '#design/table/list-address.ts';
import { Pagination } from '#design/table/pagination.tsx';
import { useLastPage } from '#design/table/use-last-page.ts';
import { companyListQuery } from '#companies/company.queries.ts';
import { useTexts } from '#texts/use-texts.ts';
import { CompanyTable } from './company.table.tsx';
import { NewCompanyButton } from './new-company-button.tsx';

/** Every company of the operator (spec 1 §2.3). */
export function CompanyListPage() {
  const t = useTexts('companies');
  const { search, page, setSearch, setPage } = useListState('/bedrifter');
  const { data, isPlaceholderData } = useQuery(companyListQuery({ search, page }));
  const total = data?.totalEntries;
  useLastPage({ page, pageSize, total: isPlaceholderData ? undefined : total, setPage });
  return (
    <>
      <PageHeader title={t('listTitle')} actions={<NewCompanyButton />} />
      <Card isFlush>
        <div className="border-b border-line p-4">
          <SearchBox
            label={t('searchLabel')}
            value={search}
            onSearch={setSearch}
            className="sm:max-w-lg"
          />
        </div>
        <CompanyTable
          rows={data?.matches}
          search={search}
          isStale={isPlaceholderData}
          onClearSearch={() => setSearch('')}
        />
        {total !== undefined && <Pagination page={page} total={total} onPage={setPage} />}
      </Card>
    </>
  );
}
