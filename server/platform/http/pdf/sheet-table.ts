import { norwegianDate } from '#platform/time/norwegian-date.ts';
import type { XlsxCell } from '#platform/http/xlsx/xlsx-cells.ts';
import type { XlsxColumn } from '#platform/http/xlsx/xlsx.ts';
import { amountText, countText } from './pdf-amounts.ts';
import { contentWidth, type PdfSheet } from './pdf-sheet.ts';
import type { PdfTable } from './pdf-table.ts';

type SheetTable<Row> = {
  readonly columns: readonly XlsxColumn<Row>[];
  readonly rows: readonly Row[];
  /** Below them, in bold. */
  readonly sum?: Row;
  readonly size?: number;
  readonly padding?: number;
  /** A bar for each row, from 0 to 1, at the right. */
  readonly shareOf?: (row: Row) => number;
};

const gap = 4;
const barWidth = 170;

/** The table of a workbook's sheet as wide as the page; columns with the widths that they have there to each other. */
export function sheetTable<Row>(sheet: PdfSheet, table: SheetTable<Row>): PdfTable {
  const { columns, rows, sum, shareOf, size, padding } = table;
  const bars = shareOf ? [{ heading: '', width: barWidth, isBar: true }] : [];
  const room = contentWidth(sheet) - gap * columns.length - (shareOf ? barWidth : 0);
  const characters = columns.reduce((all, { width }) => all + width, 0);
  const isTyped = ({ cell }: XlsxColumn<Row>) =>
    rows.some((row) => ['text', 'date'].includes(cell(row)?.kind ?? ''));
  const cellsOf = (row: Row) => columns.map(({ cell }) => cellText(cell(row)));
  return {
    columns: [
      ...columns.map((column) => ({
        heading: column.heading,
        width: (column.width / characters) * room,
        gap,
        isText: isTyped(column),
      })),
      ...bars,
    ],
    rows: [
      ...rows.map((row) => ({ cells: cellsOf(row), share: shareOf?.(row) ?? 0 })),
      ...(sum ? [{ cells: cellsOf(sum), isBold: true }] : []),
    ],
    ...(size !== undefined && { size }),
    ...(padding !== undefined && { padding }),
  };
}

function cellText(cell: XlsxCell | null): string {
  if (cell === null) return '';
  if (cell.kind === 'text') return cell.value;
  if (cell.kind === 'date') return norwegianDate(cell.value);
  return cell.kind === 'ore' ? amountText(cell.value) : countText(cell.value);
}
