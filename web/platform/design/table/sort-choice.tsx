import { useId } from 'react';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import type { Column, Sort } from './column.ts';

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  /** Its label is seen; where something stands beside it, there is no room for it. */
  isLabelled: boolean;
}

const choices: { direction: Sort['direction']; word: 'sortAscending' | 'sortDescending' }[] = [
  { direction: 'ascending', word: 'sortAscending' },
  { direction: 'descending', word: 'sortDescending' },
];

/** Selects the order on cards, which have no column headings to press. */
export function SortChoice<Row>({ columns, sort, onSort, isLabelled }: SortChoiceProps<Row>) {
  const t = useDesignTexts();
  const id = useId();
  const offers = columns
    .filter((column) => column.isSortable)
    .flatMap((column) =>
      choices.map(({ direction, word }) => ({
        key: `${column.id} ${direction}`,
        sort: { column: column.id, direction },
        text: t(word, { column: column.header }),
      })),
    );
  if (offers.length === 0) return null;
  return (
    <span className="flex min-w-0 flex-1 items-center">
      <label
        htmlFor={id}
        className={isLabelled ? 'shrink-0 pl-4 text-small font-semibold text-ink-muted' : 'sr-only'}
      >
        {t('sortBy')}
      </label>
      <SelectBox
        id={id}
        value={sort ? `${sort.column} ${sort.direction}` : null}
        placeholder=""
        onChoose={(key) => {
          const selectedOffer = offers.find((offer) => offer.key === key);
          if (selectedOffer) onSort(selectedOffer.sort);
        }}
        options={offers.map(({ key, text }) => ({ value: key, label: text }))}
        className="border-transparent bg-transparent text-right text-table whitespace-nowrap hover:border-transparent"
      />
    </span>
  );
}
