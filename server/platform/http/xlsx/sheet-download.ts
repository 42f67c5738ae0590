import { csvLine, type ExactText } from '@takst/domain/platform/csv/csv.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';
import { csvDownload } from '#platform/http/csv.ts';
import { inPieces } from '#platform/http/xlsx/in-pieces.ts';
import type { Download } from '#platform/http/serve.ts';
import type { XlsxCell } from './xlsx-cells.ts';
import { type XlsxColumn, type XlsxFile, xlsxDownload } from './xlsx.ts';

export type SheetFormat = 'csv' | 'xlsx';

/** The same rows and columns as CSV or as a workbook. */
export function sheetDownload<Row>(
  format: SheetFormat,
  file: XlsxFile<Row>,
): { download: Download } {
  if (format === 'xlsx') return xlsxDownload(file);
  const { name, columns, parts } = file;
  const headings = columns.map(({ heading }) => heading);
  return csvDownload({ name, headings, parts: csvParts(columns, parts) });
}

async function* csvParts<Row>(
  columns: readonly XlsxColumn<Row>[],
  parts: XlsxFile<Row>['parts'],
): AsyncGenerator<string> {
  for await (const rows of inPieces(parts)) {
    yield rows.map((row) => csvLine(columns.map(({ cell }) => csvText(cell(row))))).join('');
  }
}

/** As a spreadsheet with Norwegian settings reads it. */
function csvText(cell: XlsxCell | null): string | ExactText {
  if (cell === null) return '';
  if (cell.kind === 'text' && cell.isExact) return { exactly: cell.value };
  if (cell.kind === 'date') return norwegianDate(cell.value);
  if (cell.kind === 'ore') return toKroner(cell.value).toFixed(2).replace('.', ',');
  return String(cell.value);
}
