import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';

/** How a column is shown; the numbers are styles of the workbook. A text is never anything else. */
export const cellStyles = { text: 1, ore: 2, date: 3, count: 4, heading: 5 } as const;

export type XlsxCell =
  /** An exact one stays as it is typed also where a spreadsheet reads CSV: `00123` (`ExactText`). */
  | { readonly kind: 'text'; readonly value: string; readonly isExact?: true }
  | { readonly kind: 'ore' | 'count'; readonly value: number }
  | { readonly kind: 'date'; readonly value: Temporal.PlainDate };

type Maybe<Value> = Value | null;
type MaybeCell = XlsxCell | null;

/** What somebody may have typed: never a number, a date or a formula. */
export const textCell = (value: Maybe<string>): MaybeCell =>
  value === null || value === '' ? null : { kind: 'text', value };
export const exactCell = (value: Maybe<string>): MaybeCell =>
  value === null || value === '' ? null : { kind: 'text', value, isExact: true };
/** Øre, shown as kroner with two decimals. */
export const oreCell = (value: Maybe<number>): MaybeCell =>
  value === null ? null : { kind: 'ore', value };
export const countCell = (value: Maybe<number>): MaybeCell =>
  value === null ? null : { kind: 'count', value };
export const dateCell = (value: Maybe<Temporal.PlainDate>): MaybeCell =>
  value === null ? null : { kind: 'date', value };

/** A cell at its reference ("A2"); nothing for an empty one. */
export function cellXml(cell: MaybeCell, reference: string): string {
  if (cell === null) return '';
  const style = cellStyles[cell.kind];
  if (cell.kind === 'text') return textCellXml(cell.value, { reference, style });
  return `<c r="${reference}" s="${style}"><v>${numberOf(cell)}</v></c>`;
}

export const textCellXml = (
  text: string,
  { reference, style }: { reference: string; style: number },
): string =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${textXml(text)}</t></is></c>`;

function numberOf(cell: Exclude<XlsxCell, { kind: 'text' }>): number {
  if (cell.kind === 'date') return daySince1900(cell.value);
  return cell.kind === 'ore' ? toKroner(cell.value) : cell.value;
}

/** Day 1 is the first of 1900; programs count a 29 February of that year, which never was. */
const dayZero = Temporal.PlainDate.from('1899-12-30');
const daySince1900 = (date: Temporal.PlainDate): number => dayZero.until(date).days;

/** No cell holds more. */
const maxLength = 32_767;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What XML forbids or changes, and what would be read as the code of a character. */
const coded = /(?![\t\n])[\p{Cc}\uFFFE\uFFFF]|\p{Surrogate}|_(?=x[\dA-Fa-f]{4}_)/gu;

const textXml = (text: string): string =>
  text
    .slice(0, maxLength)
    .replaceAll(coded, codeOf)
    .replaceAll(/[&<>]/g, (character) => entities[character] ?? character);

/** `_x000D_`: how a workbook writes a character that XML cannot hold. */
const codeOf = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
