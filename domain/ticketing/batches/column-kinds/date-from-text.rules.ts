import { type ParsedCell, faultyCell } from './cell-reading.ts';
import { cleanCell, isSpreadsheetError } from './clean-cell.rules.ts';
import { undoNumberFormat } from './digits-from-text.rules.ts';

type PlainDate = Temporal.PlainDate;

export type DateContext = {
  /** The days that the column can mean. */
  readonly first: PlainDate;
  readonly last: PlainDate;
  /** Whether `3/4` is 3 April or 4 March in this file; null while nobody has said so. */
  readonly slashOrder: 'day-first' | 'month-first' | null;
  /** The century of a year of two digits; null where such a year is not guessed. */
  readonly century: '20' | null;
};

/** The days that a date near today can mean: two years back, ten ahead. */
export const nearDates = (
  today: PlainDate,
  slashOrder: DateContext['slashOrder'] = null,
): DateContext => ({
  first: today.subtract({ years: 2 }),
  last: today.add({ years: 10 }),
  slashOrder,
  century: '20',
});

const oldestYears = 120;

/** The days on which somebody who lives today can have been born. A year of two digits may be of either century. */
export const birthDates = (
  today: PlainDate,
  slashOrder: DateContext['slashOrder'] = null,
): DateContext => ({
  first: today.subtract({ years: oldestYears }),
  last: today,
  slashOrder,
  century: null,
});

/** Day 0 of spreadsheets that count from 1900; they take 1900 for a leap year. */
const dayZero = Temporal.PlainDate.from('1899-12-30');

/** As dates are written everywhere else in the portal; as a cell it is read again as the same day. */
export const writtenDate = ({ day, month, year }: PlainDate): string =>
  [String(day).padStart(2, '0'), String(month).padStart(2, '0'), year].join('.');

/** People write dates without a time; spreadsheets add midnight. */
const midnight = /[ T]00:00(:00(\.0+)?)?Z?$/;

/** A date as people and spreadsheets write it. */
export function readDate(cell: string, context: DateContext): ParsedCell<PlainDate> {
  const text = cleanCell(cell).replace(midnight, '');
  if (text === '') return faultyCell('required');
  if (isSpreadsheetError(text)) return faultyCell('spreadsheetError');
  const number = undoNumberFormat(text);
  if (number !== 'digits lost' && /^\d{5,8}$/.test(number.text)) {
    return readDigits(number.text, context);
  }
  return readWritten(text, context);
}

/** The only one of several dates that a text can mean; with several it is unknown which. */
function onlyOne(dates: readonly (PlainDate | null)[], { first, last }: DateContext) {
  const possible = dates.filter(
    (date) =>
      date !== null &&
      Temporal.PlainDate.compare(first, date) <= 0 &&
      Temporal.PlainDate.compare(date, last) <= 0,
  );
  const [date, ...others] = possible;
  return others.length === 0 ? (date ?? null) : 'several';
}

/** A spreadsheet's number of a day, `010426`, `01042026` or `20260401`. */
function readDigits(digits: string, context: DateContext): ParsedCell<PlainDate> {
  const padded = digits.padStart(digits.length <= 6 ? 6 : 8, '0');
  const dates =
    padded.length === 6
      ? [dayZero.add({ days: Number(digits) }), ofShortYear(context, padded)]
      : [
          dateOf(padded.slice(4), padded.slice(2, 4), padded.slice(0, 2)),
          dateOf(padded.slice(0, 4), padded.slice(4, 6), padded.slice(6)),
        ];
  const date = onlyOne(dates, context);
  if (date === null || date === 'several') return faultyCell('date');
  return { value: date, readAs: writtenDate(date) };
}

const ofShortYear = ({ century }: DateContext, digits: string): PlainDate | null =>
  century && dateOf(`${century}${digits.slice(4)}`, digits.slice(2, 4), digits.slice(0, 2));

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const dayMonthYear = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
const monthInWords = /^(\d{1,2})\.? ?(\p{L}{3,})\.? (\d{4})$/u;

function readWritten(text: string, context: DateContext): ParsedCell<PlainDate> {
  const [, isoYear = '', isoMonth = '', isoDay = ''] = iso.exec(text) ?? [];
  if (isoYear) return asWritten(dateOf(isoYear, isoMonth, isoDay));
  const [, wordsDay = '', word = '', wordsYear = ''] = monthInWords.exec(text) ?? [];
  if (word) return asWritten(dateOf(wordsYear, String(monthOf(word)), wordsDay));
  const [, one = '', mark = '', other = '', year = ''] = dayMonthYear.exec(text) ?? [];
  const fullYear = year.length === 2 ? context.century && `${context.century}${year}` : year;
  if (!one || fullYear === null) return faultyCell('date');
  const dayFirst = dateOf(fullYear, other, one);
  const monthFirst = dateOf(fullYear, one, other);
  if (mark !== '/' || context.slashOrder === 'day-first') return asWritten(dayFirst);
  if (context.slashOrder === 'month-first') return asRead(monthFirst);
  if (dayFirst && monthFirst && !dayFirst.equals(monthFirst)) return faultyCell('dateOrderUnknown');
  return asRead(dayFirst ?? monthFirst);
}

const asWritten = (date: PlainDate | null): ParsedCell<PlainDate> =>
  date ? { value: date, readAs: null } : faultyCell('date');
const asRead = (date: PlainDate | null): ParsedCell<PlainDate> =>
  date ? { value: date, readAs: writtenDate(date) } : faultyCell('date');

function dateOf(year: string, month: string, day: string): PlainDate | null {
  const fields = { year: Number(year), month: Number(month), day: Number(day) };
  try {
    return Temporal.PlainDate.from(fields, { overflow: 'reject' });
  } catch {
    return null;
  }
}

/** In Norwegian and English; three letters tell the months apart in both. */
const months = [
  ['jan'],
  ['feb'],
  ['mar'],
  ['apr'],
  ['mai', 'may'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov'],
  ['des', 'dec'],
];
const monthOf = (word: string): number =>
  months.findIndex((starts) => starts.some((start) => word.toLowerCase().startsWith(start))) + 1;
