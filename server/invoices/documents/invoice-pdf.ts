import { totalsOf } from '@takst/domain/invoices/documents/document-lines.rules.ts';
import type { InvoiceDocument } from '@takst/domain/invoices/documents/invoice-document.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { drawFooters, footerTop } from './pdf-footer.ts';
import { drawHead } from './pdf-head.ts';
import { drawLines, type PageTurn } from './pdf-lines.ts';
import { bytesOf, colours, drawRule, drawText, openSheet, paper, type Sheet } from './pdf-sheet.ts';
import { drawSums, sumsHeight } from './pdf-sums.ts';

/** An invoice or a credit note on A4. The same document is always the same bytes. */
export async function invoicePdf(document: InvoiceDocument, tenant: TenantId): Promise<Uint8Array> {
  const sheet = await openSheet(document, tenant);
  const { texts } = sheet;
  const { lines, kind } = document;
  const turn: PageTurn = {
    bottom: footerTop(sheet, document) - 12,
    next: () => turnPage(sheet, document),
  };
  const top = drawHead(sheet, document, totalsOf(lines).grossOre);
  let end = await drawLines(sheet, lines, { top, turn });
  if (end + sumsHeight(lines) > turn.bottom) end = turn.next();
  const totalText = kind.type === 'invoice' ? texts.toPay : texts.credited;
  drawSums(sheet, { lines, totalText }, end);
  await drawFooters(sheet, document);
  return bytesOf(sheet);
}

/** Begins a page that says whose it is. */
function turnPage(sheet: Sheet, { kind, number, buyer }: InvoiceDocument): number {
  const { pdf, texts } = sheet;
  pdf.addPage();
  const title = `${texts[kind.type]} ${number} · ${buyer.name}`;
  const box = { x: paper.margin, y: paper.top, width: 499, size: 9, colour: colours.muted };
  const end = drawText(sheet, title, box);
  drawRule(sheet, end + 6, { colour: sheet.brand.mark, width: 1 });
  return end + 22;
}
