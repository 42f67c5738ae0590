import { changeKind, companyChangeKinds } from '@takst/domain/app/changes/change-kinds.ts';
import { DatePicker } from '#platform/design/dates/date-picker.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { dayOf, type HistoryFilters } from './history.queries.ts';

interface FilterBarProps {
  filters: HistoryFilters;
  onChange: (change: Partial<HistoryFilters>) => void;
}

const allKinds = 'all';

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const t = useTexts('company-history');
  const language = usePageLanguage();
  const kinds = companyChangeKinds
    .map((kind) => ({ value: kind as string, label: changeKind(kind).name[language] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const [from, to] = [dayOf(filters.from), dayOf(filters.to)];
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Select
        label={t('kind')}
        name="kind"
        value={filters.kind || allKinds}
        onChange={(kind) => onChange({ kind: kind === allKinds ? '' : kind })}
        options={[{ value: allKinds, label: t('allKinds') }, ...kinds]}
      />
      <DatePicker
        label={t('from')}
        name="from"
        value={from}
        max={to ?? undefined}
        onChange={(day) => onChange({ from: day?.toString() ?? '' })}
      />
      <DatePicker
        label={t('to')}
        name="to"
        value={to}
        min={from ?? undefined}
        onChange={(day) => onChange({ to: day?.toString() ?? '' })}
      />
    </div>
  );
}
