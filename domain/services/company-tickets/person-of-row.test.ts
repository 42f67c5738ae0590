import { describe, expect, it } from 'vitest';
import { indexPeople, type PersonNames, personOfRow } from './person-of-row.rules.ts';

const person = (subscriberId: number, employeeId: string, phone: string, tickets = 1) => ({
  subscriberId,
  employeeId,
  phoneCountryCode: '+47',
  phone,
  tickets: Array.from({ length: tickets }),
});
const kari = person(1, 'A-1', '41000001');
const ola = person(2, '00123', '41000002');
const old = person(3, 'B-7', '41000003', 0);
const renewed = person(4, 'b-7', '41000004');
const twin = person(5, 'C-9', '41000005');
const otherTwin = person(6, 'C-9', '41000006');
const idle = person(7, 'D-3', '41000007', 0);
const idleTwins = [person(8, 'E-5', '41000008', 0), person(9, 'e-5', '41000009', 0)];
const people = indexPeople([kari, ola, old, renewed, twin, otherTwin, idle, ...idleTwins]);

const nobody: PersonNames = { subscriberId: null, employeeId: null, phone: null };
const mobile = (phone: string) => ({ phoneCountryCode: '+47', phone });

describe('whom a row of a list is about', () => {
  it.each([
    [
      'the one who was ticked, whatever else the row says',
      { subscriberId: '1', employeeId: 'x' },
      kari,
    ],
    ['the one with the number, in any case', { employeeId: 'a-1' }, kari],
    ['the one with the phone', { phone: mobile('41000002') }, ola],
    ['the one with both', { employeeId: '00123', phone: mobile('41000002') }, ola],
    ['the one with the number who has no ticket', { employeeId: 'D-3' }, idle],
    ['of several with one number the only one with a ticket', { employeeId: 'B-7' }, renewed],
    [
      'of several with one number the one with the phone',
      { employeeId: 'C-9', phone: mobile('41000006') },
      otherTwin,
    ],
  ])('is %s', (_, names, expected) => {
    expect(personOfRow({ ...nobody, ...names }, people)).toEqual({ person: expected });
  });

  it.each([
    ['nobody is named', {}, { column: 'employeeId', code: 'required' }],
    [
      'nobody has the number',
      { employeeId: '9' },
      { column: 'employeeId', code: 'SUBSCRIBER_NOT_FOUND' },
    ],
    [
      'nobody has the phone',
      { phone: mobile('49000000') },
      { column: 'phone', code: 'SUBSCRIBER_NOT_FOUND' },
    ],
    [
      'nobody has the number of who was ticked',
      { subscriberId: '99' },
      { column: null, code: 'SUBSCRIBER_NOT_FOUND' },
    ],
    [
      'several with a ticket have the number',
      { employeeId: 'C-9' },
      { column: 'employeeId', code: 'SEVERAL_PEOPLE' },
    ],
    [
      'several have the number, all without a ticket',
      { employeeId: 'E-5' },
      { column: 'employeeId', code: 'SEVERAL_PEOPLE' },
    ],
    [
      'nobody has the number or the phone',
      { employeeId: '9', phone: mobile('49000000') },
      { column: 'employeeId', code: 'SUBSCRIBER_NOT_FOUND' },
    ],
    [
      'nobody has the phone, and somebody the number',
      { employeeId: 'A-1', phone: mobile('49000000') },
      { column: 'phone', code: 'DIFFERENT_PEOPLE' },
    ],
    [
      'number and phone are of different people',
      { employeeId: 'A-1', phone: mobile('41000002') },
      { column: 'phone', code: 'DIFFERENT_PEOPLE' },
    ],
    [
      'the number has lost its zeros: that of the phone is proposed',
      { employeeId: '123', phone: mobile('41000002') },
      { column: 'employeeId', code: 'DIFFERENT_PEOPLE', proposal: '00123' },
    ],
  ])('is not known when %s', (_, names, fault) => {
    expect(personOfRow({ ...nobody, ...names }, people)).toEqual({ fault });
  });
});
