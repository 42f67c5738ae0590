import type { InvoiceDocument } from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import { organisationNumberText } from '#platform/http/pdf/pdf-amounts.ts';
import type { DocumentTexts } from './document.texts.ts';

/** Who sells, as sales documents must say; companies limited by shares name their register. */
export function sellerText(texts: DocumentTexts, { seller }: InvoiceDocument): string {
  const { name, address, organisationNumber, isInBusinessRegister } = seller;
  return [
    name,
    [address.line1, address.line2, `${address.postCode} ${address.city}`]
      .filter(Boolean)
      .join(', '),
    `${texts.organisationNumber} NO ${organisationNumberText(organisationNumber)} MVA`,
    ...(isInBusinessRegister ? [texts.businessRegister] : []),
  ].join(' · ');
}
