import type { ListedRow } from '@takst/contract/platform/lists/list-types.ts';
import type { ReactNode } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import type { Sort, TableProps } from '#platform/design/table/column.ts';
import { Pagination } from '#platform/design/table/pagination.tsx';
import { Table } from '#platform/design/table/table.tsx';
import { useNarrow } from '#platform/design/table/use-narrow.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { pageSize } from '@takst/contract/platform/lists/paging.ts';
import { EmptyList, type EmptyListTexts } from './empty-list.tsx';
import type { ListOption } from './list-option.ts';
import { ListOptions } from './list-options.tsx';
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx';
import { useRowMarks } from './use-row-marks.ts';
import type { List } from './use-list.ts';

type TableOptions<Row> = Pick<
  TableProps<Row>,
  'columns' | 'rowPath' | 'ticks' | 'below' | 'cardsBelow' | 'skeletonRows'
>;

interface SearchedListProps<Row extends ListedRow, Filter extends string>
  extends TableOptions<Row>, EmptyListTexts, ListToolbarProps<Row, Filter> {
  /** Page heading; also the table's accessible name. */
  title: string;
  subtitle?: ReactNode;
  /** It says what stands above the page, too: it has the line of the title, and a phone leaves it out. */
  isSubtitleForWide?: boolean;
  back?: ReactNode;
  /** The main button. */
  actions?: ReactNode;
  /** Further options, behind one button. */
  options?: readonly ListOption[];
  /** Between heading and list. */
  notice?: ReactNode;
  /** Other filters. */
  filters?: ReactNode;
  /** Just added by the user: stands first and is marked, wherever the order has it. */
  newRow?: Row | undefined;
  /** Column of the list's own order, `-column` for descending; with it the columns can be sorted. */
  sortedBy?: string;
  /** Shown in place when fetching fails; without it the general error page is shown. */
  failedTitle?: string;
}

/** A list with heading, search, filters, table, pagination and empty states. */
export function SearchedList<Row extends ListedRow, Filter extends string>({
  list,
  title,
  subtitle,
  isSubtitleForWide = false,
  back,
  actions,
  options = [],
  notice,
  searchLabel,
  besideSearch,
  filterMenu,
  chips,
  filters,
  newRow,
  sortedBy,
  empty,
  noHits,
  failedTitle,
  ...table
}: SearchedListProps<Row, Filter>) {
  const marks = useRowMarks(list.rows);
  const isPhone = useNarrow(600);
  // A phone has room for one button beside the title.
  const isMenuInSearch = isPhone && searchLabel !== undefined;
  const menu = options.length > 0 && <ListOptions options={options} isCompact={isPhone} />;
  return (
    <>
      {list.isSection ? (
        <h2 className="mb-3 text-section font-semibold">{title}</h2>
      ) : (
        <PageHeader
          isOneLine={!back && (!subtitle || isSubtitleForWide)}
          title={title}
          subtitle={isPhone && isSubtitleForWide ? null : subtitle}
          back={back}
          actions={
            (actions || (menu && !isMenuInSearch)) && (
              <>
                {!isMenuInSearch && menu}
                {actions}
              </>
            )
          }
        />
      )}
      {notice}
      {(searchLabel !== undefined || besideSearch || chips || filters) && (
        <div className="mb-3 space-y-3 max-sm:mb-2">
          <ListToolbar
            list={list}
            searchLabel={searchLabel}
            besideSearch={besideSearch}
            filterMenu={filterMenu}
            chips={chips}
            isPhone={isPhone}
            options={isMenuInSearch && menu}
          />
          {filters}
        </div>
      )}
      <Card isFlush>
        {list.isError ? (
          <FailedNotice title={failedTitle ?? ''} onRetry={list.retry} />
        ) : (
          <>
            <Table
              {...table}
              label={title}
              rows={withFirst(list.rows, newRow)}
              markOf={({ id }) => (id === newRow?.id ? 'new' : marks.get(id))}
              isStale={list.isStale}
              rowKey={({ id }) => id}
              rowSearch={list.isSection ? {} : list.address}
              {...(sortedBy !== undefined && sortOf(list, sortedBy))}
              empty={<EmptyList list={list} empty={empty} noHits={noHits} chips={chips?.chips} />}
            />
            <ListPagination list={list} />
          </>
        )}
      </Card>
    </>
  );
}

function withFirst<Row extends ListedRow>(
  rows: readonly Row[] | undefined,
  first: Row | undefined,
): readonly Row[] | undefined {
  return rows && first ? [first, ...rows.filter(({ id }) => id !== first.id)] : rows;
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

/** The sort as the table has it; in the list's own order the address has none. */
function sortOf<Row>(list: List<Row, string>, sortedBy: string) {
  const current = list.sort || sortedBy;
  const isDescending = current.startsWith('-');
  const column = isDescending ? current.slice(1) : current;
  const sort: Sort = { column, direction: isDescending ? 'descending' : 'ascending' };
  const onSort = (next: Sort) => {
    const newSort = `${next.direction === 'descending' ? '-' : ''}${next.column}`;
    list.setSort(newSort === sortedBy ? '' : newSort);
  };
  return { sort, onSort };
}

/** A section shows pagination only if there is more than one page. */
function ListPagination<Row>({ list }: { list: List<Row, string> }) {
  const { page, size, total, isSection, setPage, setSize } = list;
  if (total === undefined || (isSection && total <= pageSize)) return null;
  return (
    <Pagination
      page={page}
      total={total}
      pageSize={size}
      onPage={setPage}
      {...(!isSection && { onPageSize: setSize })}
    />
  );
}
