import { expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { groupLines } from './document-lines.rules.ts';
import type { InvoiceKind } from './invoice-document.ts';
import { payableOre, setOffOre } from './payable.rules.ts';

/** Lines of 849.00 and 2 × 424.50. */
const lines = groupLines(
  [
    { unitPriceOre: 849_00, quantity: 1, vatPercent: 12 },
    { unitPriceOre: 424_50, quantity: 2, vatPercent: 25 },
  ].map((amounts) => ({
    product: { nb: 'Bedriftsbillett', en: 'Company ticket' },
    zones: [],
    hasAllZones: false,
    period: null,
    reference: '',
    ...amounts,
  })),
);

const invoice = (...setOffs: readonly number[]): InvoiceKind => ({
  type: 'invoice',
  payment: {
    dueDate: date('2026-04-06'),
    kid: '001000010001000428',
    accountNumber: '86011117947',
    setOffs: setOffs.map((ore, place) => ({ invoiceNumber: String(100_000 + place), ore })),
  },
});

const creditNote: InvoiceKind = {
  type: 'creditNote',
  creditedInvoice: { number: '100042', issueDate: date('2026-03-07') },
  reason: null,
};

it.each<[string, InvoiceKind, number, number]>([
  ['an invoice without credits', invoice(), 0, 1_698_00],
  ['an invoice with two credits', invoice(500_00, 98_01), 598_01, 1_099_99],
  ['an invoice that credits cover', invoice(1_698_00), 1_698_00, 0],
  ['a credit note', creditNote, 0, 1_698_00],
])(
  'what is payable of %s is less by what is set off (docs/decisions/0063)',
  (_, kind, off, ore) => {
    expect(setOffOre({ kind })).toBe(off);
    expect(payableOre({ kind, lines })).toBe(ore);
  },
);
