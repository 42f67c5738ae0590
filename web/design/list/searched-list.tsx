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
import { useWords } from '#design/words.ts';
import { pageSize } from '@takst/contract/paging.ts';
import type { List } from './use-list.ts';

type TableParts<Row> = Pick<
  TableProps<Row>,
  'columns' | 'rowPath' | 'ticks' | 'sort' | 'onSort' | 'cardsBelow' | 'skeletonRows'
>;

interface SearchedListProps<
  Row extends { id: number },
  Filter extends string,
> extends TableParts<Row> {
  list: List<Row, Filter>;
  /** The heading, and what the table is a table of. */
  title: string;
  subtitle?: ReactNode;
  /** The way back. */
  back?: ReactNode;
  actions?: ReactNode;
  /** Stands between heading and list. */
  notice?: ReactNode;
  /** What can be searched for; without it there is no search box. */
  searchLabel?: string | undefined;
  filters?: ReactNode;
  /** There is nothing: what would be here, and the first thing to do. */
  empty: { icon: IconName; title: string; text: string; actions?: ReactNode };
  /** Search and filters match nothing, and the words of the button that shows everything. */
  noHits?: { title: string; text: string; showAll: string };
  /** What to say when it cannot be fetched; without it the page is the general error page. */
  failedTitle?: string;
}

/** A list of things: heading, search, filters, table, pages, and what stands there without rows. */
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
        <h2 className="mb-3 text-lg font-semibold">{title}</h2>
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
          <Failed title={failedTitle ?? ''} onRetry={list.retry} />
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
            <Pages list={list} />
          </>
        )}
      </Card>
    </>
  );
}

function Failed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const words = useWords();
  return (
    <Notice kind="warning" title={title} className="m-4">
      <Button className="mt-2" onClick={onRetry}>
        {words('tryAgain')}
      </Button>
    </Notice>
  );
}

/** A section says how many there are only where not all of them are in sight. */
function Pages<Row>({ list }: { list: List<Row, string> }) {
  const { page, total, isSection, setPage } = list;
  if (total === undefined || (isSection && total <= pageSize)) return null;
  return <Pagination page={page} total={total} onPage={setPage} />;
}
