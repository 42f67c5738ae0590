import { expect, it } from 'vitest';
import { previewReport, runReport } from './run-report.ts';

const part = {
  closedPeriods: 4,
  lines: 9,
  invoices: 3,
  totalOre: 123_456_70,
  problems: [
    { companyId: 11, agreementId: 21, reason: 'PRICE_MISSING' },
    { companyId: 12, agreementId: null, reason: 'LOCKED' },
    { companyId: 13, agreementId: null, reason: 'FAILED' },
  ],
  emails: 1,
  eInvoices: 2,
  unaddressed: [
    { companyId: 14, agreementId: 24 },
    { companyId: 15, agreementId: 25 },
  ],
} as const;

const ofPart = [
  '3 invoices, 123456.70 kr; 4 periods closed, 9 lines; 2 by EHF, 1 by e-mail, 2 to nobody',
  'left: agreement 21 of company 11 has no price',
  'left: company 12 is locked',
  'left: company 13 failed',
  'to nobody: company 14 is not reached by EHF and has no address for invoices, agreement 24',
  'to nobody: company 15 is not reached by EHF and has no address for invoices, agreement 25',
];

it('a run reports what it made, what it left, and what goes to nobody', () => {
  expect(runReport(part)).toEqual(ofPart);
});

it('a dry run reports the month and the one before of each group and company, too', () => {
  const dearer = { lines: 7, totalOre: 900_50, previousLines: 5, previousTotalOre: 800_00 };
  const cheaper = { lines: 5, totalOre: 800_00, previousLines: 7, previousTotalOre: 900_50 };
  const own = { newLines: 6, invoices: 2, invoicedOre: 1 };
  const report = previewReport({
    ...part,
    month: Temporal.PlainDate.from('2026-01-01'),
    groups: [{ ...own, ...dearer, subtype: 'SUBSCRIPTIONS', interval: 'MONTHLY_AT_END' }],
    companies: [
      { ...dearer, companyId: 31, companyName: 'Dyr AS' },
      { ...cheaper, companyId: 32, companyName: 'Billig AS' },
    ],
  });
  const more = '2026-01 900.50 kr, 2025-12 800.00 kr, difference 100.50 kr';
  expect(report).toEqual([
    ...ofPart,
    `SUBSCRIPTIONS, MONTHLY_AT_END: 2 invoices, 6 lines; ${more}`,
    `company 31, Dyr AS: ${more}`,
    'company 32, Billig AS: 2026-01 800.00 kr, 2025-12 900.50 kr, difference -100.50 kr',
  ]);
});
