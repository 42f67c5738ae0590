import type {
  EntryOf,
  FilterOf,
  ListShape,
  PageColumn,
} from '@takst/contract/platform/lists/list-types.ts';
import type { ComponentProps } from 'react';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import type { ListOption } from '#platform/design/list/list-option.ts';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useFileOptions } from '#platform/design/list/use-file-options.ts';
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
  'list' | 'columns' | 'chips' | 'sortedBy' | 'options'
> {
  list: PageList<L>;
  columns: ColumnContents<L>;
  /** Those that name the row, where the list's literal, and its file, begin with others. */
  firstColumns?: readonly PageColumn<L>[];
  /** Names of the filters, in their order. */
  filterWords?: FilterWords<FilterOf<L>>;
  /** Replace the files of the filtered list. */
  files?: readonly ListOption[];
  /** Before the files; those that a user does not have are null. */
  options?: readonly (ListOption | null)[];
}

/** The page of a list: what `SearchedList` draws, with files, filters and columns from the list's literal. */
export function ListPage<L extends ListShape>({
  list,
  columns,
  firstColumns = [],
  filterWords,
  files,
  options = [],
  searchLabel,
  ...rest
}: ListPageProps<L>) {
  const { of, isEmpty } = list;
  const chips = useFilterChips(list, filterWords);
  const otherOptions = options.filter((option) => option !== null);
  const filesOfList = useFileOptions(list.files, otherOptions.length === 0);
  return (
    <SearchedList
      {...rest}
      list={list}
      options={[...otherOptions, ...(isEmpty ? [] : (files ?? filesOfList))]}
      chips={isEmpty ? undefined : chips}
      searchLabel={isEmpty ? undefined : searchLabel}
      columns={withFirst(useColumns(of, columns), firstColumns)}
      sortedBy={of.sortedBy}
    />
  );
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

const withFirst = <Row,>(columns: readonly Column<Row>[], first: readonly string[]) => [
  ...first.flatMap((name) => columns.find(({ id }) => id === name) ?? []),
  ...columns.filter(({ id }) => !first.includes(id)),
];
