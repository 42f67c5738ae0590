import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfOre } from '#platform/money/ore.rules.ts';
import { vatByRate } from '#platform/money/vat.rules.ts';
import { groupLines, type SingleLine } from './document-lines.rules.ts';
import { kronerText, lineNets, netPriceText } from './e-invoice-amounts.rules.ts';
import { ibanOf } from './iban.rules.ts';
import { anySingleLine } from './test-any-line.ts';

const ticket: SingleLine = {
  product: { nb: 'Bedriftsbillett', en: 'Company ticket' },
  zones: ['1'],
  hasAllZones: false,
  period: null,
  reference: '',
  unitPriceOre: 74_700,
  quantity: 1,
  vatPercent: 12,
};
const tickets = (count: number) => groupLines(Array.from({ length: count }, () => ticket));

describe('the lines of an e-invoice', () => {
  it('come to the net amount of each rate, which is that of the invoice', () => {
    fc.assert(
      fc.property(fc.array(anySingleLine, { minLength: 1, maxLength: 60 }), (singles) => {
        const lines = groupLines(singles);
        const nets = lineNets(lines);
        for (const { vatPercent, netOre } of vatByRate(lines)) {
          const ofRate = nets.filter((_, place) => lines[place]?.vatPercent === vatPercent);
          expect(sumOfOre(ofRate)).toBe(netOre);
        }
      }),
    );
  });

  it('are within an øre of what each would be without VAT by itself', () => {
    fc.assert(
      fc.property(fc.array(anySingleLine, { minLength: 1, maxLength: 60 }), (singles) => {
        const lines = groupLines(singles);
        lineNets(lines).forEach((netOre, place) => {
          const { grossOre = 0, vatPercent = 0 } = lines[place] ?? {};
          expect(netOre).toBeGreaterThanOrEqual(0);
          expect(Math.abs(netOre - (grossOre * 100) / (100 + vatPercent))).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('have prices without VAT that make the amount of the line', () => {
    fc.assert(
      fc.property(anySingleLine, (single) => {
        const [line] = groupLines([single]);
        if (!line) throw new Error('a group has a line');
        const [netOre = 0] = lineNets([line]);
        const text = netPriceText(netOre, line.quantity);
        expect(text).toMatch(/^\d+\.\d{2,8}$/);
        const net = Number(kronerText(netOre));
        expect(Math.abs(Number(text) * line.quantity - net)).toBeLessThan(0.01);
      }),
    );
  });

  it('are kroner with two decimals, prices as many as they need', () => {
    expect([0, 5, 123, -480].map(kronerText)).toEqual(['0.00', '0.05', '1.23', '-4.80']);
    const priceOf = (count: number) => netPriceText(lineNets(tickets(count))[0] ?? 0, count);
    expect(priceOf(1)).toBe('666.96');
    expect(priceOf(3)).toBe('666.96333333');
  });
});

it('an account number in its international form has its check digits', () => {
  expect(ibanOf('86011117947')).toBe('NO9386011117947');
  expect(() => ibanOf('8601 11 17947')).toThrow('eleven digits');
});
