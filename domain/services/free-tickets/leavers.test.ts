import { describe, expect, it } from 'vitest';
import type { RosterEntry } from '#ticketing/roster/roster.ts';
import { compareFamilies, type FreeFamily } from './leavers.rules.ts';

const today = Temporal.PlainDate.from('2026-03-20');

const family = (fields: Partial<FreeFamily> = {}): FreeFamily => ({
  subscriberId: 1,
  firstName: 'Kari',
  lastName: 'Nordmann',
  employeeId: '30001',
  phone: '+4741234567',
  ticketIds: [11, 12],
  isPensioners: false,
  isEnding: false,
  changesNumber: false,
  orderedOn: Temporal.PlainDate.from('2025-01-10'),
  ...fields,
});

const row = (fields: Partial<RosterEntry> = {}): RosterEntry => ({
  row: 1,
  firstName: null,
  lastName: null,
  employeeId: null,
  phone: null,
  agreementId: null,
  ...fields,
});
const stranger = row({ row: 9, employeeId: '99999' });

const compare = (list: readonly RosterEntry[], families: readonly FreeFamily[], isWhole = true) =>
  compareFamilies({ list, families, isWhole, today });
const ofFamily = (list: readonly RosterEntry[], one: FreeFamily, isWhole = true) =>
  compare(list, [one], isWhole).find(({ person }) => person !== null);

describe('the families of a list of employees', () => {
  it('leave with all their tickets when their number is not in the list, and are never ticked', () => {
    expect(ofFamily([stranger], family())).toMatchObject({
      class: 'leaver',
      act: 'end',
      isTicked: false,
      person: { ticketIds: [11, 12] },
    });
  });

  it.each([
    ['the number alone', row({ employeeId: '30001' })],
    ['the number without its zeros', row({ employeeId: '0030001' })],
    ['the phone', row({ phone: '+4741234567' })],
    [
      'the name, without a number that contradicts',
      row({ firstName: 'kari', lastName: 'NORDMANN' }),
    ],
  ])('stay when the list has %s', (_, listed) => {
    expect(ofFamily([listed], family())).toMatchObject({ class: 'unchanged', act: null });
  });

  it('are not changed by a list that says something else of them', () => {
    const renamed = row({ employeeId: '30001', firstName: 'Kari', lastName: 'Gift' });
    const moved = row({ employeeId: '30001', phone: '+4790000000' });
    for (const listed of [renamed, moved]) {
      expect(ofFamily([listed], family())).toMatchObject({
        class: 'unchanged',
        act: null,
        changes: [],
        isTicked: false,
      });
    }
  });

  it('do not leave where the list may mean them', () => {
    const namesake = row({ firstName: 'Kari', lastName: 'Nordmann', employeeId: '40001' });
    expect(ofFamily([namesake], family())).toMatchObject({
      class: 'unclear',
      act: null,
      reason: 'SAME_NAME',
    });
  });

  it('of pensioners are on no list of employees, and do not leave', () => {
    expect(ofFamily([stranger], family({ isPensioners: true }))).toMatchObject({
      class: 'never-leaver',
      act: null,
    });
  });

  it.each([
    ['whose tickets have a last day', { isEnding: true }, 'ENDING_ALREADY'],
    ['somebody of whom was ordered for lately', { orderedOn: today }, 'ORDERED_RECENTLY'],
    ['whose number is about to change', { changesNumber: true }, 'NUMBER_CHANGES'],
  ])('%s are shown, and not ended', (_, facts, reason) => {
    expect(ofFamily([stranger], family(facts))).toMatchObject({
      class: 'leaver',
      act: null,
      reason,
    });
  });

  it('do not leave by a part of a list', () => {
    expect(ofFamily([stranger], family(), false)).toBeUndefined();
  });

  it('are those who have tickets: nothing is ordered for others in the list', () => {
    expect(compare([stranger], [])).toMatchObject([
      { class: 'joiner', act: null, isTicked: false, entry: stranger },
    ]);
  });
});
