import type {
  EntryOf,
  FilterOf,
  ListShape,
  PageColumn,
} from '@takst/contract/platform/lists/list-types.ts';
import type { ComponentProps, ReactNode } from 'react';
import { DownloadLink } from '#platform/design/buttons/download-link.tsx';
import { SheetMenu } from '#platform/design/buttons/sheet-menu.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { type FilterWords, useFilterChips } from './use-filter-chips.ts';
import type { FilterName, PageList } from './use-list-of.ts';

type SearchedListProps<L extends ListShape> = ComponentProps<
  typeof SearchedList<EntryOf<L>, FilterName<L>>
>;

/** How a column is shown. Its heading and whether it can be sorted are the list's. */
type ColumnContent<Row> = Omit<Column<Row>, 'id' | 'header' | 'isSortable'> & {
  /** Where a company has a name of its own for the column. */
  header?: string;
  /** Left out where the company has nothing to show in it. */
  isHidden?: boolean;
};
/** A column of the list that is missing does not compile. */
export type ColumnContents<L extends ListShape> = Readonly<
  Record<PageColumn<L>, ColumnContent<EntryOf<L>>>
>;

interface ListPageProps<L extends ListShape> extends Omit<
  SearchedListProps<L>,
  'list' | 'columns' | 'chips' | 'sortedBy'
> {
  list: PageList<L>;
  columns: ColumnContents<L>;
  /** Names of the filters, in their order. */
  filterWords?: FilterWords<FilterOf<L>>;
  /** Replaces the file of the filtered list. */
  files?: ReactNode;
  /** After the file. */
  actions?: ReactNode;
}

/** The page of a list: what `SearchedList` draws, with files, filters and columns from the list's literal. */
export function ListPage<L extends ListShape>({
  list,
  columns,
  filterWords,
  files,
  actions,
  searchLabel,
  ...rest
}: ListPageProps<L>) {
  const { of, isEmpty } = list;
  const chips = useFilterChips(list, filterWords);
  return (
    <SearchedList
      {...rest}
      list={list}
      actions={
        <>
          {!isEmpty && (files ?? <Files {...list.files} />)}
          {actions}
        </>
      }
      chips={isEmpty ? undefined : chips}
      searchLabel={isEmpty ? undefined : searchLabel}
      columns={useColumns(of, columns)}
      sortedBy={of.sortedBy}
    />
  );
}

function Files({ csv, xlsx }: PageList<ListShape>['files']) {
  if (csv === undefined) return null;
  if (xlsx === undefined) return <DownloadLink href={csv} />;
  return <SheetMenu csvFile={csv} excelFile={xlsx} />;
}

function useColumns<L extends ListShape>(
  list: L,
  shownColumns: ColumnContents<L>,
): Column<EntryOf<L>>[] {
  const language = usePageLanguage();
  const byName: Readonly<Record<string, ColumnContent<EntryOf<L>>>> = shownColumns;
  return Object.entries(list.columns).flatMap(([id, { heading, sort = false }]) => {
    const column = byName[id];
    if (!heading || !column || column.isHidden) return [];
    return { header: heading[language], ...column, id, isSortable: sort };
  });
}
