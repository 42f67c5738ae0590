import type { InvoiceDocument } from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { openPdf, type PdfSheet } from '#platform/http/pdf/pdf-sheet.ts';
import { type DocumentTexts, documentTexts } from './document.texts.ts';

/** What an invoice is drawn on, with its words. */
export type Sheet = PdfSheet & { readonly texts: DocumentTexts };

export async function openSheet(document: InvoiceDocument, tenant: TenantId): Promise<Sheet> {
  const texts = documentTexts(document.language);
  const sheet = await openPdf({
    tenant,
    locale: texts.locale,
    title: `${texts[document.kind.type]} ${document.number}`,
    author: document.seller.name,
    day: document.issueDate,
  });
  return { ...sheet, texts };
}
