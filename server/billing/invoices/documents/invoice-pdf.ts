import type { InvoiceDocument } from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import { payableOre } from '@takst/domain/billing/invoices/documents/payable.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { drawFooters, pageTurn } from '#platform/http/pdf/pdf-pages.ts';
import { bytesOf } from '#platform/http/pdf/pdf-sheet.ts';
import { openSheet } from './invoice-sheet.ts';
import { drawHead } from './pdf-head.ts';
import { drawLines } from './pdf-lines.ts';
import { drawSums, sumsHeight } from './pdf-sums.ts';
import { sellerText } from './seller-text.ts';

/** An invoice or a credit note on A4. The same document is always the same bytes. */
export async function invoicePdf(document: InvoiceDocument, tenant: TenantId): Promise<Uint8Array> {
  const sheet = await openSheet(document, tenant);
  const { texts } = sheet;
  const { lines, kind, number, buyer } = document;
  const footer = sellerText(texts, document);
  // Each page says whose it is.
  const turn = pageTurn(sheet, `${texts[kind.type]} ${number} · ${buyer.name}`, footer);
  const top = drawHead(sheet, document, payableOre(document));
  let end = await drawLines(sheet, lines, { top, turn });
  if (end + sumsHeight(document) > turn.bottom) end = turn.next();
  drawSums(sheet, document, end);
  await drawFooters(sheet, footer, texts.page);
  return bytesOf(sheet);
}
