import { describe, expect, it } from 'vitest';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import {
  choiceOf,
  withOfferedZones,
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

describe('the zone choice of the fields', () => {
  it('one zone is from and to the same zone, whatever the second one is', () => {
    expect(choiceOf(one('A', 'B'))).toEqual({ kind: 'zones', from: 'A', to: 'A' });
  });
  it('two zones require both', () => {
    expect(choiceOf(two('A'))).toBeNull();
    expect(choiceOf(two('A', 'B'))).toEqual({ kind: 'zones', from: 'A', to: 'B' });
  });
  it('all zones require none', () => {
    expect(choiceOf(all(''))).toEqual({ kind: 'all' });
  });
});

describe('fields hold only zones that are offered', () => {
  it.each([
    ['a second zone that is the first one', two('A', 'A'), two('A')],
    ['a second zone that is no neighbour', two('A', 'C'), two('A')],
    ['a first zone that is gone, and what was beside it', two('X', 'B'), two('')],
  ])('without %s', (_, before, after) => {
    expect(withOfferedZones(before, zones)).toEqual(after);
  });

  it('keeps neighbours', () => {
    expect(withOfferedZones(two('A', 'B'), zones)).toEqual(two('A', 'B'));
  });
});

describe('changing the first zone', () => {
  it('keeps the second zone if it is adjacent', () => {
    expect(withZoneFrom(two('A', 'B'), 'C', zones)).toEqual(two('C', 'B'));
  });
  it('clears the second zone if it is not adjacent', () => {
    expect(withZoneFrom(two('A', 'B'), 'D', zones)).toEqual(two('D'));
  });
});

describe('a press on the map', () => {
  it.each([
    { what: 'chooses the one zone', before: one('A'), pressed: 'C', after: one('C') },
    { what: 'chooses the first of two', before: two(''), pressed: 'B', after: two('B') },
    {
      what: 'chooses a neighbour as the second',
      before: two('B'),
      pressed: 'C',
      after: two('B', 'C'),
    },
    {
      what: 'changes the second for another neighbour',
      before: two('B', 'A'),
      pressed: 'C',
      after: two('B', 'C'),
    },
    {
      what: 'begins anew with a zone that is too far',
      before: two('A', 'B'),
      pressed: 'D',
      after: two('D'),
    },
    { what: 'takes back the second', before: two('A', 'B'), pressed: 'B', after: two('A') },
    {
      what: 'takes back the first, and the second is first',
      before: two('A', 'B'),
      pressed: 'A',
      after: two('B'),
    },
    { what: 'narrows all zones to one', before: all('A'), pressed: 'C', after: one('C') },
  ])('$what', ({ before, pressed, after }) => {
    expect(withZonePressed(before, pressed, zones)).toEqual(after);
  });
});

describe('the map shows', () => {
  const look = (fields: ZoneFields, alsoValid: string[] = []) =>
    zones.map((zone) => zoneStateOf(fields, zone, alsoValid)).join(' ');

  it('the zones that can be the second of two', () => {
    expect(look(two('B'))).toBe('open chosen open closed');
    expect(look(two('B', 'C'))).toBe('open chosen chosen closed');
  });
  it('every zone as open while one is selected', () => {
    expect(look(one('B', 'C'))).toBe('open chosen open open');
  });
  it('every zone as selected for all zones', () => {
    expect(look(all('A'))).toBe('chosen chosen chosen chosen');
  });
  it('both zones of the common pair as selected', () => {
    expect(look(one('A'), ['A', 'B'])).toBe('chosen chosen open open');
  });
});
