import { foldText } from '#customers/companies/folded.rules.ts';
import { type ParsedCell, faultyCell } from './cell-reading.ts';
import { cleanCell, isSpreadsheetError } from './clean-cell.rules.ts';
import { undoNumberFormat } from './digits-from-text.rules.ts';

/** A zone by its name, or all of them. */
export type ZoneCell =
  | { readonly allZones: true }
  | { readonly allZones: false; readonly zone: string };

const all = /^(alle|all)( (soner|zones))?$/;
const leadingWord = /^(sone|zone|takstsone|fare zone) ?/;

/** “2Ø”, “Sone 2Ø”, “1.0” from a column of numbers, “Alle soner”. */
export function readZone(cell: string, zoneNames: readonly string[]): ParsedCell<ZoneCell> {
  const text = cleanCell(cell);
  if (text === '') return faultyCell('required');
  if (isSpreadsheetError(text)) return faultyCell('spreadsheetError');
  const lowered = text.toLowerCase();
  if (all.test(lowered)) return { value: { allZones: true }, readAs: null };
  const number = undoNumberFormat(lowered.replace(leadingWord, ''));
  if (number === 'digits lost') return faultyCell('zoneUnknown');
  const exactZone = zoneNames.find((name) => name.toLowerCase() === number.text);
  const zone = exactZone ?? onlyFolded(number.text, zoneNames);
  if (zone === undefined) return faultyCell('zoneUnknown');
  return { value: { allZones: false, zone }, readAs: number.isUndone ? zone : null };
}

/** The zone whose name is the text without marks, if there is but one: 2O for 2Ø. */
function onlyFolded(text: string, zoneNames: readonly string[]): string | undefined {
  const matches = zoneNames.filter((name) => foldText(name) === foldText(text));
  return matches.length === 1 ? matches[0] : undefined;
}
