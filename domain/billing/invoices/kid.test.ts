import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, kidOf, readKid } from './kid.rules.ts';

const key = fc.record({
  companyId: fc.integer({ min: 1, max: 99_999_999 }),
  invoiceNumber: fc.integer({ min: 1, max: 999_999_999 }),
});

describe('the payment reference of an invoice', () => {
  it('is company, invoice and a check digit by mod-10 (domain: Invoices)', () => {
    expect(checkDigit('7992739871')).toBe(3);
    expect(checkDigit('0')).toBe(0);
    expect(kidOf({ companyId: 100001, invoiceNumber: 100042 })).toBe('001000010001000428');
  });

  it('leads back to its invoice, whichever it is', () => {
    fc.assert(
      fc.property(key, (invoice) => {
        expect(readKid(kidOf(invoice))).toEqual(invoice);
      }),
    );
  });

  it('is recognised as wrong when one digit is, is missing or is too much', () => {
    fc.assert(
      fc.property(
        key,
        fc.nat({ max: 17 }),
        fc.integer({ min: 1, max: 9 }),
        (invoice, place, by) => {
          const kid = kidOf(invoice);
          const wrong = (Number(kid[place]) + by) % 10;
          expect(readKid(kid.slice(0, place) + wrong + kid.slice(place + 1))).toBeNull();
          expect(readKid(kid.slice(0, place) + kid.slice(place + 1))).toBeNull();
          expect(readKid(`0${kid}`)).toBeNull();
        },
      ),
    );
  });

  it('is refused for numbers that are too long', () => {
    expect(() => kidOf({ companyId: 100_000_000, invoiceNumber: 1 })).toThrow('no payment');
    expect(() => kidOf({ companyId: 1, invoiceNumber: 1_000_000_000 })).toThrow('no payment');
  });
});
