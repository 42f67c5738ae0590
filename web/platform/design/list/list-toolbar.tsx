import type { ReactNode } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Dropdown } from '#platform/design/overlays/dropdown.tsx';
import { SearchBox } from '#platform/design/search/search-box.tsx';
import { useNarrow } from '#platform/design/table/use-narrow.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
import { compactClass } from './list-options.tsx';
import type { List } from './use-list.ts';

export interface ListToolbarProps<Row, Filter extends string> {
  list: List<Row, Filter>;
  /** Label of the search box; without it there is none. */
  searchLabel?: string | undefined;
  /** One to three choices as wide as a column, at the right of the search box. */
  besideSearch?: ReactNode;
  /** Where the choices are behind one button, so that they take no line of their own. */
  filterMenu?: 'always' | 'phone' | undefined;
  /** One filter at a time, with counts. */
  chips?: FilterChipsProps | undefined;
}

interface LaidOutToolbarProps<Row, Filter extends string> extends ListToolbarProps<Row, Filter> {
  isPhone: boolean;
  /** On a phone, after the search box. */
  options: ReactNode;
}

/** Chips and search of a list in one line; on a phone the search comes first, then the chips. */
export function ListToolbar<Row, Filter extends string>({
  list,
  searchLabel,
  besideSearch,
  filterMenu,
  chips,
  isPhone,
  options,
}: LaidOutToolbarProps<Row, Filter>) {
  const t = useDesignTexts();
  const isTight = useNarrow(1392);
  const isInMenu = filterMenu === 'always' || (filterMenu === 'phone' && isPhone);
  const choices = isInMenu ? null : besideSearch;
  const isOneLine = !choices && chips !== undefined;
  return (
    <div
      className={classNames(
        'flex gap-3 max-sm:flex-col max-sm:gap-2',
        isOneLine ? 'sm:flex-row-reverse sm:items-center sm:justify-between' : 'flex-col',
      )}
    >
      <div
        className={classNames(
          'flex gap-3 max-sm:gap-2',
          isOneLine && 'sm:shrink-0',
          Boolean(choices) && 'max-sm:flex-col',
        )}
      >
        {searchLabel !== undefined && (
          <div
            className={classNames(
              'flex gap-2 max-sm:w-full',
              isOneLine ? searchBesideChips : 'sm:w-lg',
            )}
          >
            <SearchBox
              label={searchLabel}
              value={list.search}
              onSearch={list.setSearch}
              className="max-w-none"
              placeholder={isOneLine && !isPhone && isTight ? t('search') : searchLabel}
            />
            {isInMenu && besideSearch && <FilterMenu list={list}>{besideSearch}</FilterMenu>}
            {options}
          </div>
        )}
        {choices && (
          <div className="flex gap-3 *:flex-1 max-sm:flex-wrap max-sm:*:min-w-36 sm:*:w-44 sm:*:only:w-56">
            {choices}
          </div>
        )}
      </div>
      {chips && <FilterChips {...chips} isOneLine={isOneLine} />}
    </div>
  );
}

const searchBesideChips = 'sm:w-52 min-[87rem]:w-72';

interface FilterMenuProps<Row, Filter extends string> {
  list: List<Row, Filter>;
  children: ReactNode;
}

/** The choices of a list behind one button, which says how many of them filter it. */
function FilterMenu<Row, Filter extends string>({ list, children }: FilterMenuProps<Row, Filter>) {
  const t = useDesignTexts();
  const count = Object.entries(list.filters).filter(
    ([name, value]) => name !== chipFilter && value !== '',
  ).length;
  return (
    <Dropdown
      buttonClassName={classNames(
        compactClass,
        count > 0 && 'gap-1 border-select! bg-select-tint! font-semibold text-on-select-tint!',
      )}
      label={
        <>
          <Icon name="settings" />
          <span className="sr-only">{t('filters')}</span>
          {count > 0 && <span className="tabular-nums">{count}</span>}
        </>
      }
      panelClassName="w-64 p-2"
    >
      {() => <div className="grid gap-2">{children}</div>}
    </Dropdown>
  );
}

/** What the chips filter by: they show it themselves. */
const chipFilter = 'filter';
