import { type ParsedCell, faultyCell } from './cell-reading.ts';
import { cleanCell, isSpreadsheetError } from './clean-cell.rules.ts';

const scientific = /^\+?(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;
const wholeAsDecimal = /^(\+?\d+)[.,]0+$/;

/** A number as it was before a spreadsheet wrote it with an exponent or with decimals. */
export type WholeNumberText = { readonly text: string; readonly isUndone: boolean } | 'digits lost';

/**
 * Undoes what spreadsheets do to long numbers: `4.1234567E+07` is 41234567 where every digit is there;
 * `41234567.0` too. Any other text is returned as it is.
 */
export function undoNumberFormat(text: string): WholeNumberText {
  const [, first = '', decimals = '', exponent = ''] = scientific.exec(text) ?? [];
  if (first) {
    return decimals.length === Number(exponent)
      ? { text: `${first}${decimals}`, isUndone: true }
      : 'digits lost';
  }
  const whole = wholeAsDecimal.exec(text)?.[1];
  return whole === undefined ? { text, isUndone: false } : { text: whole, isUndone: true };
}

/** Digits alone, of one of the lengths: card numbers and the like. */
export function readDigits(cell: string, lengths: readonly number[]): ParsedCell<string> {
  const text = cleanCell(cell);
  if (text === '') return faultyCell('required');
  if (isSpreadsheetError(text)) return faultyCell('spreadsheetError');
  const number = undoNumberFormat(text);
  if (number === 'digits lost') return faultyCell('digitsLost');
  const digits = number.text.replaceAll(/[ .-]/g, '');
  if (!/^\d+$/.test(digits)) return faultyCell('numbersOnly');
  if (!lengths.includes(digits.length)) {
    return faultyCell(digits.length < Math.min(...lengths) ? 'minLength' : 'maxLength');
  }
  return { value: digits, readAs: number.isUndone ? digits : null };
}
