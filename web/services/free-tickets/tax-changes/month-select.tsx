import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { formatMonth } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { firstOf } from '#services/free-tickets/tax-base/tax-months.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type MonthOption = { readonly year: number; readonly month: number; readonly isClosed: boolean };

interface MonthSelectProps {
  months: readonly MonthOption[];
  /** The month that is shown. */
  period: MonthOption;
  onChoose: (filters: { year: string; month: string }) => void;
}

/** Chooses the month that is compared with the one before. */
export function MonthSelect({ months, period, onChoose }: MonthSelectProps) {
  const t = useTexts('tax-changes');
  const language = usePageLanguage();
  const isListed = months.some(({ year, month }) => year === period.year && month === period.month);
  return (
    <div className="sm:min-w-60">
      <SelectBox
        aria-label={t('month')}
        name="month"
        value={valueOf(period)}
        onChoose={(value) => {
          const [year = '', month = ''] = value.split('-');
          onChoose({ year, month });
        }}
        options={(isListed ? months : [period, ...months]).map((one) => {
          const month = formatMonth(firstOf(one), language);
          return {
            value: valueOf(one),
            label: one.isClosed ? month : t('soFarOption', { month }),
          };
        })}
      />
    </div>
  );
}

const valueOf = ({ year, month }: { year: number; month: number }) => `${year}-${month}`;
