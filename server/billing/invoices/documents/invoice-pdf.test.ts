import {
  groupLines,
  totalsOf,
} from '@takst/domain/billing/invoices/documents/document-lines.rules.ts';
import type { InvoiceDocument } from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { invoicePdf } from './invoice-pdf.ts';
import { amountText } from '#platform/http/pdf/pdf-amounts.ts';
import { pdfBrandOf } from '#platform/http/pdf/pdf-brand.ts';
import { fullInvoice, testInvoice } from './test-invoice.ts';

/** What a reader sees on each page, with plain spaces. */
async function pagesOf(document: InvoiceDocument): Promise<string[]> {
  const bytes = await invoicePdf(document, 'ruter');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

/** As many lines as are asked for, each with a reference and a price of its own. */
const withLines = (count: number): InvoiceDocument => {
  const [line] = testInvoice().lines;
  if (!line) throw new Error('the invoice has lines');
  const lines = Array.from({ length: count }, (_, index) => ({
    ...line,
    reference: `HR-${5000 + index}`,
    unitPriceOre: line.unitPriceOre + index,
  }));
  return { ...testInvoice(), lines: groupLines(lines) };
};

describe('the PDF of an invoice', () => {
  it('says who pays whom, how much, when and by which KID', async () => {
    const pages = await pagesOf(testInvoice());
    expect(pages).toHaveLength(1);
    for (const text of [
      'Ruter Bedrift',
      'Faktura',
      'TELENOR ASA Postboks 800 1331 FORNEBU Org.nr. 982 463 718',
      'Fakturanummer 100017',
      'Forfall 07.12.2026 KID 1000173 Kontonummer 8601 11 17947 Å betale 81 935,00 kr',
      'Bedriftsbillett, voksen, soner 1, 2Ø, oktober 2026 HR-4010 26 1 324,00 12 % 34 424,00',
      'RUTER AS · Postboks 1030 Sentrum, 0104 OSLO · Org.nr. NO 991 609 407 MVA · Foretaksregisteret',
      'Side 1 av 1',
    ])
      expect.soft(pages[0]).toContain(text);
  });

  it('adds up to the sums of the page, with the VAT of each rate', async () => {
    const [page] = await pagesOf(testInvoice());
    const { netOre, vatOre, grossOre } = totalsOf(testInvoice().lines);
    expect(page).toContain(`Sum uten mva. ${spaced(amountText(netOre))}`);
    expect(page).toContain(`Merverdiavgift ${spaced(amountText(vatOre))}`);
    expect(page).toContain(`Å betale ${spaced(amountText(grossOre))} kr`);
    expect(page).toContain('12 % 72 087,50 8 650,50 80 738,00');
    expect(page).toContain('25 % 957,60 239,40 1 197,00');
  });

  it('takes off what is set off, and has whatever else it may have', async () => {
    const [page] = await pagesOf(fullInvoice());
    for (const text of [
      'TELENOR ASA Postboks 800 Inngang B 1331 FORNEBU Org. no. 982 463 718',
      'Agreement 20017 Your reference HR-4010 Our reference Vår-7 Credit of invoice 100011, 100012',
      'Due date 07.12.2026 KID 1000173 Account number 8601 11 17947 To pay 3 597,00 kr',
      'Company ticket, adult, all zones, 01.10.2026– 15.10.2026 HR-4010 1 747,00 12 % 747,00',
      'E-bike 3 1 000,00 0 % 3 000,00',
      'Total without VAT 3 666,96',
      'VAT 80,04 Total with VAT 3 747,00 Set off −150,00',
      'To pay 3 597,00 kr',
      '0 % 3 000,00 0,00 3 000,00',
    ])
      expect.soft(page).toContain(text);
    expect(page).not.toContain('Foretaksregisteret');
  });

  it('has every line once, and its headings and number on every page', async () => {
    const pages = await pagesOf(withLines(100));
    expect(pages.length).toBeGreaterThan(2);
    const references = pages.flatMap((page) => page.match(/HR-5\d{3}/g) ?? []);
    expect(references).toEqual(Array.from({ length: 100 }, (_, index) => `HR-${5000 + index}`));
    pages.forEach((page, index) => {
      expect.soft(page).toContain(`Side ${index + 1} av ${pages.length}`);
      if (/HR-5\d{3}/.test(page)) expect.soft(page).toContain('Beskrivelse Referanse Antall Pris');
    });
  });

  it('has a column of references only where a line has one', async () => {
    const lines = testInvoice().lines.map((line) => ({ ...line, reference: '' }));
    const [page] = await pagesOf({ ...testInvoice(), lines });
    expect(page).toContain('Beskrivelse Antall Pris');
    expect(page).toContain('Bedriftsbillett, voksen, soner 1, 2Ø, oktober 2026 26 1 324,00');
  });

  it('with many lines lets others have their turn', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await invoicePdf(withLines(200), 'ruter');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(8);
  });

  it('is in the language of the invoice, and a credit note asks for nothing', async () => {
    const creditedInvoice = { number: '100016', issueDate: Temporal.PlainDate.from('2026-10-07') };
    const [page] = await pagesOf({
      ...testInvoice(),
      language: 'en',
      kind: { type: 'creditNote', creditedInvoice, reason: 'Moved' },
    });
    expect(page).toMatch(/Credit note number 100017 .* Reason Moved/);
    const total = spaced(amountText(totalsOf(testInvoice().lines).grossOre));
    expect(page?.split(`Credited ${total} kr`)).toHaveLength(3);
    expect(page).toContain('Credits invoice 100016 of 07.10.2026');
    expect(page).toContain('There is nothing to pay.');
    expect(page).not.toMatch(/KID|Account number|Due date|To pay/);
    // A planted fault: an invoice has them.
    const [invoice] = await pagesOf({ ...testInvoice(), language: 'en' });
    expect(invoice).toMatch(/KID.*Account number.*To pay.*To pay/);
  });

  it('has its number as the title of the file, and the seller as its author', async () => {
    const creditedInvoice = { number: '100016', issueDate: Temporal.PlainDate.from('2026-10-07') };
    const creditNote = { type: 'creditNote', creditedInvoice, reason: null } as const;
    const infoOf = async (document: InvoiceDocument) => {
      const bytes = new Uint8Array(await invoicePdf(document, 'ruter'));
      return (await (await getDocumentProxy(bytes)).getMetadata()).info;
    };
    const Author = 'RUTER AS';
    expect(await infoOf(testInvoice())).toMatchObject({ Title: 'Faktura 100017', Author });
    expect(await infoOf({ ...testInvoice(), kind: creditNote })).toMatchObject({
      Title: 'Kreditnota 100017',
      Author,
    });
  });

  it('draws letters of other languages, and a question mark for what the typeface lacks', async () => {
    const { buyer } = testInvoice();
    const name = 'Blåbær & Łukasz Šimić\u0000\n日 AS';
    const [page] = await pagesOf({ ...testInvoice(), buyer: { ...buyer, name } });
    expect(page).toContain('Blåbær & Łukasz Šimić ? AS');
  });

  it.each(tenantIds())(
    'of %s has the fonts within, and is the same file each time',
    async (tenant) => {
      const first = await invoicePdf(testInvoice(), tenant);
      expect(Buffer.from(first).includes('/FontFile2')).toBe(true);
      expect(Buffer.compare(first, await invoicePdf(testInvoice(), tenant))).toBe(0);
    },
  );
});

describe('the colours of an operator on paper', () => {
  it('are those of its brand', () => {
    expect(pdfBrandOf('ruter')).toMatchObject({
      mark: '#d92a2a',
      onMark: '#ffffff',
      header: '#1d2638',
      tint: '#e9f0fe',
    });
  });
});
