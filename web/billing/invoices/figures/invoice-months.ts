import type { InvoiceEntry } from '@takst/contract/billing/invoices/invoice.schema.ts';
import {
  formatMonth,
  formatShortMonth,
  type Language,
  locales,
  monthName,
} from '#platform/design/format.ts';

type Months = Pick<InvoiceEntry, 'month' | 'year' | 'firstMonth'>;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Oktober 2026'. */
export const monthOf = (
  { month, year }: Pick<Months, 'month' | 'year'>,
  language: Language,
): string => capitalised(formatMonth(Temporal.PlainDate.from({ year, month, day: 1 }), language));

/** 'Oktober 2026'; of several months 'Juli – september 2026', 'November 2025 – januar 2026'. */
export function monthsOf({ month, year, firstMonth }: Months, language: Language): string {
  const last = Temporal.PlainDate.from({ year, month, day: 1 });
  const end = formatMonth(last, language);
  if (firstMonth.equals(last)) return capitalised(end);
  const start =
    firstMonth.year === year ? monthName(firstMonth, language) : formatMonth(firstMonth, language);
  return `${capitalised(start)} – ${end}`;
}

/** 'Okt. 2026', 'Jul.–sep. 2026', 'Nov. 2025–jan. 2026', for a narrow column. */
export function shortMonthsOf({ month, year, firstMonth }: Months, language: Language): string {
  const last = Temporal.PlainDate.from({ year, month, day: 1 });
  const end = formatShortMonth(last, language);
  if (firstMonth.equals(last)) return capitalised(end);
  const start =
    firstMonth.year === year
      ? abbreviation(firstMonth, language)
      : formatShortMonth(firstMonth, language);
  return capitalised(`${start}–${end}`);
}

/** 'jul.', 'Jul': a Norwegian month that stands alone has no full stop. */
function abbreviation(month: Temporal.PlainDate, language: Language): string {
  const name = month.toLocaleString(locales[language], { month: 'short' }).slice(0, 3);
  return language === 'nb' && name !== 'mai' ? `${name}.` : name;
}
