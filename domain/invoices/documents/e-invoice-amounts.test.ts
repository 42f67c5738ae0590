import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideHalfUp, sumOfOre } from '#money/ore.rules.ts';
import { vatIncludedIn } from '#money/vat.rules.ts';
import { groupLines, type SingleLine, totalsOf } from './document-lines.rules.ts';
import {
  eInvoiceAmounts,
  kronerText,
  lineNetOre,
  netPriceText,
} from './e-invoice-amounts.rules.ts';
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
  vatOre: vatIncludedIn(74_700, 12),
};
const tickets = (count: number) => groupLines(Array.from({ length: count }, () => ticket));

describe('the sums of an e-invoice', () => {
  it('are those of the invoice, VAT included', () => {
    expect(eInvoiceAmounts(tickets(114))).toEqual({
      vatRows: [{ vatPercent: 12, netOre: 7_603_344, vatOre: 912_456 }],
      netOre: 7_603_344,
      vatOre: 912_456,
      grossOre: 8_515_800,
      payableOre: 8_515_800,
      roundingOre: 0,
    });
  });

  it('have VAT of base × rate and a rounding where the invoice rounded more than a krone', () => {
    const amounts = eInvoiceAmounts(tickets(1_000));
    expect(amounts).toMatchObject({ netOre: 66_696_000, vatOre: 8_003_520, roundingOre: 480 });
    expect(amounts.payableOre).toBe(74_700_000);
  });

  it('have to be paid to the øre of the invoice, with VAT that no receiver refuses', () => {
    fc.assert(
      fc.property(fc.array(anySingleLine, { minLength: 1, maxLength: 60 }), (singles) => {
        const lines = groupLines(singles);
        const { vatRows, ...sums } = eInvoiceAmounts(lines);
        expect(sums.payableOre).toBe(totalsOf(lines).grossOre);
        expect(sums.grossOre + sums.roundingOre).toBe(sums.payableOre);
        expect(sumOfOre(lines.map(lineNetOre))).toBe(sums.netOre);
        for (const { vatPercent, netOre, vatOre } of vatRows) {
          const ofRate = lines.filter((line) => line.vatPercent === vatPercent);
          expect(netOre).toBe(sumOfOre(ofRate.map(lineNetOre)));
          expect(Math.abs(vatOre - divideHalfUp(netOre * vatPercent, 100))).toBeLessThan(100);
        }
      }),
    );
  });

  it('have prices without VAT that make the amount of the line', () => {
    fc.assert(
      fc.property(anySingleLine, (single) => {
        const [line] = groupLines([single]);
        if (!line) throw new Error('a group has a line');
        const text = netPriceText(line);
        expect(text).toMatch(/^\d+\.\d{2,8}$/);
        const net = Number(kronerText(lineNetOre(line)));
        expect(Math.abs(Number(text) * line.quantity - net)).toBeLessThan(0.01);
      }),
    );
  });

  it('are kroner with two decimals, prices as many as they need', () => {
    expect([0, 5, 123, -480].map(kronerText)).toEqual(['0.00', '0.05', '1.23', '-4.80']);
    expect(tickets(1).map(netPriceText)).toEqual(['666.96']);
    const three = groupLines([{ ...ticket, quantity: 3, vatOre: vatIncludedIn(224_100, 12) }]);
    expect(three.map(netPriceText)).toEqual(['666.96333333']);
  });
});

it('an account number in its international form has its check digits', () => {
  expect(ibanOf('86011117947')).toBe('NO9386011117947');
  expect(() => ibanOf('8601 11 17947')).toThrow('eleven digits');
});
