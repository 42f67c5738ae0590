import { foldText } from '#customers/companies/folded.rules.ts';
import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import { type ParsedCell, faultyCell } from './cell-reading.ts';
import { cleanCell, isSpreadsheetError } from './clean-cell.rules.ts';

export type Choice<Value extends string = string> = {
  readonly value: Value;
  readonly names: BilingualText;
};

/** Texts are compared without case, marks and spaces. */
const folded = (text: string): string => foldText(text).replaceAll(/[ .\-_]/g, '');

/** One of a few values, by its own text or by its name in either language. */
export function readChoice<Value extends string>(
  cell: string,
  choices: readonly Choice<Value>[],
): ParsedCell<Value> {
  const text = cleanCell(cell);
  if (text === '') return faultyCell('required');
  if (isSpreadsheetError(text)) return faultyCell('spreadsheetError');
  const choice = choices.find(({ value, names }) =>
    [value, names.nb, names.en].some((name) => folded(name) === folded(text)),
  );
  return choice ? { value: choice.value, readAs: null } : faultyCell('notAChoice');
}
