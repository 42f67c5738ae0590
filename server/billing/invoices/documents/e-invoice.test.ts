import {
  type DocumentLine,
  groupLines,
  totalsOf,
} from '@takst/domain/billing/invoices/documents/document-lines.rules.ts';
import type { InvoiceDocument } from '@takst/domain/billing/invoices/documents/invoice-document.ts';
import { anyInvoiceDocument } from '@takst/domain/billing/invoices/documents/test-any-invoice.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eInvoice } from './e-invoice.ts';
import { xmlText } from './e-invoice-values.ts';
import { fullInvoice, testInvoice } from './test-invoice.ts';

const xmlOf = (document: InvoiceDocument) => [...eInvoice(document)].join('');

/** Texts of all elements with a name, in order. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(
    ([, text = '']) => text,
  );
const oreOf = (xml: string, name: string) =>
  textsOf(xml, name).map((text) => Math.round(Number(text) * 100));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};
const decoded = (text = '') =>
  text.replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all);

describe('an e-invoice', () => {
  it('says what Norwegian rules ask of the seller, and where and by which KID it is paid', () => {
    const xml = xmlOf(testInvoice());
    expect(textsOf(xml, 'CompanyID')).toEqual([
      'NO991609407MVA',
      'Foretaksregisteret',
      '991609407',
      '982463718',
    ]);
    expect(xml).toContain('<cbc:EndpointID schemeID="0192">982463718</cbc:EndpointID>');
    expect(textsOf(xml, 'PaymentID')).toEqual(['1000173']);
    expect(xml).toContain('<cbc:ID>NO9386011117947</cbc:ID>');
    expect(textsOf(xml, 'DueDate')).toEqual(['2026-12-07']);
  });

  it('names no person, only what is paid for and how often', () => {
    const xml = xmlOf(testInvoice());
    const names = textsOf(xml, 'Name').slice(2);
    expect(names).toEqual([
      'Bedriftsbillett, voksen, sone 1, oktober 2026',
      'Bedriftsbillett, voksen, soner 1, 2Ø, oktober 2026',
      'Elsykkel, oktober 2026',
    ]);
    expect(textsOf(xml, 'InvoicedQuantity')).toEqual(['62', '26', '3']);
    expect(textsOf(xmlOf({ ...testInvoice(), language: 'en' }), 'Name').slice(2)).toEqual([
      'Company ticket, adult, zone 1, October 2026',
      'Company ticket, adult, zones 1, 2Ø, October 2026',
      'E-bike, October 2026',
    ]);
  });

  it('has whatever else an invoice may have, each in its place', () => {
    const xml = xmlOf(fullInvoice());
    const [, lines = ''] = xml.split('</cac:LegalMonetaryTotal>');
    expect(textsOf(xml, 'CompanyID')).toEqual(['NO991609407MVA', '991609407', '982463718']);
    expect(xml).toContain('<cbc:EndpointID schemeID="9908">111222333</cbc:EndpointID>');
    expect(textsOf(xml, 'AdditionalStreetName')).toEqual(['Inngang B']);
    expect(textsOf(xml, 'StreetName')).toEqual(['Postboks 1030 Sentrum', 'Postboks 800']);
    expect(textsOf(xml, 'BuyerReference')).toEqual(['HR-4010']);
    expect(textsOf(lines, 'ID').filter((id) => /^\d+$/.test(id))).toEqual(['1', '2']);
    expect(textsOf(lines, 'Name')).toEqual([
      'Company ticket, adult, all zones, 01.10.2026–15.10.2026',
      'E-bike',
    ]);
    expect(textsOf(lines, 'InvoicedQuantity')).toEqual(['1', '3']);
    expect(textsOf(lines, 'LineExtensionAmount')).toEqual(['666.96', '3000.00']);
    expect(textsOf(lines, 'PriceAmount')).toEqual(['666.96', '1000.00']);
    expect(textsOf(lines, 'AccountingCost')).toEqual(['HR-4010']);
    expect(textsOf(lines, 'Percent')).toEqual(['12', '0']);
    expect(lines).toMatch(/<cbc:ID>S<.*<cbc:ID>Z</s);
    expect([...textsOf(lines, 'StartDate'), ...textsOf(lines, 'EndDate')]).toEqual([
      '2026-10-01',
      '2026-10-15',
    ]);
    expect(textsOf(xml, 'PrepaidAmount')).toEqual(['150.00']);
    expect(textsOf(xml, 'PayableAmount')).toEqual(['3597.00']);
  });

  it('numbers its lines through all its parts', () => {
    const [line] = testInvoice().lines;
    const lines = Array.from({ length: 1_200 }, (_, place) => ({
      ...(line as DocumentLine),
      reference: `HR-${place}`,
    }));
    const xml = xmlOf({ ...testInvoice(), lines });
    const [, ofLines = ''] = xml.split('</cac:LegalMonetaryTotal>');
    const numbers = textsOf(ofLines, 'ID').filter((id) => /^\d+$/.test(id));
    expect(numbers).toEqual(lines.map((_, place) => String(place + 1)));
  });

  it('that is a credit note refers to the invoice and asks for nothing', () => {
    const creditedInvoice = { number: '100017', issueDate: Temporal.PlainDate.from('2026-11-07') };
    const xml = xmlOf({
      ...testInvoice(),
      kind: { type: 'creditNote', creditedInvoice, reason: null },
    });
    expect(xml).toContain('<CreditNote xmlns="urn:oasis');
    expect(textsOf(xml, 'CreditNoteTypeCode')).toEqual(['381']);
    expect(xml).toMatch(
      /<cac:InvoiceDocumentReference>\s*<cbc:ID>100017<\/cbc:ID>\s*<cbc:IssueDate>2026-11-07</,
    );
    expect(textsOf(xml, 'CreditedQuantity')).toHaveLength(3);
    expect(xml).not.toMatch(/PaymentMeans|DueDate|InvoiceLine|InvoicedQuantity/);
    // A planted fault: an invoice has them.
    expect(xmlOf(testInvoice())).toMatch(/PaymentMeans|DueDate|InvoiceLine|InvoicedQuantity/);
  });

  it('has a reference of the buyer, the agreement where the company has none', () => {
    const { references } = testInvoice();
    const xml = xmlOf({ ...testInvoice(), references: { ...references, theirReference: ' ' } });
    expect(textsOf(xml, 'BuyerReference')).toEqual(['20017']);
  });

  it('is for the days from the first to the last of its lines, in whatever order they stand', () => {
    const { lines } = testInvoice();
    const november = {
      first: Temporal.PlainDate.from('2026-11-01'),
      last: Temporal.PlainDate.from('2026-11-30'),
    };
    const mixed = lines.map((line, place) => (place === 0 ? { ...line, period: november } : line));
    const xml = xmlOf({ ...testInvoice(), lines: mixed });
    expect(textsOf(xml, 'StartDate')[0]).toBe('2026-10-01');
    expect(textsOf(xml, 'EndDate')[0]).toBe('2026-11-30');
  });

  it('without lines is an error', () => {
    expect(() => xmlOf({ ...testInvoice(), lines: groupLines([]) })).toThrow('has no lines');
  });

  it('holds every text as it was typed, without what XML forbids', () => {
    const name = 'Blåbær & Søn <AS> "]]>" \'&amp; &#65;\' 𝔘\u0000\u0008\uFFFE\uD800';
    const xml = xmlOf({ ...testInvoice(), buyer: { ...testInvoice().buyer, name } });
    const decodedName = decoded(textsOf(xml, 'Name')[1]);
    expect(decodedName).toBe('Blåbær & Søn <AS> "]]>" \'&amp; &#65;\' 𝔘');
    expect(xmlText('\u0000 \t\r\n')).toBeUndefined();
  });

  it('adds up from prices to what is paid, whatever is invoiced', () => {
    fc.assert(
      fc.property(anyInvoiceDocument, (document) => {
        const xml = xmlOf(document);
        const [net = 0, ...lineNets] = oreOf(xml, 'LineExtensionAmount');
        const [vat = 0, ...vats] = oreOf(xml, 'TaxAmount');
        const [gross = 0] = oreOf(xml, 'TaxInclusiveAmount');
        const [payable = 0] = oreOf(xml, 'PayableAmount');
        const [prepaid = 0] = oreOf(xml, 'PrepaidAmount');
        expect(payable).toBe(totalsOf(document.lines).grossOre - prepaid);
        expect([sum(lineNets), sum(vats)]).toEqual([net, vat]);
        expect([net + vat, gross - prepaid]).toEqual([gross, payable]);
        expect(xml).not.toMatch(/<(\w+:\w+)[^>]*>\s*<\/\1>|<[^>]*\/>/);
        expect(xml).not.toContain('undefined');
      }),
    );
  });
});
