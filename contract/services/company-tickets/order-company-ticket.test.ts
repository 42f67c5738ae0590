import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderCompanyTicketBody } from './order-company-ticket.contract.ts';

const order = {
  agreementName: '2001',
  employeeId: '42',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phoneCountryCode: '+47',
  phone: '41234567',
  startDate: '2026-04-01',
  zoneFrom: '1',
  zoneTo: '2Ø',
};

/** `field: message` for each fault, as a form shows them. */
function faultsOf(changes: Record<string, unknown>): string[] {
  const result = z.safeParse(orderCompanyTicketBody, { ...order, ...changes });
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
const letters = (count: number) => 'a'.repeat(count);

describe('the order of a company ticket (spec 2 §3, §5)', () => {
  it('has a date, one profile and no add-ons where nothing else is said', () => {
    const result = z.parse(orderCompanyTicketBody, order);
    expect(result.startDate.equals('2026-04-01')).toBe(true);
    expect(result).toMatchObject({ validAllZones: false, profileId: 'ADULT', addOns: [] });
  });

  it.each(Object.keys(order).map((field) => [field, field === 'startDate' ? 'date' : 'required']))(
    'without %s: %s',
    (field, message) => {
      expect(faultsOf({ [field]: undefined })).toEqual([`${field}: ${message}`]);
    },
  );

  it.each([
    ['firstName', 2, 50],
    ['lastName', 2, 50],
  ])('%s has %i to %i characters, spaces around it not counted', (field, min, max) => {
    expect(faultsOf({ [field]: letters(min) })).toEqual([]);
    expect(faultsOf({ [field]: `  ${letters(max)}  ` })).toEqual([]);
    expect(faultsOf({ [field]: '' })).toEqual([`${field}: required`]);
    expect(faultsOf({ [field]: '   ' })).toEqual([`${field}: required`]);
    expect(faultsOf({ [field]: ` ${letters(min - 1)} ` })).toEqual([`${field}: minLength`]);
    expect(faultsOf({ [field]: letters(max + 1) })).toEqual([`${field}: maxLength`]);
  });

  it('has a number of 1 to 20 characters; the service of the agreement may want more', () => {
    expect(faultsOf({ employeeId: ' 7 ' })).toEqual([]);
    expect(faultsOf({ employeeId: letters(20) })).toEqual([]);
    expect(faultsOf({ employeeId: '   ' })).toEqual(['employeeId: required']);
    expect(faultsOf({ employeeId: letters(21) })).toEqual(['employeeId: maxLength']);
  });

  it.each(['Kari\nKoden er ny', 'https://evil', 'se www.evil.no', 'kari@evil', '<b>Kari'])(
    'has no holder whose name would be somebody else’s message in an SMS: %j',
    (name) => {
      for (const field of ['firstName', 'lastName'])
        expect(faultsOf({ [field]: name })).toEqual([`${field}: nameOnly`]);
    },
  );

  it.each([
    ['', 'required'],
    ['412 34 567', 'numbersOnly'],
    ['4123456x', 'numbersOnly'],
    ['22345678', 'mobilePhone'],
    ['4123456', 'mobilePhone'],
    ['412345678', 'mobilePhone'],
  ])('the phone "%s": %s', (phone, message) => {
    expect(faultsOf({ phone })).toEqual([`phone: ${message}`]);
  });

  it.each(['41234567', '91234567'])('%s is a Norwegian mobile number', (phone) => {
    expect(faultsOf({ phone })).toEqual([]);
  });

  it('the number of another country has that country’s length', () => {
    expect(faultsOf({ phoneCountryCode: '+46', phone: '701234567' })).toEqual([]);
  });

  it.each(['47', '+047', '0047', '+', ''])('the country code "%s": wrongFormat', (code) => {
    expect(faultsOf({ phoneCountryCode: code })).toEqual(['phoneCountryCode: wrongFormat']);
  });

  it.each(['', '0', '12a'])('the agreement "%s": required', (agreementName) => {
    expect(faultsOf({ agreementName })).toEqual(['agreementName: required']);
  });

  it.each(['2026-02-30', '01.04.2026', ''])('the start date "%s": date', (startDate) => {
    expect(faultsOf({ startDate })).toEqual(['startDate: date']);
  });
});

describe('zones of an order', () => {
  it('are both named, or none of them for all zones', () => {
    expect(faultsOf({ validAllZones: true, zoneFrom: null, zoneTo: null })).toEqual([]);
  });

  it.each([
    [{ zoneFrom: null, zoneTo: null }, ['zoneFrom: required', 'zoneTo: required']],
    [{ zoneTo: null }, ['zoneTo: required']],
    [{ zoneFrom: '' }, ['zoneFrom: required']],
    [{ validAllZones: true, zoneFrom: null }, ['zoneTo: required']],
    [{ validAllZones: true }, ['zoneFrom: required', 'zoneTo: required']],
  ])('%j: %j', (changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });
});

describe('what an order may not hold', () => {
  it('add-ons, as none can be ordered yet, and fields that nobody knows', () => {
    expect(faultsOf({ addOns: ['JOULE'] })).toHaveLength(1);
    expect(faultsOf({ pricePerMonth: 1 })).toHaveLength(1);
  });
});
