import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfOre } from '#platform/money/ore.rules.ts';
import { vatByRate } from '#platform/money/vat.rules.ts';
import { groupLines } from './document-lines.rules.ts';
import { kronerText, lineNets, netPriceText } from './e-invoice-amounts.rules.ts';
import { ibanOf } from './iban.rules.ts';
import { anySingleLine } from './test-any-line.ts';

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
    expect([0, 5, 123, -5, -480].map(kronerText)).toEqual([
      '0.00',
      '0.05',
      '1.23',
      '-0.05',
      '-4.80',
    ]);
  });

  it.each([
    [66_696, 1, '666.96'],
    [200_089, 3, '666.96333333'],
    [200_087, 3, '666.95666667'],
    [100_00, 1, '100.00'],
    [1_50, 1, '1.50'],
    [0, 7, '0.00'],
    [1, 8, '0.00125'],
    // 1.12034 and 0.00100: zeros inside stay, those at the end go beyond the øre.
    [1_120_34, 1_000, '1.12034'],
    [1_00, 1_000, '0.001'],
    // Half a unit of the last place goes up.
    [1, 2_000_000, '0.00000001'],
  ])('of %i øre for %i is the price %s', (netOre, quantity, price) => {
    expect(netPriceText(netOre, quantity)).toBe(price);
  });
});

describe('an account number in its international form', () => {
  it('has its check digits', () => {
    expect(ibanOf('86011117947')).toBe('NO9386011117947');
    expect(ibanOf('86011117009')).toBe('NO0586011117009');
  });

  it('leaves 1 when it is divided by 97, its head behind it (ISO 13616)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (number) => {
        const account = String(number).padStart(11, '0');
        const [, check = '', rest] = /^NO(\d\d)(\d{11})$/.exec(ibanOf(account)) ?? [];
        expect(rest).toBe(account);
        expect(BigInt(`${account}2324${check}`) % 97n).toBe(1n);
      }),
    );
  });

  it.each(['8601 11 17947', '8601111794', '860111179470', 'NO9386011117947'])(
    'is there for eleven digits, and not for %j',
    (text) => {
      expect(() => ibanOf(text)).toThrow('eleven digits');
    },
  );
});
