import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import type { IconName } from '#design/icon-paths.ts';
import { Card } from '#design/page/card.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { Notice } from '#design/page/notice.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SearchBox } from '#design/search/search-box.tsx';
import type { TableProps } from '#design/table/column.ts';
import { Pagination } from '#design/table/pagination.tsx';
import { Table } from '#design/table/table.tsx';
import { useDesignTexts } from '#design/use-design-texts.ts';
import { pageSize } from '@takst/contract/paging.ts';
import type { List } from './use-list.ts';

type TableOptions<Row> = Pick<
  TableProps<Row>,
  'columns' | 'rowPath' | 'ticks' | 'sort' | 'onSort' | 'cardsBelow' | 'skeletonRows'
>;

interface SearchedListProps<
  Row extends { id: number },
  Filter extends string,
> extends TableOptions<Row> {
  list: List<Row, Filter>;
  /** Page heading; also the table's accessible name. */
  title: string;
  subtitle?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
  /** Between heading and list. */
  notice?: ReactNode;
  /** Label of the search box; without it there is none. */
  searchLabel?: string | undefined;
  filters?: ReactNode;
  /** Shown when the list has no rows at all. */
  empty: { icon: IconName; title: string; text: string; actions?: ReactNode };
  /** Shown when search and filters match nothing; `showAll` labels the button that resets them. */
  noHits?: { title: string; text: string; showAll: string };
  /** Shown in place when fetching fails; without it the general error page is shown. */
  failedTitle?: string;
}

/** A list with heading, search, filters, table, pagination and empty states. */
export function SearchedList<Row extends { id: number }, Filter extends string>({
  list,
  title,
  subtitle,
  back,
  actions,
  notice,
  searchLabel,
  filters,
  empty,
  noHits,
  failedTitle,
  ...table
}: SearchedListProps<Row, Filter>) {
  return (
    <>
      {list.isSection ? (
        <h2 className="mb-3 text-section font-semibold">{title}</h2>
      ) : (
        <PageHeader title={title} subtitle={subtitle} back={back} actions={actions} />
      )}
      {notice}
      <Card isFlush>
        {(searchLabel !== undefined || filters) && (
          <div className="grid gap-4 border-b border-line p-4">
            {searchLabel !== undefined && (
              <SearchBox
                label={searchLabel}
                value={list.search}
                onSearch={list.setSearch}
                className="sm:max-w-lg"
              />
            )}
            {filters}
          </div>
        )}
        {list.isError ? (
          <FailedNotice title={failedTitle ?? ''} onRetry={list.retry} />
        ) : (
          <>
            <Table
              {...table}
              label={title}
              rows={list.rows}
              isStale={list.isStale}
              rowKey={({ id }) => id}
              rowSearch={list.isSection ? {} : list.address}
              empty={
                list.isEmpty || !noHits ? (
                  <EmptyState icon={empty.icon} title={empty.title} actions={empty.actions}>
                    {empty.text}
                  </EmptyState>
                ) : (
                  <EmptyState
                    icon="search"
                    title={noHits.title}
                    actions={<Button onClick={list.reset}>{noHits.showAll}</Button>}
                  >
                    {noHits.text}
                  </EmptyState>
                )
              }
            />
            <ListPagination list={list} />
          </>
        )}
      </Card>
    </>
  );
}

function FailedNotice({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useDesignTexts();
  return (
    <Notice kind="warning" title={title} className="m-4">
      <Button className="mt-2" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Notice>
  );
}

/** A section shows pagination only if there is more than one page. */
function ListPagination<Row>({ list }: { list: List<Row, string> }) {
  const { page, total, isSection, setPage } = list;
  if (total === undefined || (isSection && total <= pageSize)) return null;
  return <Pagination page={page} total={total} onPage={setPage} />;
}
