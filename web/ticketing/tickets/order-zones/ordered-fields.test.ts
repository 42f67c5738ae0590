import { describe, expect, it } from 'vitest';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { missingZones, shownZones, zonesAtStart } from './order-form-zones.ts';
import { orderedFieldsOf } from './ordered-fields.ts';
import type { ZoneFields } from './zone-fields.ts';
import { besideEachOther } from './zone-offer.ts';

const fieldsWith = (
  zoneChoice: ZoneFields['zoneChoice'],
  zoneFrom = '',
  zoneTo = '',
): ZoneFields => ({ zoneChoice, zoneFrom, zoneTo });

describe('the fields of an order, as they are sent,', () => {
  const zones = zonesInARow('a', 'b', 'c').map((zone) => ({ ...zone, name: `Zone of ${zone.id}` }));
  const sent = (zone: ZoneFields, soldProduct: { product: { id: string } } | null = null) =>
    orderedFieldsOf(
      {
        ...zone,
        firstName: ' Ingrid ',
        lastName: ' Ali ',
        employeeId: ' A-1 ',
        profileId: 'ADULT',
      },
      {
        tenant: { commonZonePair: { from: 'A', to: 'B', memberIds: ['a', 'b'] } },
        zones,
        soldProduct,
      },
    );

  it('are the person without spaces around, and the product that is sold for the zones', () => {
    expect(sent(fieldsWith('all'), { product: { id: 'company' } })).toEqual({
      firstName: 'Ingrid',
      lastName: 'Ali',
      employeeId: 'A-1',
      profileId: 'ADULT',
      zoneFrom: null,
      zoneTo: null,
      validAllZones: true,
      productId: 'company',
    });
    expect(sent(fieldsWith('all'))).not.toHaveProperty('productId');
  });

  it.each([
    ['one zone', fieldsWith('one', 'c', 'b'), 'Zone of c', 'Zone of c'],
    ['two zones', fieldsWith('two', 'c', 'b'), 'Zone of c', 'Zone of b'],
    ['one of the common pair', fieldsWith('one', 'b'), 'Zone of a', 'Zone of b'],
    ['a zone that is missing', fieldsWith('two', 'c'), null, null],
    ['a zone that is gone', fieldsWith('two', 'c', 'x'), 'Zone of c', null],
  ])('name %s', (_, fields, zoneFrom, zoneTo) => {
    expect(sent(fields)).toMatchObject({ zoneFrom, zoneTo, validAllZones: false });
  });
});

describe('the zones with which an order form begins', () => {
  const zones = zonesInARow('1', '2', '3');

  it.each([
    ['none is named', null, fieldsWith('one')],
    ['one is named', { from: '1', to: '1' }, fieldsWith('one', '1')],
    ['two are named', { from: '1', to: '2' }, fieldsWith('two', '1', '2')],
    ['the second is not sold', { from: '1', to: '9' }, fieldsWith('one', '1')],
    ['the second is not beside the first', { from: '1', to: '3' }, fieldsWith('two', '1')],
    ['the first is not sold', { from: '9', to: '2' }, fieldsWith('two')],
  ])('are right where %s', (_, defaults, fields) => {
    expect(zonesAtStart(zones, defaults)).toEqual(fields);
  });

  it('may be far apart where each stands beside every other', () => {
    expect(zonesAtStart(besideEachOther(zones), { from: '1', to: '3' })).toEqual(
      fieldsWith('two', '1', '3'),
    );
    expect(besideEachOther(zones).map(({ adjacentZoneIds }) => adjacentZoneIds)).toEqual([
      ['2', '3'],
      ['1', '3'],
      ['1', '2'],
    ]);
  });
});

describe('a form with zones', () => {
  it.each([
    [fieldsWith('all', '1', '2'), []],
    [fieldsWith('one', '1', '2'), ['1']],
    [fieldsWith('two', '1', '2'), ['1', '2']],
    [fieldsWith('two', '1'), ['1', '']],
  ])('of %o shows %o', (fields, zones) => {
    expect(shownZones(fields)).toEqual(zones);
  });

  it.each([
    [fieldsWith('all'), false, false],
    [fieldsWith('one'), true, false],
    [fieldsWith('one', '1'), false, false],
    [fieldsWith('two'), true, false],
    [fieldsWith('two', '1'), false, true],
    [fieldsWith('two', '1', '2'), false, false],
  ])('of %o misses the first zone %s, and the second %s', (fields, zoneFrom, zoneTo) => {
    expect(missingZones(fields)).toEqual({ zoneFrom, zoneTo });
  });
});
