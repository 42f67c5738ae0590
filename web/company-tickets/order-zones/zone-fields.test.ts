import { describe, expect, it } from 'vitest';
import { zonesInARow } from '#company-tickets/test-offer.ts';
import {
  choiceOf,
  withZoneFrom,
  withZonePressed,
  type ZoneFields,
  zoneStateOf,
} from './zone-fields.ts';

const zones = zonesInARow('A', 'B', 'C', 'D');
const one = (zoneFrom: string, zoneTo = ''): ZoneFields => ({
  zoneChoice: 'one',
  zoneFrom,
  zoneTo,
});
const two = (zoneFrom: string, zoneTo = ''): ZoneFields => ({
  zoneChoice: 'two',
  zoneFrom,
  zoneTo,
});
const all = (zoneFrom: string): ZoneFields => ({ zoneChoice: 'all', zoneFrom, zoneTo: '' });

describe('what the zone fields come to', () => {
  it('one zone goes from itself to itself, whatever was chosen for two', () => {
    expect(choiceOf(one('A', 'B'))).toEqual({ kind: 'zones', from: 'A', to: 'A' });
  });
  it('two zones need both', () => {
    expect(choiceOf(two('A'))).toBeNull();
    expect(choiceOf(two('A', 'B'))).toEqual({ kind: 'zones', from: 'A', to: 'B' });
  });
  it('all zones need none', () => {
    expect(choiceOf(all(''))).toEqual({ kind: 'all' });
  });
});

describe('another zone to travel from', () => {
  it('keeps the zone to travel to where it lies beside it', () => {
    expect(withZoneFrom(two('A', 'B'), 'C', zones)).toEqual(two('C', 'B'));
  });
  it('lets go of a zone to travel to that is too far', () => {
    expect(withZoneFrom(two('A', 'B'), 'D', zones)).toEqual(two('D'));
  });
});

describe('a press on the map', () => {
  it.each([
    ['chooses the one zone', one('A'), 'C', one('C')],
    ['chooses the first of two', two(''), 'B', two('B')],
    ['chooses a neighbour as the second', two('B'), 'C', two('B', 'C')],
    ['changes the second for another neighbour', two('B', 'A'), 'C', two('B', 'C')],
    ['begins anew with a zone that is too far', two('A', 'B'), 'D', two('D')],
    ['takes back the second', two('A', 'B'), 'B', two('A')],
    ['takes back the first, and the second is first', two('A', 'B'), 'A', two('B')],
    ['narrows all zones to one', all('A'), 'C', one('C')],
  ])('%s', (_, before, pressed, after) => {
    expect(withZonePressed(before, pressed, zones)).toEqual(after);
  });
});

describe('the map shows', () => {
  const look = (fields: ZoneFields, alsoValid: string[] = []) =>
    zones.map((zone) => zoneStateOf(fields, zone, alsoValid)).join(' ');

  it('which zones can be the second of two', () => {
    expect(look(two('B'))).toBe('open chosen open closed');
    expect(look(two('B', 'C'))).toBe('open chosen chosen closed');
  });
  it('every zone as open where one is to be chosen', () => {
    expect(look(one('B', 'C'))).toBe('open chosen open open');
  });
  it('all as chosen for all zones', () => {
    expect(look(all('A'))).toBe('chosen chosen chosen chosen');
  });
  it('both zones of a pair that counts as one', () => {
    expect(look(one('A'), ['A', 'B'])).toBe('chosen chosen open open');
  });
});
