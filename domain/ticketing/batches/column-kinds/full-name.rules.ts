import { type ParsedCell, faultyCell } from './cell-reading.ts';
import { cleanCell, isSpreadsheetError } from './clean-cell.rules.ts';

export type SplitName = { readonly firstName: string; readonly lastName: string };

/** Words with which a last name of several words begins. */
const particles = new Set([
  'af',
  'al',
  'bin',
  'da',
  'de',
  'del',
  'den',
  'der',
  'di',
  'dos',
  'du',
  'el',
  'la',
  'le',
  'ten',
  'ter',
  'van',
  'vom',
  'von',
  'zu',
]);

/** “Nordmann, Kari Anne” and “Kari Anne Nordmann”; a last name may begin with “van der”. */
export function readFullName(cell: string): ParsedCell<SplitName> {
  const text = cleanCell(cell);
  if (text === '') return faultyCell('required');
  if (isSpreadsheetError(text)) return faultyCell('spreadsheetError');
  const [beforeComma = '', afterComma, ...others] = text.split(',').map((part) => part.trim());
  if (others.length > 0) return faultyCell('wrongFormat');
  if (beforeComma && afterComma) return name(afterComma, beforeComma);
  const words = (beforeComma || (afterComma ?? '')).split(' ');
  if (words.length === 1) return faultyCell('fullNameOneWord');
  const particle = words.findIndex((word, place) => place > 0 && particles.has(word.toLowerCase()));
  const start = particle > 0 ? particle : words.length - 1;
  return name(words.slice(0, start).join(' '), words.slice(start).join(' '));
}

const name = (firstName: string, lastName: string): ParsedCell<SplitName> => ({
  value: { firstName, lastName },
  readAs: null,
});
