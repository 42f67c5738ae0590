import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { formatMonth } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { monthText } from '@takst/domain/platform/time/month-text.rules.ts';

/** As far back as a year of closed months and the one before. */
const monthsBack = 13;
const monthsAhead = 6;

interface MonthPickerProps {
  label: string;
  today: Temporal.PlainDate;
  /** As the address has it; empty for today's. */
  month: string;
  onChoose: (month: string) => void;
}

/** Another month than today's. */
export function MonthPicker({ label, today, month: selectedMonth, onChoose }: MonthPickerProps) {
  const language = usePageLanguage();
  const current = today.with({ day: 1 });
  const months = Array.from({ length: monthsBack + monthsAhead + 1 }, (_, place) =>
    current.subtract({ months: monthsBack }).add({ months: place }),
  );
  return (
    <div className="w-44 max-sm:w-full">
      <SelectBox
        aria-label={label}
        value={selectedMonth || monthText(current)}
        onChoose={(value) => onChoose(value === monthText(current) ? '' : value)}
        options={months
          .toReversed()
          .map((month) => ({ value: monthText(month), label: formatMonth(month, language) }))}
      />
    </div>
  );
}
