import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { formatNumber } from '#design/format.ts';
import type { IconName } from '#design/icon-paths.ts';
import { EmptyState } from '#design/page/empty-state.tsx';
import { useDesignTexts } from '#design/use-design-texts.ts';
import type { Chip } from './filter-chips.tsx';
import type { List } from './use-list.ts';

export interface EmptyListTexts {
  /** Shown when the list has no rows at all. */
  empty: { icon: IconName; title: string; text: string; actions?: ReactNode };
  /** Shown when search and filters match nothing; `showAll` labels the button that resets them. */
  noHits?: { title: string; text: string; showAll: string } | undefined;
}

interface EmptyListProps<Row> extends EmptyListTexts {
  list: List<Row, string>;
  /** Chips of which one is pressed: what is filtered is named, and both ways out are offered. */
  chips: readonly Chip[] | undefined;
}

/** In place of the rows: what would be here, or what was searched and filtered and what is near. */
export function EmptyList<Row>({ list, empty, noHits, chips }: EmptyListProps<Row>) {
  if (list.isEmpty || !noHits) {
    return (
      <EmptyState icon={empty.icon} title={empty.title} actions={empty.actions}>
        {empty.text}
      </EmptyState>
    );
  }
  if (list.isFiltered && chips) return <NoneInFilter list={list} chips={chips} />;
  return (
    <EmptyState
      icon="search"
      title={noHits.title}
      actions={<Button onClick={list.reset}>{noHits.showAll}</Button>}
    >
      {noHits.text}
    </EmptyState>
  );
}

function NoneInFilter<Row>({ list, chips }: { list: List<Row, string>; chips: readonly Chip[] }) {
  const t = useDesignTexts();
  const filters = Object.values(list.filters);
  const filter = chips.find(({ value }) => value !== '' && filters.includes(value))?.label ?? '';
  const all = chips.find(({ value }) => value === '')?.count;
  const number = typeof all !== 'number' ? '' : formatNumber(all);
  const search = list.answeredSearch;
  const near = list.unfilteredTotal;
  if (search === '') {
    return (
      <EmptyState
        icon="search"
        title={t('noneInFilter', { filter })}
        actions={<Button onClick={list.clearFilters}>{t('showAllRows', { number })}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon="search"
      title={t('noHitsInFilter', { search, filter })}
      actions={
        <>
          <Button onClick={list.clearFilters}>{t('searchAll', { number })}</Button>
          <Button variant="quiet" onClick={list.clearSearch}>
            {t('clearSearch')}
          </Button>
        </>
      }
    >
      {near === undefined
        ? null
        : t(near === 0 ? 'noneNear' : near === 1 ? 'oneNear' : 'someNear', {
            number: formatNumber(near),
          })}
    </EmptyState>
  );
}
