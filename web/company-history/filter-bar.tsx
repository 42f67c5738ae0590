import { Select } from '#design/fields/select.tsx';
import { DatePicker } from '#design/dates/date-picker.tsx';
import { SearchBox } from '#design/search/search-box.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { HistoryFilter } from './history-filter.ts';
import { useHistoryWords } from './history-words.ts';

interface FilterBarProps {
  filter: HistoryFilter;
  onChange: (change: Partial<Omit<HistoryFilter, 'page'>>) => void;
}

const everything = 'all';

/** By person, kind and days. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const t = useTexts('company-history');
  const { kinds } = useHistoryWords();
  return (
    <div className="grid gap-4 border-b border-line p-4">
      <SearchBox
        label={t('search')}
        value={filter.search}
        onSearch={(search) => onChange({ search })}
        className="sm:max-w-lg"
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label={t('kind')}
          name="kind"
          value={kinds.some(({ value }) => value === filter.kind) ? filter.kind : everything}
          onChange={(kind) => onChange({ kind: kind === everything ? '' : kind })}
          options={[{ value: everything, label: t('allKinds') }, ...kinds]}
        />
        <DatePicker
          label={t('from')}
          name="from"
          value={filter.from}
          max={filter.to ?? undefined}
          onChange={(from) => onChange({ from })}
        />
        <DatePicker
          label={t('to')}
          name="to"
          value={filter.to}
          min={filter.from ?? undefined}
          onChange={(to) => onChange({ to })}
        />
      </div>
    </div>
  );
}
