import type { ReactNode } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import type { IconName } from '#platform/design/icon-paths.ts';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import type { Chip } from './filter-chips.tsx';
import type { List } from './use-list.ts';

export interface EmptyListTexts {
  /** Shown when the list has no rows at all. */
  empty: { icon: IconName; title: string; text: string; actions?: ReactNode };
  /** What this list says otherwise when search and filters match nothing; null where that is as good as no rows at all. */
  noHits?: NoHitTexts | null | undefined;
}

/** `showAll` labels the button that resets search and filters. */
type NoHitTexts = {
  title?: string | undefined;
  text?: string | undefined;
  showAll?: string;
};

interface EmptyListProps<Row> extends EmptyListTexts {
  list: List<Row, string>;
  /** Chips of which one is pressed: what is filtered is named, and both ways out are offered. */
  chips: readonly Chip[] | undefined;
}

/** In place of the rows: what would be here, or what was searched and filtered and what is near. */
export function EmptyList<Row>({ list, empty, noHits = {}, chips }: EmptyListProps<Row>) {
  const t = useDesignTexts();
  if (list.isEmpty || noHits === null) {
    return (
      <EmptyState icon={empty.icon} title={empty.title} actions={empty.actions}>
        {empty.text}
      </EmptyState>
    );
  }
  const pressed = chips && pressedOf(list, chips);
  if (pressed) return <NoneInFilter list={list} chips={chips} pressed={pressed} />;
  const search = list.answeredSearch;
  return (
    <EmptyState
      icon="search"
      title={noHits.title ?? (search === '' ? t('noHits') : t('noHitsOf', { search }))}
      actions={<Button onClick={list.reset}>{noHits.showAll ?? t('showAll')}</Button>}
    >
      {noHits.text ?? t('checkSpelling')}
    </EmptyState>
  );
}

/** The chip that filters the list, where one does: a list may be filtered by other choices, too. */
const pressedOf = <Row,>({ filters }: List<Row, string>, chips: readonly Chip[]) =>
  chips.find(({ value }) => value !== '' && Object.values(filters).includes(value));

interface NoneInFilterProps<Row> {
  list: List<Row, string>;
  chips: readonly Chip[];
  pressed: Chip;
}

function NoneInFilter<Row>({ list, chips, pressed }: NoneInFilterProps<Row>) {
  const t = useDesignTexts();
  const filter = pressed.label;
  const all = chips.find(({ value }) => value === '')?.count;
  // With other choices the way out leads to more rows than the chips may have counted.
  const isChipAlone = Object.values(list.filters).filter((text) => text !== '').length === 1;
  const number = typeof all === 'number' && isChipAlone ? formatNumber(all) : '';
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
