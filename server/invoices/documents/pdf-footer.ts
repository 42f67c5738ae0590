import { setImmediate } from 'node:timers/promises';
import type { InvoiceDocument } from '@takst/domain/invoices/documents/invoice-document.ts';
import { organisationNumberText } from './pdf-amounts.ts';
import { colours, drawRule, drawText, heightOf, paper, type Sheet } from './pdf-sheet.ts';

const size = 8;
const width = 390;

/** Who sells, as sales documents must say; companies limited by shares name their register. */
function sellerText({ texts }: Sheet, { seller }: InvoiceDocument): string {
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

/** Where the footer begins: as high as the seller's name takes. */
export const footerTop = (sheet: Sheet, document: InvoiceDocument): number =>
  paper.height - 40 - heightOf(sheet, sellerText(sheet, document), { width, size });

/** Draws the footer on every page, once it is known how many there are. */
export async function drawFooters(sheet: Sheet, document: InvoiceDocument): Promise<void> {
  const { pdf, texts } = sheet;
  const top = footerTop(sheet, document);
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    await setImmediate();
    pdf.switchToPage(page);
    drawRule(sheet, top, { colour: colours.line, width: 0.5 });
    const box = { y: top + 10, size, colour: colours.muted };
    drawText(sheet, sellerText(sheet, document), { ...box, x: paper.margin, width });
    const x = paper.width - paper.margin - 100;
    drawText(sheet, texts.page(page + 1, count), { ...box, x, width: 100, align: 'right' });
  }
}
