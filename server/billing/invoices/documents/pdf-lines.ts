import type { DocumentLine } from '@takst/domain/billing/invoices/documents/document-lines.rules.ts';
import { amountText, countText } from '#platform/http/pdf/pdf-amounts.ts';
import type { PageBreak } from '#platform/http/pdf/pdf-pages.ts';
import { drawTable, type PdfColumn } from '#platform/http/pdf/pdf-table.ts';
import type { Sheet } from './invoice-sheet.ts';

/** The table of lines; says where it ends. */
export function drawLines(
  sheet: Sheet,
  lines: readonly DocumentLine[],
  place: { top: number; turn: PageBreak },
): Promise<number> {
  const { texts } = sheet;
  // Where no line has a reference, the description has its room.
  const hasReferences = lines.some(({ reference }) => reference.trim() !== '');
  const texted: PdfColumn[] = hasReferences
    ? [
        { heading: texts.description, width: 206, gap: 10, isText: true },
        { heading: texts.reference, width: 84, gap: 2, isText: true },
      ]
    : [{ heading: texts.description, width: 290, gap: 12, isText: true }];
  const columns: PdfColumn[] = [
    ...texted,
    { heading: texts.quantity, width: 42, gap: 6 },
    { heading: texts.price, width: 56, gap: 4 },
    { heading: texts.vatRate, width: 26, gap: 4 },
    { heading: texts.amount, width: 59.28 },
  ];
  const rows = lines.map((line) => ({
    cells: [
      texts.line(line),
      ...(hasReferences ? [line.reference] : []),
      countText(line.quantity),
      amountText(line.unitPriceOre),
      `${line.vatPercent}\u00A0%`,
      amountText(line.grossOre),
    ],
  }));
  return drawTable(sheet, { columns, rows }, place);
}
