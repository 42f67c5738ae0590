import {
  type DocumentLine,
  totalsOf,
} from '@takst/domain/invoices/documents/document-lines.rules.ts';
import { vatByRate } from '@takst/domain/money/vat.rules.ts';
import { amountText, kronerAmountText } from '#http/pdf/pdf-amounts.ts';
import { colours, drawFittedText, drawText, paper } from '#http/pdf/pdf-sheet.ts';
import type { Sheet } from './invoice-sheet.ts';

const right = paper.width - paper.margin;
const size = 9;
const rowHeight = 16;
const vatColumns = [
  { x: 0, width: 36 },
  { x: 40, width: 74 },
  { x: 118, width: 66 },
  { x: 188, width: 78 },
] as const;

/** How much room the sums of lines take, so that they stand together. */
export const sumsHeight = (lines: readonly DocumentLine[]): number =>
  30 + rowHeight * Math.max(vatByRate(lines).length + 2, 4);

/** The VAT by rate on the left, the totals on the right. */
export function drawSums(
  sheet: Sheet,
  { lines, totalText }: { lines: readonly DocumentLine[]; totalText: string },
  top: number,
): void {
  const { texts } = sheet;
  const noteBox = { x: paper.margin, y: top + 8, width: 300, size: 8, colour: colours.muted };
  drawText(sheet, texts.pricesIncludeVat, noteBox);
  drawVat(sheet, lines, top + 30);
  const { netOre, vatOre, grossOre } = totalsOf(lines);
  drawTotal(sheet, [texts.totalNet, amountText(netOre)], { y: top + 30, isBold: false });
  drawTotal(sheet, [texts.totalVat, amountText(vatOre)], {
    y: top + 30 + rowHeight,
    isBold: false,
  });
  sheet.pdf
    .moveTo(right - 190, top + 30 + 2 * rowHeight)
    .lineTo(right, top + 30 + 2 * rowHeight)
    .lineWidth(1)
    .strokeColor(sheet.brand.header)
    .stroke();
  drawTotal(sheet, [totalText, kronerAmountText(grossOre)], {
    y: top + 36 + 2 * rowHeight,
    isBold: true,
  });
}

function drawVat(sheet: Sheet, lines: readonly DocumentLine[], top: number): void {
  const { rate, net, vat, gross } = sheet.texts;
  const rows = vatByRate(lines).map((row) => [
    `${row.vatPercent}\u00A0%`,
    ...[row.netOre, row.vatOre, row.grossOre].map(amountText),
  ]);
  [[rate, net, vat, gross], ...rows].forEach((cells, index) => {
    vatColumns.forEach(({ x, width }, column) => {
      const box = { x: paper.margin + x, y: top + index * rowHeight, width, size };
      const align = column === 0 ? 'left' : 'right';
      drawFittedText(sheet, cells[column] ?? '', { ...box, align, isBold: index === 0 });
    });
  });
}

function drawTotal(
  sheet: Sheet,
  [label, value]: readonly [string, string],
  { y, isBold }: { y: number; isBold: boolean },
): void {
  const box = { y, isBold, size: isBold ? 11 : size };
  drawText(sheet, label, { ...box, x: right - 190, width: 90 });
  drawFittedText(sheet, value, { ...box, x: right - 100, width: 100, align: 'right' });
}
