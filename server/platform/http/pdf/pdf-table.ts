import { setImmediate } from 'node:timers/promises';
import type { PageBreak } from './pdf-pages.ts';
import {
  colours,
  drawFittedText,
  drawRule,
  drawText,
  heightOf,
  paper,
  type PdfSheet,
} from './pdf-sheet.ts';

export type PdfColumn = {
  readonly heading: string;
  readonly width: number;
  /** To the next column. */
  readonly gap?: number;
  /** Wraps; what is none is a figure on one line, at the right. */
  readonly isText?: boolean;
  /** Shows the share of each row as a bar. */
  readonly isBar?: boolean;
};

type PdfRow = {
  readonly cells: readonly string[];
  readonly isBold?: boolean;
  /** From 0 to 1, in the column of bars. */
  readonly share?: number;
};

export type PdfTable = {
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly PdfRow[];
  readonly size?: number;
  /** Above and below the text of a row, together. */
  readonly padding?: number;
};

/** Rows after which others have their turn: some 25 ms where a table has a column for each month. */
const rowsInTurn = 8;

/** A table with its headings on every page; no row is divided. Says where it ends. */
export async function drawTable(
  sheet: PdfSheet,
  table: PdfTable,
  { top, turn }: { top: number; turn: PageBreak },
): Promise<number> {
  let y = drawHeadings(sheet, table, top);
  for (const [index, row] of table.rows.entries()) {
    if (index % rowsInTurn === 0) await setImmediate();
    const height = rowHeight(sheet, table, row);
    if (y + height > turn.bottom) y = drawHeadings(sheet, table, turn.next());
    drawRow({ sheet, table }, row, y + (table.padding ?? usualPadding) / 2);
    y += height;
    drawRule(sheet, y, { colour: colours.line, width: 0.5 });
  }
  return y;
}

const usualSize = 9;
const usualPadding = 10;

const rowHeight = (
  sheet: PdfSheet,
  { columns, size = usualSize, padding = usualPadding }: PdfTable,
  { cells, isBold = false }: PdfRow,
): number =>
  padding +
  Math.max(
    ...columns.map(({ width, isText }, place) =>
      heightOf(sheet, (isText && cells[place]?.trim()) || ' ', { width, size, isBold }),
    ),
  );

function drawHeadings(sheet: PdfSheet, table: PdfTable, top: number): number {
  const cells = table.columns.map(({ heading }) => heading);
  drawRow({ sheet, table }, { cells, isBold: true }, top);
  drawRule(sheet, top + 17, { colour: sheet.brand.header, width: 1 });
  return top + 18;
}

function drawRow(
  { sheet, table }: { sheet: PdfSheet; table: PdfTable },
  { cells, isBold = false, share = 0 }: PdfRow,
  y: number,
): void {
  const { columns, size = usualSize } = table;
  let x: number = paper.margin;
  for (const [place, { width, gap = 0, isText = false, isBar = false }] of columns.entries()) {
    const text = cells[place] ?? '';
    const box = { x, y, width, size, isBold };
    x += width + gap;
    if (isBar && share > 0)
      sheet.pdf.rect(box.x, y + 1, width * share, size).fill(sheet.brand.header);
    if (text.trim() === '') continue;
    if (isText) drawText(sheet, text, box);
    else drawFittedText(sheet, text, { ...box, align: 'right' });
  }
}
