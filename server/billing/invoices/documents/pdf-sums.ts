import {
  type DocumentLine,
  totalsOf,
} from '@takst/domain/billing/invoices/documents/document-lines.rules.ts';
import type { InvoiceDocument } from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import { payableOre, setOffOre } from '@takst/domain/billing/invoices/documents/payable.rules.ts';
import { vatByRate } from '@takst/domain/platform/money/vat.rules.ts';
import { amountText, kronerAmountText } from '#platform/http/pdf/pdf-amounts.ts';
import { colours, drawFittedText, drawText, paper } from '#platform/http/pdf/pdf-sheet.ts';
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

/** The sums above the total: without VAT, the VAT, and where something is set off what that is taken from. */
function sumsOf({ texts }: Pick<Sheet, 'texts'>, document: InvoiceDocument) {
  const { netOre, vatOre, grossOre } = totalsOf(document.lines);
  const offOre = setOffOre(document);
  return [
    [texts.totalNet, netOre],
    [texts.totalVat, vatOre],
    ...(offOre === 0
      ? []
      : ([
          [texts.grossTotal, grossOre],
          [texts.setOff, -offOre],
        ] as const)),
  ] as const;
}

/** How much room the sums take, so that they stand together. */
export const sumsHeight = (document: InvoiceDocument): number => {
  const sums = setOffOre(document) === 0 ? 2 : 4;
  return 30 + rowHeight * Math.max(vatByRate(document.lines).length + 2, sums + 2);
};

/** The VAT by rate on the left, the totals on the right. */
export function drawSums(sheet: Sheet, document: InvoiceDocument, top: number): void {
  const { texts } = sheet;
  const noteBox = { x: paper.margin, y: top + 8, width: 300, size: 8, colour: colours.muted };
  drawText(sheet, texts.pricesIncludeVat, noteBox);
  drawVat(sheet, document.lines, top + 30);
  const sums = sumsOf(sheet, document);
  sums.forEach(([label, ore], place) => {
    const y = top + 30 + place * rowHeight;
    drawTotal(sheet, [label, amountText(ore)], { y, isBold: false });
  });
  const end = top + 30 + sums.length * rowHeight;
  sheet.pdf
    .moveTo(right - 190, end)
    .lineTo(right, end)
    .lineWidth(1)
    .strokeColor(sheet.brand.header)
    .stroke();
  const label = document.kind.type === 'invoice' ? texts.toPay : texts.credited;
  drawTotal(sheet, [label, kronerAmountText(payableOre(document))], { y: end + 6, isBold: true });
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
