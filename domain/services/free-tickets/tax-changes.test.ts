import { describe, expect, it } from 'vitest';
import type { TaxedLine } from './tax-base.rules.ts';
import { employeeIdOf, taxChanges } from './tax-changes.rules.ts';

const line: TaxedLine = {
  month: Temporal.PlainDate.from('2026-02-01'),
  entitlementId: 1,
  ticketId: 1,
  agreementId: 500001,
  holderType: 'EMPLOYEE',
  profileId: 'ADULT',
  taxOre: 89700,
  employeeId: 'A9',
  firstName: 'Kari',
  lastName: 'Berg',
};
const erased = { ...line, employeeId: null, firstName: null, lastName: null };
const other = { ...line, entitlementId: 2 };

const typesOf = (older: readonly TaxedLine[], newer: readonly TaxedLine[]) =>
  taxChanges(older, newer).map(({ changeType }) => changeType);

describe('the changes of the tax base between two months (domain: Tax base)', () => {
  it('are new, ended and changed rights', () => {
    expect(taxChanges([line], [other])).toEqual([
      { changeType: 'SUBSCRIBED', oldLine: null, newLine: other },
      { changeType: 'UNSUBSCRIBED', oldLine: line, newLine: null },
    ]);
    const dearer = { ...line, taxOre: 1589_00, ticketId: 7 };
    expect(taxChanges([line], [dearer])).toEqual([
      { changeType: 'PRICE_CHANGED', oldLine: line, newLine: dearer },
    ]);
  });

  it('are none where the taxable amount is the same, whatever else is another', () => {
    const moved = { ...line, agreementId: 500_002, ticketId: 8, profileId: 'SENIOR' };
    expect(taxChanges([line], [moved])).toEqual([]);
    expect(typesOf([{ ...line, taxOre: null }], [{ ...line, taxOre: null }])).toEqual([]);
  });

  it('are changes of price where there is a taxable amount in one month alone', () => {
    expect(typesOf([line], [{ ...line, taxOre: null }])).toEqual(['PRICE_CHANGED']);
    expect(typesOf([{ ...line, taxOre: 0 }], [{ ...line, taxOre: null }])).toEqual([
      'PRICE_CHANGED',
    ]);
    // A new ticket without an amount is new all the same.
    expect(typesOf([], [{ ...line, taxOre: null }])).toEqual(['SUBSCRIBED']);
  });

  it('are those of two employees where the right has gone to another number', () => {
    const renumbered = { ...line, employeeId: 'B1' };
    expect(typesOf([line], [renumbered])).toEqual(['SUBSCRIBED', 'UNSUBSCRIBED']);
    expect(typesOf([line], [{ ...line, employeeId: 'a9' }])).toEqual([]);
  });

  it('pair by the right alone where a number is erased', () => {
    expect(typesOf([erased], [line])).toEqual([]);
    expect(typesOf([line], [{ ...erased, taxOre: 1 }])).toEqual(['PRICE_CHANGED']);
  });

  it('are about the newer number that there is', () => {
    const idOf = (older: TaxedLine | null, newer: TaxedLine | null) =>
      employeeIdOf({ changeType: 'SUBSCRIBED', oldLine: older, newLine: newer });
    expect(idOf({ ...line, employeeId: 'a9' }, line)).toBe('A9');
    expect(idOf(line, erased)).toBe('A9');
    expect(idOf(erased, null)).toBeNull();
  });
});
