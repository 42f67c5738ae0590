import { useId } from 'react';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import type { Column, Sort } from './column.ts';

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

const choices: { direction: Sort['direction']; word: 'sortAscending' | 'sortDescending' }[] = [
  { direction: 'ascending', word: 'sortAscending' },
  { direction: 'descending', word: 'sortDescending' },
];

/** Selects the order on cards, which have no column headings to press. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
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
    <div className="flex items-center gap-3 border-b border-line bg-sunken px-4 py-2">
      <label htmlFor={id} className="shrink-0 text-small font-semibold text-ink-muted">
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
      />
    </div>
  );
}
