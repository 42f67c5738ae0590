import type { TaxBaseMonth } from '@takst/contract/services/free-tickets/tax-base/list-tax-base-dates.contract.ts';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { formatMonth } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type ChosenPeriod, firstOf } from './tax-months.ts';

interface PeriodSelectProps {
  months: readonly TaxBaseMonth[];
  period: ChosenPeriod | null;
  onChoose: (filters: { year: string; month: string }) => void;
}

/** Chooses a month or a whole year, of those that have a tax base. */
export function PeriodSelect({ months, period, onChoose }: PeriodSelectProps) {
  const t = useTexts('tax-base');
  const language = usePageLanguage();
  const years = Map.groupBy(months, ({ year }) => year);
  if (period && !years.has(period.year)) years.set(period.year, []);
  const soFar = (isClosed: boolean, text: string) =>
    isClosed ? text : t('soFarOption', { period: text });
  const options = [...years].flatMap(([year, ofYear]) => [
    {
      value: `${year}-`,
      label: soFar(
        ofYear.every(({ isClosed }) => isClosed),
        t('wholeYear', { year }),
      ),
    },
    ...withChosen(ofYear, year, period).map((one) => ({
      value: valueOf(one),
      label: soFar(one.isClosed, formatMonth(firstOf(one), language)),
    })),
  ]);
  return (
    <div className="sm:min-w-60">
      <SelectBox
        aria-label={t('period')}
        name="period"
        value={period ? valueOf(period) : ''}
        onChoose={(value) => {
          const [year = '', month = ''] = value.split('-');
          onChoose({ year, month });
        }}
        options={options}
      />
    </div>
  );
}

const valueOf = ({ year, month }: ChosenPeriod) => `${year}-${month ?? ''}`;

type MonthOption = { year: number; month: number; isClosed: boolean };

/** A month of the address that has no tax base is a choice, too: it is what is shown. */
function withChosen(
  ofYear: readonly MonthOption[],
  year: number,
  period: ChosenPeriod | null,
): readonly MonthOption[] {
  const month = period?.year === year ? period.month : null;
  if (month === null || ofYear.some((one) => one.month === month)) return ofYear;
  return [{ year, month, isClosed: true }, ...ofYear];
}
