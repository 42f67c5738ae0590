import {
  groupLines,
  type SingleLine,
} from '@takst/domain/billing/invoices/documents/document-lines.rules.ts';
import type { InvoiceDocument } from '@takst/domain/billing/invoices/documents/invoice-document.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const october = { first: day('2026-10-01'), last: day('2026-10-31') };

const ticket: SingleLine = {
  product: { nb: 'Bedriftsbillett, voksen', en: 'Company ticket, adult' },
  zones: ['1'],
  hasAllZones: false,
  period: october,
  reference: 'HR-4010',
  unitPriceOre: 74_700,
  quantity: 1,
  vatPercent: 12,
};
const twoZones: SingleLine = {
  ...ticket,
  zones: ['1', '2Ø'],
  unitPriceOre: 132_400,
};
const bike: SingleLine = {
  ...ticket,
  product: { nb: 'Elsykkel', en: 'E-bike' },
  zones: [],
  unitPriceOre: 39_900,
  vatPercent: 25,
};

const times = (count: number, line: SingleLine) => Array.from({ length: count }, () => line);

/**
 * An invoice in English with all that it may have: credits that are set off, references of both, addresses of two lines, a
 * buyer with an address of its own in the network, a ticket to all zones for a part of a month, and something free of VAT.
 */
export const fullInvoice = (): InvoiceDocument => {
  const { seller, buyer, kind, ...invoice } = testInvoice();
  if (kind.type !== 'invoice') throw new Error('it is an invoice');
  const setOffs = [
    { invoiceNumber: '100011', ore: 100_50 },
    { invoiceNumber: '100012', ore: 49_50 },
  ];
  const parts = [
    { ...ticket, zones: [], hasAllZones: true, period: { ...october, last: day('2026-10-15') } },
    { ...bike, period: null, reference: '', unitPriceOre: 1_000_00, vatPercent: 0, quantity: 3 },
  ];
  return {
    ...invoice,
    kind: { ...kind, payment: { ...kind.payment, setOffs } },
    language: 'en',
    seller: { ...seller, isInBusinessRegister: false },
    buyer: {
      ...buyer,
      address: { ...buyer.address, line2: 'Inngang B' },
      electronicAddress: { schemeId: '9908', id: '111222333' },
    },
    references: { agreementNumber: '20017', theirReference: 'HR-4010', ourReference: 'Vår-7' },
    lines: groupLines(parts),
  };
};

/** An invoice with tickets at 12 % and add-ons at 25 %. */
export const testInvoice = (): InvoiceDocument => ({
  kind: {
    type: 'invoice',
    payment: {
      dueDate: day('2026-12-07'),
      kid: '1000173',
      accountNumber: '86011117947',
      setOffs: [],
    },
  },
  number: '100017',
  issueDate: day('2026-11-07'),
  language: 'nb',
  seller: {
    name: 'RUTER AS',
    organisationNumber: '991609407',
    address: { line1: 'Postboks 1030 Sentrum', line2: null, postCode: '0104', city: 'OSLO' },
    electronicAddress: null,
    isInBusinessRegister: true,
  },
  buyer: {
    name: 'TELENOR ASA',
    organisationNumber: '982463718',
    address: { line1: 'Postboks 800', line2: null, postCode: '1331', city: 'FORNEBU' },
    electronicAddress: null,
  },
  references: { agreementNumber: '20017', theirReference: 'HR-4010', ourReference: '' },
  lines: groupLines([...times(62, ticket), ...times(26, twoZones), ...times(3, bike)]),
});
