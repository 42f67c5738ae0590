import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfOre } from '#platform/money/ore.rules.ts';
import { vatOfSum } from '#platform/money/vat.rules.ts';
import { anySingleLine } from './test-any-line.ts';
import { groupLines, type SingleLine, totalsOf } from './document-lines.rules.ts';

const october = {
  first: Temporal.PlainDate.from('2026-10-01'),
  last: Temporal.PlainDate.from('2026-10-31'),
};

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

const anyLines = fc.array(anySingleLine, { maxLength: 60 });

describe('the lines of an invoice in its documents', () => {
  it('are one for what has the same product, zones, price and reference, with a count', () => {
    expect(groupLines([ticket, { ...ticket }, ticket])).toEqual([
      { ...ticket, quantity: 3, grossOre: 224_100 },
    ]);
  });

  it.each<[string, Partial<SingleLine>]>([
    ['product', { product: { ...ticket.product, nb: 'Bedriftsbillett, ungdom' } }],
    ['English name', { product: { ...ticket.product, en: 'Company ticket, youth' } }],
    ['zones', { zones: ['1', '2Ø'] }],
    ['all zones', { hasAllZones: true }],
    ['period', { period: null }],
    ['first day', { period: { ...october, first: Temporal.PlainDate.from('2026-10-15') } }],
    ['last day', { period: { ...october, last: Temporal.PlainDate.from('2026-10-15') } }],
    ['reference', { reference: 'HR-4011' }],
    ['price', { unitPriceOre: 74_600 }],
    ['VAT rate', { vatPercent: 25 }],
  ])('are two where the %s differs', (_, different) => {
    expect(groupLines([ticket, { ...ticket, ...different }])).toHaveLength(2);
  });

  it('stand in the order of the invoice', () => {
    const other = { ...ticket, reference: 'Anlegg' };
    const references = groupLines([ticket, other, ticket]).map(({ reference }) => reference);
    expect(references).toEqual(['HR-4010', 'Anlegg']);
  });

  it('carry nothing of a single line but what they have in common', () => {
    const named = { ...ticket, firstName: 'Kari', phone: '40000001' };
    expect(JSON.stringify(groupLines([named]))).not.toContain('Kari');
    // A planted fault: the line itself has the name.
    expect(JSON.stringify(named)).toContain('Kari');
  });

  it('cost the same to the øre as the single lines, VAT included', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const grouped = groupLines(lines);
        const amounts = lines.map(({ unitPriceOre, quantity, vatPercent }) => ({
          grossOre: unitPriceOre * quantity,
          vatPercent,
        }));
        const gross = sumOfOre(amounts.map(({ grossOre }) => grossOre));
        const vat = vatOfSum(amounts);
        expect(totalsOf(grouped)).toEqual({ netOre: gross - vat, vatOre: vat, grossOre: gross });
        expect(grouped.reduce((count, { quantity }) => count + quantity, 0)).toBe(
          lines.reduce((count, { quantity }) => count + quantity, 0),
        );
      }),
    );
  });
});
