import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import type { ZoneCell } from '#ticketing/batches/column-kinds/zone-from-text.rules.ts';
import type { SchoolMedium } from '#services/school-tickets/school-medium.ts';
import {
  keysOfSchoolRow,
  type SchoolOrderDefaults,
  type SchoolOrderRow,
  schoolOrderOfRow,
} from './school-row.rules.ts';

const phone = { phoneCountryCode: '+47', phone: '41234567' };
const row: SchoolOrderRow = {
  firstName: 'Nora',
  lastName: 'Berg',
  className: '8A',
  studentId: null,
  phone,
  cardNumber: null,
  zoneFrom: null,
  zoneTo: null,
  secondZoneFrom: null,
  secondZoneTo: null,
  agreement: null,
};
const defaults: SchoolOrderDefaults = {
  agreementName: '7',
  startDate: date('2026-08-20'),
  zoneFrom: '1',
  zoneTo: '2Ø',
  validAllZones: false,
};

const orderOf = (
  changed: Partial<SchoolOrderRow> = {},
  options: Partial<SchoolOrderDefaults> = {},
  media: readonly SchoolMedium[] = ['phone', 'card'],
) =>
  schoolOrderOfRow(
    { ...row, ...changed },
    { ...defaults, ...options },
    {
      orderable: [
        { id: 7, invoiceReference: 'Skyss' },
        { id: 8, invoiceReference: 'Leirskole' },
      ],
      mediaOf: () => media,
    },
  );

const faultsOf = (...args: Parameters<typeof orderOf>) => {
  const order = orderOf(...args);
  return 'faults' in order ? order.faults.map(({ column, code }) => `${column} ${code}`) : [];
};

describe('a row of a list of pupils', () => {
  it('is an order, with what stands above the table where it says nothing', () => {
    expect(orderOf()).toEqual({
      agreementId: 7,
      startDate: date('2026-08-20'),
      validAllZones: false,
      zoneFrom: '1',
      zoneTo: '2Ø',
      secondHome: null,
      studentId: null,
      pupil: { firstName: 'Nora', lastName: 'Berg', className: '8A' },
      medium: { kind: 'phone', ...phone },
    });
    expect(orderOf({ agreement: 'leirskole' })).toMatchObject({ agreementId: 8 });
    expect(orderOf({ zoneFrom: { zone: '4N', allZones: false } })).toMatchObject({
      zoneFrom: '4N',
      zoneTo: '4N',
    });
  });

  it('lies on a phone or a card, never on both', () => {
    const onCard = { phone: null, cardNumber: '1234567890' };
    expect(orderOf(onCard)).toMatchObject({ medium: { kind: 'card', cardNumber: '1234567890' } });
    expect(faultsOf({ cardNumber: '1234567890' })).toEqual(['cardNumber PHONE_AND_CARD']);
  });

  it('asks for what the agreement has where it says neither', () => {
    const neither = { phone: null };
    expect(faultsOf(neither)).toEqual(['phone required']);
    expect(faultsOf(neither, {}, ['card'])).toEqual(['cardNumber required']);
    expect(orderOf(neither, {}, ['phone', 'new-card'])).toMatchObject({
      medium: { kind: 'new-card' },
    });
  });

  it('says everything that is missing', () => {
    const nothing = { agreementName: null, startDate: null, zoneFrom: null, zoneTo: null };
    expect(faultsOf({ phone: null }, nothing)).toEqual([
      'agreement required',
      'zoneFrom required',
      'phone required',
      'null required',
    ]);
    expect(faultsOf({}, { agreementName: null })).toEqual(['agreement required']);
    expect(faultsOf({}, { zoneFrom: null })).toEqual(['zoneFrom required']);
    expect(faultsOf({}, { startDate: null })).toEqual(['null required']);
  });

  it('is about a pupil, a phone and a card', () => {
    const same = { ...row, firstName: ' NORA', studentId: '4' };
    expect(keysOfSchoolRow(same)).toEqual(keysOfSchoolRow(row));
    expect(keysOfSchoolRow({ ...row, className: '8B' })).not.toContain(keysOfSchoolRow(row)[0]);
    expect(keysOfSchoolRow({ ...row, className: '8B' })).toContain(keysOfSchoolRow(row)[1]);
    expect(keysOfSchoolRow({ ...row, phone: null })).toHaveLength(1);
  });

  it.each([
    ['1', '3', { zoneFrom: '1', zoneTo: '3' }],
    ['1', null, { zoneFrom: '1', zoneTo: '1' }],
    [null, '3', { zoneFrom: '3', zoneTo: '3' }],
    [null, null, null],
  ])('has a second home from %s to %s', (from, to, secondHome) => {
    expect(orderOf({ secondZoneFrom: zoneCell(from), secondZoneTo: zoneCell(to) })).toMatchObject({
      secondHome,
      zoneFrom: '1',
      zoneTo: '2Ø',
    });
  });

  it('has no second home in all zones', () => {
    const all = { allZones: true } as const;
    const fault = (secondZoneFrom: ZoneCell | null, secondZoneTo: ZoneCell | null) =>
      faultsOf({ secondZoneFrom, secondZoneTo });
    expect(fault(all, null)).toEqual(['secondZoneFrom notAChoice']);
    expect(fault(null, all)).toEqual(['secondZoneTo notAChoice']);
    expect(fault(all, all)).toEqual(['secondZoneFrom notAChoice']);
    expect(fault(zoneCell('1'), all)).toEqual(['secondZoneTo notAChoice']);
  });
});

const zoneCell = (zone: string | null): ZoneCell | null =>
  zone === null ? null : { allZones: false, zone };
