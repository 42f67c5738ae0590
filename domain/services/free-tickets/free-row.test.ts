import { describe, expect, it } from 'vitest';
import { freeKeysOfRow, type FreeOrderRow, freeOrderOfRow } from './free-row.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const departments = [
  { id: 500001, invoiceReference: 'Drift' },
  { id: 500002, invoiceReference: 'Økonomi' },
];
const defaults = {
  agreementName: '500001',
  startDate: day('2026-04-01'),
  ordersNewCards: false,
} as const;
const row: FreeOrderRow = {
  employeeId: '4711',
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthDate: day('1985-05-14'),
  holderType: 'EMPLOYEE',
  profile: 'ADULT',
  mediaType: 'MOBILE_TICKET',
  phone: { phoneCountryCode: '+47', phone: '41234567' },
  cardNumber: null,
  zoneFrom: { allZones: false, zone: '1' },
  zoneTo: { allZones: false, zone: '2Ø' },
  agreement: null,
};

type Changes = {
  row?: Partial<FreeOrderRow>;
  defaults?: Partial<Parameters<typeof freeOrderOfRow>[1]>;
  tenant?: 'ruter' | 'akt' | 'fjord';
};

const read = ({ row: cells, defaults: others, tenant = 'ruter' }: Changes = {}) =>
  freeOrderOfRow({ ...row, ...cells }, { ...defaults, ...others }, { tenant, departments });

const faultsOf = (changes: Changes) => {
  const reading = read(changes);
  return 'faults' in reading
    ? reading.faults.map(({ column, code }) => `${column}: ${code}`)
    : 'an order';
};

