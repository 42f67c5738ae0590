import { SelectBox } from '#design/fields/select-box.tsx';
import { formatMonth } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { monthText, type PayrollParts } from './payroll-line.ts';

/** As far back as a year of closed months and the one before. */
const monthsBack = 13;

/** Another payroll month than today's, where the company's setting allows it (spec 2 §2). */
export function MonthPicker({ list, source }: PayrollParts) {
  const t = useTexts('payroll');
  const language = usePageLanguage();
  const { today } = useSession();
  if (!source.hasDatePicker) return null;
  const current = today.with({ day: 1 });
  const months = Array.from({ length: monthsBack + 7 }, (_, place) =>
    current.subtract({ months: monthsBack }).add({ months: place }),
  );
  const { from } = list.filters;
  const isKnown = months.some((month) => monthText(month) === from);
  return (
    <div className="w-44 max-sm:w-full">
      <SelectBox
        aria-label={t('fromMonth')}
        value={isKnown ? from : monthText(current)}
        onChange={({ target: { value } }) =>
          list.setFilters({ from: value === monthText(current) ? '' : value, month: '' })
        }
      >
        {months.toReversed().map((month) => (
          <option key={monthText(month)} value={monthText(month)}>
            {formatMonth(month, language)}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
