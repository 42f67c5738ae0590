import { setImmediate } from 'node:timers/promises';
import type { DocumentLine } from '@takst/domain/invoices/documents/document-lines.rules.ts';
import { amountText, countText } from './pdf-amounts.ts';
import {
  colours,
  drawFittedText,
  drawRule,
  drawText,
  heightOf,
  paper,
  type Sheet,
} from './pdf-sheet.ts';

const size = 9;
const columns = {
  description: { x: 0, width: 206 },
  reference: { x: 216, width: 84 },
  quantity: { x: 302, width: 42 },
  price: { x: 350, width: 56 },
  vatRate: { x: 410, width: 26 },
  amount: { x: 440, width: 59.28 },
} as const;
type Column = keyof typeof columns;
type Columns = Readonly<Record<Column, { readonly x: number; readonly width: number }>>;
const names = Object.keys(columns) as Column[];
const isText = (name: Column) => name === 'description' || name === 'reference';

/** Where no line has a reference, the description has its room. */
const columnsFor = (lines: readonly DocumentLine[]): Columns =>
  lines.some(({ reference }) => reference.trim() !== '')
    ? columns
    : { ...columns, description: { x: 0, width: 290 }, reference: { x: 290, width: 0 } };

type Cells = Readonly<Record<Column, string>>;
type Table = { readonly sheet: Sheet; readonly columns: Columns };

export type PageTurn = {
  /** Below it stands the footer. */
  readonly bottom: number;
  /** Begins a page; says where its content begins. */
  readonly next: () => number;
};

/** Lines after which others have their turn: some 25 ms. */
const linesInTurn = 25;

/** The table of lines, with its headings on every page; no line is divided. Says where it ends. */
export async function drawLines(
  sheet: Sheet,
  lines: readonly DocumentLine[],
  { top, turn }: { top: number; turn: PageTurn },
): Promise<number> {
  const table: Table = { sheet, columns: columnsFor(lines) };
  let y = drawHeadings(table, top);
  for (const [index, line] of lines.entries()) {
    if (index % linesInTurn === 0) await setImmediate();
    const cells = cellsOf(sheet, line);
    const height = rowHeight(table, cells);
    if (y + height > turn.bottom) y = drawHeadings(table, turn.next());
    drawCells(table, cells, { y: y + 5, isBold: false });
    y += height;
    drawRule(sheet, y, { colour: colours.line, width: 0.5 });
  }
  return y;
}

const cellsOf = ({ texts }: Sheet, line: DocumentLine): Cells => ({
  description: texts.line(line),
  reference: line.reference,
  quantity: countText(line.quantity),
  price: amountText(line.unitPriceOre),
  vatRate: `${line.vatPercent}\u00A0%`,
  amount: amountText(line.grossOre),
});

const rowHeight = ({ sheet, columns: places }: Table, cells: Cells): number =>
  10 +
  Math.max(
    ...names
      .filter((name) => isText(name) && places[name].width > 0)
      .map((name) => heightOf(sheet, cells[name] || ' ', { width: places[name].width, size })),
  );

function drawHeadings(table: Table, top: number): number {
  const { sheet } = table;
  const { description, reference, quantity, price, vatRate, amount } = sheet.texts;
  const cells = { description, reference, quantity, price, vatRate, amount };
  drawCells(table, cells, { y: top, isBold: true });
  drawRule(sheet, top + 17, { colour: sheet.brand.header, width: 1 });
  return top + 18;
}

function drawCells(
  { sheet, columns: places }: Table,
  cells: Cells,
  { y, isBold }: { y: number; isBold: boolean },
): void {
  for (const name of names) {
    const { x, width } = places[name];
    if (width === 0) continue;
    const box = { x: paper.margin + x, y, width, size, isBold };
    if (cells[name].trim() === '') continue;
    if (isText(name)) drawText(sheet, cells[name], box);
    else drawFittedText(sheet, cells[name], { ...box, align: 'right' });
  }
}
