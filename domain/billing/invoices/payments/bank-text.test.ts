import { describe, expect, it } from 'vitest';
import {
  accountNumberIn,
  bankName,
  isBankAmount,
  isBankReference,
  isBankText,
} from './bank-text.rules.ts';

describe('a text of a bank’s file', () => {
  it.each([
    ['Åse & Sønn AS', true],
    ['', true],
    ['a\tb', false],
    ['a\u0000', false],
    ['a\uD83D', false],
    ['a\uFFFE', false],
  ])('%j can be stored and shown: %s', (text, isOne) => {
    expect(isBankText(text)).toBe(isOne);
    expect(isBankReference(text)).toBe(isOne);
  });

  it('is a reference with at most 140 characters', () => {
    expect(isBankReference('x'.repeat(140))).toBe(true);
    expect(isBankReference('x'.repeat(141))).toBe(false);
  });

  it('is cut as a name after 140 characters, and never in the middle of one', () => {
    expect(bankName('Å'.repeat(141))).toBe('Å'.repeat(140));
    expect(bankName(`${'x'.repeat(139)}😀`)).toBe(`${'x'.repeat(139)}\uFFFD`);
  });

  it.each([
    ['86011117947', '86011117947'],
    ['8601 11 17947', '86011117947'],
    ['8601.11.17947', '86011117947'],
    ['NO93 8601 1117 947', '86011117947'],
    ['NO938601111794', 'NO938601111794'],
    ['XNO9386011117947', 'XNO9386011117947'],
    ['NO93860111179470', 'NO93860111179470'],
  ])('holds an account: %s is %s', (text, account) => {
    expect(accountNumberIn(text)).toBe(account);
  });

  it.each([
    [1, true],
    [100_000_000_000_00, true],
    [100_000_000_000_01, false],
    [0, false],
    [-1, false],
    [0.5, false],
  ])('holds an amount of %d øre: %s', (ore, isOne) => {
    expect(isBankAmount(ore)).toBe(isOne);
  });
});
