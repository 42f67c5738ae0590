import type { NumberFormat } from './number-formats.ts';

/** Shown as Excel shows a formula that has failed: the cell is at fault, and says so. */
const notCalculated = '#CALC!';
const lostText = '#REF!';

/** A cell as its tags have it. */
export type CellParts = {
  type: string;
  /** The number of its style. */
  style: number;
  value: string | null;
  inlineText: string;
  hasFormula: boolean;
};

export type CellTexts = {
  sharedStrings: readonly string[];
  formats: readonly NumberFormat[];
  countsFrom1904: boolean;
};

/** The text of a cell as somebody sees it in Excel; a date as 2026-03-01. */
export function cellText(cell: CellParts, texts: CellTexts): string {
  const { type, value } = cell;
  if (type === 'inlineStr') return cell.inlineText;
  if (value === null || value === '') return cell.hasFormula && value === null ? notCalculated : '';
  if (type === 's') return texts.sharedStrings[Number(value)] ?? lostText;
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.slice(0, 10);
  return type === 'n' ? numberText(value, texts.formats[cell.style], texts.countsFrom1904) : value;
}

function numberText(value: string, format: NumberFormat | undefined, from1904: boolean): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (format?.kind === 'date') return dayOf(number, from1904) ?? String(number);
  // Excel keeps 15 digits: the others are zeros that nobody has typed.
  if (Math.abs(number) >= 1e15) return number.toExponential().replace('e', 'E');
  const text = plainNumber(Number(number.toPrecision(15)));
  return format?.kind === 'zeros' ? text.padStart(format.digits, '0') : text;
}

const plainNumber = (number: number) =>
  Math.abs(number) < 1e-6 && number !== 0 ? number.toFixed(10) : String(number);

/** Excel takes 1900 for a leap year: from its day 60 on it is one day ahead. */
function dayOf(serial: number, from1904: boolean): string | null {
  const days = Math.floor(serial);
  if (days < 1 || days > 2_958_465) return null;
  const start = from1904 ? '1904-01-01' : days < 60 ? '1899-12-31' : '1899-12-30';
  return Temporal.PlainDate.from(start).add({ days }).toString();
}
