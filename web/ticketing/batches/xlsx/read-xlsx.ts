import { ReadError } from '../read/read-problem.ts';
import type { ReportProgress, SheetRows } from '../read/sheet-rows.ts';
import { readNumberFormats } from './number-formats.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readSheet } from './sheet.ts';
import { unzipParts } from './unzip-parts.ts';
import { readWorkbook } from './workbook.ts';

/** One sheet of an .xlsx file, the first one at first; `position` counts from 1. */
export function readXlsx(file: Uint8Array, position: number, report: ReportProgress): SheetRows {
  const parts = unzipParts(file, report);
  const workbook = readWorkbook(parts);
  const part = (name: string | null) => (name === null ? undefined : parts.get(name));
  const sheet = part(workbook.sheets[position - 1]?.part ?? null);
  if (!sheet) throw new ReadError('DAMAGED');
  const texts = {
    sharedStrings: readSharedStrings(part(workbook.sharedStrings), report),
    formats: readNumberFormats(part(workbook.styles)),
    countsFrom1904: workbook.countsFrom1904,
  };
  const names = workbook.sheets.map(({ name }) => name);
  return { ...readSheet(sheet, texts, report), sheet: { position, names } };
}
