import { describe, expect, it } from 'vitest';
import { tenantIds } from '#platform/tenants/tenants.ts';
import {
  cardOriginsOf,
  isExistingCardNumber,
  isMadeCardNumber,
  withoutSpaces,
} from './card-number.rules.ts';

const digits = (length: number) => '1234567890123456789'.slice(0, length);
const lengthsTaken = (isTaken: (number: string) => boolean) =>
  Array.from({ length: 20 }, (_, length) => length).filter((length) => isTaken(digits(length)));

describe('the number of a card that exists (spec 3 §6)', () => {
  it.each([
    ['ruter', [10, 11, 16]],
    ['akt', [9, 10, 16]],
    ['fjord', []],
  ] as const)('%s takes %s digits', (tenant, lengths) => {
    expect(lengthsTaken((number) => isExistingCardNumber(tenant, number))).toEqual(lengths);
  });

  it.each(['12345678x', '123456789٣', '-123456789', ' 123456789', '12345.6789'])(
    '%s is no number',
    (number) => {
      for (const tenant of tenantIds()) expect(isExistingCardNumber(tenant, number)).toBe(false);
    },
  );
});

describe('the number of a card that is made (spec 3 §6)', () => {
  it('has exactly 9 characters', () => {
    expect(lengthsTaken(isMadeCardNumber)).toEqual([9]);
  });

  it.each([
    ['AB1234567', true],
    ['AB-123456', true],
    ['AB 123456', false],
    ['AB12345\n7', false],
    ['Æ12345678', false],
  ])('%s: %s', (number, expected) => {
    expect(isMadeCardNumber(number)).toBe(expected);
  });

  it('is kept without the spaces that people type', () => {
    expect(withoutSpaces(' 123 456\u00A0789\t')).toBe('123456789');
  });
});

describe('which cards are ordered (domain: Travel cards)', () => {
  it.each([
    ['ruter', ['existing', 'new']],
    ['akt', ['existing']],
    ['fjord', ['new']],
  ] as const)('%s: %s', (tenant, origins) => {
    expect(cardOriginsOf(tenant)).toEqual(origins);
  });
});