describe('a row of a mass order (spec 3 §5)', () => {
  it('is an order of its department, from the day above the table', () => {
    const order = read();
    expect(order).toMatchObject({
      employeeId: '4711',
      firstName: 'Kari',
      lastName: 'Nordmann',
      holderType: 'EMPLOYEE',
      profileId: 'ADULT',
      agreementId: 500001,
      validAllZones: false,
      zoneFrom: '1',
      zoneTo: '2Ø',
      medium: {
        kind: 'phone',
        phoneCountryCode: '+47',
        phone: '41234567',
      },
    });
    expect('startDate' in order && order.startDate.toString()).toBe('2026-04-01');
    expect('birthDate' in order && order.birthDate.toString()).toBe('1985-05-14');
  });

  it('names its department by number or by invoice reference; another is not guessed', () => {
    expect(read({ row: { agreement: 'økonomi' } })).toMatchObject({ agreementId: 500002 });
    expect(read({ row: { agreement: '500002' } })).toMatchObject({ agreementId: 500002 });
    expect(faultsOf({ row: { agreement: 'Salg' } })).toEqual(['agreement: notAChoice']);
    expect(faultsOf({ defaults: { agreementName: null } })).toEqual(['agreement: required']);
  });

  it('waits for the first day of the tickets', () => {
    expect(faultsOf({ defaults: { startDate: null } })).toEqual(['null: required']);
  });

  it.each([
    ['4', ['employeeId: INVALID_EMPLOYEE_ID']],
    ['47', 'an order'],
    ['4'.repeat(20), 'an order'],
    ['4'.repeat(21), ['employeeId: INVALID_EMPLOYEE_ID']],
    ['4\u20287', ['employeeId: INVALID_EMPLOYEE_ID']],
  ])('takes employee numbers of 2 to 20 characters: %j', (employeeId, expected) => {
    expect(faultsOf({ row: { employeeId } })).toEqual(expected);
  });

  it.each([
    ['K', false],
    ['Bo', true],
    ['K'.repeat(100), true],
    ['K'.repeat(101), false],
    ['www.evil.no', false],
    ['Kari\u202eirak', false],
  ])('takes names of 2 to 100 characters: %j', (name, isTaken) => {
    expect(faultsOf({ row: { firstName: name } })).toEqual(
      isTaken ? 'an order' : ['firstName: INVALID_FIRST_NAME'],
    );
    expect(faultsOf({ row: { lastName: name } })).toEqual(
      isTaken ? 'an order' : ['lastName: INVALID_LAST_NAME'],
    );
  });

  it('is for all zones when both say so, and for one zone when it names one', () => {
    const all = { allZones: true } as const;
    const one = { allZones: false, zone: '1' } as const;
    const allZones = { validAllZones: true, zoneFrom: null, zoneTo: null };
    expect(read({ row: { zoneFrom: all, zoneTo: all } })).toMatchObject(allZones);
    expect(read({ row: { zoneTo: null } })).toMatchObject({ zoneFrom: '1', zoneTo: '1' });
    expect(faultsOf({ row: { zoneFrom: all, zoneTo: one } })).toEqual(['zoneTo: INVALID_ZONE_TO']);
    expect(faultsOf({ row: { zoneFrom: all, zoneTo: null } })).toEqual(['zoneTo: INVALID_ZONE_TO']);
    expect(faultsOf({ row: { zoneFrom: one, zoneTo: all } })).toEqual([
      'zoneFrom: INVALID_ZONE_FROM',
    ]);
    expect(faultsOf({ row: { zoneFrom: null, zoneTo: one } })).toEqual(['zoneFrom: required']);
  });

  it('needs a phone only for a mobile ticket', () => {
    expect(faultsOf({ row: { phone: null } })).toEqual(['phone: MOBILE_TICKET_NO_PHONE']);
    const onCard = { phone: null, mediaType: 'TRAVEL_CARD', cardNumber: '1234567890' } as const;
    expect(read({ row: onCard })).toMatchObject({
      medium: { kind: 'card', cardNumber: '1234567890' },
    });
  });

  it('orders a new card only where somebody said so, or where there are no others', () => {
    const noNumber = { mediaType: 'TRAVEL_CARD', phone: null } as const;
    const newCard = { medium: { kind: 'new-card' } };
    expect(faultsOf({ row: noNumber })).toEqual(['cardNumber: required']);
    expect(faultsOf({ row: noNumber, tenant: 'akt' })).toEqual(['cardNumber: required']);
    expect(read({ row: noNumber, tenant: 'fjord' })).toMatchObject(newCard);
    expect(read({ row: noNumber, defaults: { ordersNewCards: true } })).toMatchObject(newCard);
    expect(read({ row: { ...noNumber, mediaType: 'NEW_TRAVEL_CARD' } })).toMatchObject(newCard);
  });

  it('says all that is wrong with it', () => {
    const cells = { employeeId: '1', firstName: 'K', phone: null, zoneFrom: null } as const;
    expect(faultsOf({ row: cells })).toEqual([
      'employeeId: INVALID_EMPLOYEE_ID',
      'firstName: INVALID_FIRST_NAME',
      'zoneFrom: required',
      'phone: MOBILE_TICKET_NO_PHONE',
    ]);
  });
});

describe('what may stand in one row of a list alone', () => {
  const keysOf = (cells: Partial<FreeOrderRow>) => freeKeysOfRow({ ...row, ...cells });

  it('is the employee number of an employee or pensioner, however it is typed', () => {
    expect(keysOf({ employeeId: 'A-1 ' })[0]).toBe(keysOf({ employeeId: 'a-1' })[0]);
    expect(keysOf({ holderType: 'RETIRED' })[0]).toBe(keysOf({})[0]);
  });

  it('is a family member by number, birth date and names', () => {
    const child = { holderType: 'FAMILY_MEMBER', birthDate: day('2015-01-01') } as const;
    const key = keysOf(child)[0];
    expect(keysOf({ ...child, firstName: 'KARI' })[0]).toBe(key);
    expect(keysOf({ ...child, firstName: 'Per' })[0]).not.toBe(key);
    expect(keysOf({ ...child, birthDate: day('2015-01-02') })[0]).not.toBe(key);
    expect(keysOf({})[0]).not.toBe(key);
  });

  it('is the phone or the card number that the ticket lies on, not the one beside it', () => {
    const cardNumber = '1234567890';
    expect(keysOf({ cardNumber })).toHaveLength(2);
    expect(keysOf({ cardNumber })[1]).toContain('+4741234567');
    expect(keysOf({ cardNumber, mediaType: 'TRAVEL_CARD' })[1]).toContain(cardNumber);
    expect(keysOf({ mediaType: 'NEW_TRAVEL_CARD' })).toHaveLength(1);
  });
});
