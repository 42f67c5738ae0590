import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { agreementOf, orderOfRow, zonesOf } from './order-of-row.rules.ts';

const north = { id: 101, invoiceReference: 'Avdeling Nord' };
const south = { id: 102, invoiceReference: 'Avdeling  Sør ' };
const namedLikeNorth = { id: 103, invoiceReference: '101' };
const twin = { id: 104, invoiceReference: 'avdeling nord' };

describe('the agreement of a row', () => {
  it.each([
    ['102', [north, south], 102],
    ['Avdeling Nord', [north, south], 101],
    [' avdeling SOR', [north, south], 102],
    ['101', [namedLikeNorth, north], 101],
    ['101', [namedLikeNorth, south], 103],
    ['Avdeling Nord', [north, twin], 'notAChoice'],
    ['AvdelingNord', [north], 'notAChoice'],
    ['10', [north], 'notAChoice'],
    ['Avdeling Nord', [], 'notAChoice'],
  ])(
    'that says %j is the one with the number, else the only one with the reference',
    (cell, agreements, found) => {
      expect(agreementOf(cell, { agreementName: '102' }, agreements)).toBe(found);
    },
  );

  it.each([
    ['102', [north, south], 102],
    ['102', [north], 102],
    [null, [north], 101],
    [null, [north, south], 'required'],
    [null, [], 'required'],
  ])(
    'that says nothing is the one above the table (%j), else the only one',
    (agreementName, agreements, found) => {
      expect(agreementOf(null, { agreementName }, agreements)).toBe(found);
    },
  );
});

const all = { allZones: true } as const;
const zone = (name: string) => ({ allZones: false, zone: name }) as const;
const from = (zoneFrom: string, zoneTo = zoneFrom) => ({ validAllZones: false, zoneFrom, zoneTo });
const everywhere = { validAllZones: true, zoneFrom: null, zoneTo: null };
const refused = { column: 'zoneTo', code: 'notAChoice' };

describe('the zones of a row', () => {
  const above = { zoneFrom: '4', zoneTo: '5', validAllZones: false };

  it.each([
    ['two zones', zone('1'), zone('2'), from('1', '2')],
    ['one alone', zone('1'), null, from('1')],
    ['one alone, in the second column', null, zone('2'), from('2')],
    ['all', all, all, everywhere],
    ['all, once', all, null, everywhere],
    ['all, once, in the second column', null, all, everywhere],
    ['all and one', all, zone('2'), refused],
    ['one and all', zone('1'), all, refused],
  ])('that names %s are its own, whatever stands above the table', (_, zoneFrom, zoneTo, zones) => {
    for (const defaults of [above, { ...above, validAllZones: true }]) {
      expect(zonesOf({ zoneFrom, zoneTo }, defaults)).toEqual(zones);
    }
  });

  it.each([
    ['two zones', above, from('4', '5')],
    ['one', { ...above, zoneTo: null }, from('4')],
    ['all', { ...above, validAllZones: true }, everywhere],
    ['none', { ...above, zoneFrom: null }, { column: 'zoneFrom', code: 'required' }],
  ])('that names none are those above the table: %s', (_, defaults, zones) => {
    expect(zonesOf({ zoneFrom: null, zoneTo: null }, defaults)).toEqual(zones);
  });
});

describe('the order of a row', () => {
  const phone = { phoneCountryCode: '+47', phone: '41234567' };
  const full = {
    employeeId: 'A-17',
    phone,
    agreement: '102',
    startDate: date('2026-05-01'),
    zoneFrom: zone('1'),
    zoneTo: zone('2'),
  };
  const bare = {
    employeeId: 'A-17',
    phone,
    agreement: null,
    startDate: null,
    zoneFrom: null,
    zoneTo: null,
  };
  const defaults = {
    agreementName: '101',
    startDate: date('2026-04-01'),
    zoneFrom: '4',
    zoneTo: '5',
    validAllZones: false,
  };
  const nothing = { ...defaults, agreementName: null, startDate: null, zoneFrom: null };
  const person = { ...phone, employeeId: 'A-17', profileId: 'ADULT' };

  it('is for what it says itself, and else for what stands above the table', () => {
    expect(orderOfRow(full, defaults, [north, south])).toEqual({
      ...person,
      ...from('1', '2'),
      agreementId: 102,
      startDate: date('2026-05-01'),
    });
    expect(orderOfRow(bare, defaults, [north, south])).toEqual({
      ...person,
      ...from('4', '5'),
      agreementId: 101,
      startDate: date('2026-04-01'),
    });
  });

  it.each([
    [
      'all that neither says',
      bare,
      [
        { column: 'agreement', code: 'required' },
        { column: 'startDate', code: 'required' },
        { column: 'zoneFrom', code: 'required' },
      ],
    ],
    ['an agreement', { ...full, agreement: null }, [{ column: 'agreement', code: 'required' }]],
    [
      'an agreement that is one',
      { ...full, agreement: 'x' },
      [{ column: 'agreement', code: 'notAChoice' }],
    ],
    ['a start', { ...full, startDate: null }, [{ column: 'startDate', code: 'required' }]],
    ['zones that go together', { ...full, zoneTo: all }, [refused]],
  ])('lacks %s', (_, row, missing) => {
    expect(orderOfRow(row, nothing, [north, south])).toEqual({ missing });
  });
});
