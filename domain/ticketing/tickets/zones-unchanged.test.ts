import { describe, expect, it } from 'vitest';
import type { ZoneChoice } from '#catalogue/zones/zone-choice.rules.ts';
import { isZoneChangeEmpty } from './zones-unchanged.rules.ts';

const all: ZoneChoice = { kind: 'all' };
const between = (from: string, to: string): ZoneChoice => ({ kind: 'zones', from, to });

describe('a change of zone changes nothing (spec 2 §5)', () => {
  it.each([
    ['from and to as they were', between('1', '2Ø'), between('1', '2Ø'), true],
    ['there and back', between('1', '2Ø'), between('2Ø', '1'), true],
    ['all zones again', all, all, true],
    ['another zone to go to', between('1', '2Ø'), between('1', '2V'), false],
    ['another zone to start from', between('1', '2Ø'), between('2V', '2Ø'), false],
    ['one zone of the two', between('1', '2Ø'), between('1', '1'), false],
    ['all zones instead of some', between('1', '2Ø'), all, false],
    ['some zones instead of all', all, between('1', '1'), false],
  ])('with %s', (_, before, after, unchanged) => {
    const sold = (choice: ZoneChoice) => ({ choice, productId: 'company-ticket' });
    expect(isZoneChangeEmpty(sold(before), sold(after))).toBe(unchanged);
  });

  it('but another product for the same zones is a change', () => {
    const zone = between('1', '1');
    const wide = { choice: zone, productId: 'company-ticket' };
    const narrow = { choice: zone, productId: 'company-ticket-oslo' };
    expect(isZoneChangeEmpty(wide, narrow)).toBe(false);
    expect(isZoneChangeEmpty(narrow, narrow)).toBe(true);
  });
});
