import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { codePoolNames } from './code-pool-names.ts';
import {
  codePoolKinds,
  codePoolsOf,
  isLow,
  isSubscriptionPool,
  isVoucherPool,
} from './code-pool-kind.ts';
import { refuseCode } from './code-to-import.rules.ts';

describe('a code that is imported', () => {
  const today = date('2026-03-10');

  it.each([
    ['new, without an end', 'A', null, null],
    ['new, valid until tomorrow', 'A', '2026-03-11', null],
    ['new, valid until today', 'A', '2026-03-10', null],
    ['new, over since yesterday', 'A', '2026-03-09', 'CODE_EXPIRED'],
    ['there already', 'B', null, 'CODE_EXISTS'],
    ['there already, and over', 'B', '2026-03-09', 'CODE_EXISTS'],
  ] as const)('that is %s is answered by its fault or none', (_, code, until, fault) => {
    const validUntil = until === null ? null : date(until);
    expect(refuseCode({ code, validUntil }, { existing: new Set(['B']), today })).toBe(fault);
  });
});

describe('the pools', () => {
  it('are of subscriptions or of vouchers, each of one of them', () => {
    expect(codePoolKinds.filter(isSubscriptionPool)).toEqual(['JOULE', 'OTTO', 'CAR_POOL']);
    expect(codePoolKinds.filter(isVoucherPool)).toEqual(['HYRE', 'BILKOLLEKTIVET', 'GETAROUND']);
  });

  it('are called what they give, or as their provider', () => {
    expect(Object.values(codePoolNames)).toEqual([
      { nb: 'Elsykkel', en: 'E-bike' },
      { nb: 'Bildeling', en: 'Car sharing' },
      { nb: 'Leiebil', en: 'Car rental' },
      ...['Hyre', 'Bilkollektivet', 'Getaround'].map((name) => ({ nb: name, en: name })),
    ]);
    expect(Object.keys(codePoolNames)).toEqual(codePoolKinds);
  });

  it('of an operator are those of what it offers', () => {
    expect(codePoolsOf('ruter')).toEqual(codePoolKinds);
    expect(codePoolsOf('akt')).toEqual(['JOULE', 'OTTO', 'CAR_POOL']);
    expect(codePoolsOf('fjord')).toEqual([]);
  });

  it.each([
    [{ free: 49, openOffers: null }, true],
    [{ free: 50, openOffers: null }, false],
    [{ free: 10, openOffers: 10 }, false],
    [{ free: 9, openOffers: 10 }, true],
    [{ free: 49, openOffers: 1_000 }, true],
    [{ free: 50, openOffers: 1_000 }, false],
    [{ free: 0, openOffers: 0 }, false],
  ])('with %j are low: %s', (stock, isOne) => {
    expect(isLow(stock)).toBe(isOne);
  });
});
