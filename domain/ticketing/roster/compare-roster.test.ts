import { describe, expect, it } from 'vitest';
import { compareRoster } from './compare-roster.rules.ts';
import type { RosterEntry, RosterPerson } from './roster.ts';
import { isPerhapsHalfAList } from './roster-guards.rules.ts';
import { listOf, people, person, rowOf, today } from './test-roster.ts';

const compare = (list: readonly RosterEntry[], people: readonly RosterPerson[], isWhole = true) =>
  compareRoster({ list, people: people, isWhole, today });

const kari = person();
const ola = person({ subscriberId: 2, firstName: 'Ola', employeeId: '200', phone: '+4798765432' });

describe('one row and one person', () => {
  it.each([
    ['nothing else', {}, { class: 'unchanged', act: null }],
    ['case and spaces', { firstName: 'KARI', lastName: ' Nordmann' }, { class: 'unchanged' }],
    [
      'names parted elsewhere',
      { firstName: '', lastName: 'Kari Nordmann' },
      { class: 'unchanged' },
    ],
    ['a number without its zeros', { employeeId: '0100' }, { class: 'unchanged' }],
    [
      'no more than a number',
      { firstName: null, lastName: null, phone: null },
      { class: 'unchanged' },
    ],
    ['a new last name', { lastName: 'Hansen' }, { changes: ['lastName'] }],
    [
      'a new last name, in capitals',
      { firstName: 'KARI', lastName: 'HANSEN' },
      { changes: ['lastName'] },
    ],
    [
      'a second first name, another last name and number',
      { firstName: 'Kari-Anne', lastName: 'Berg', employeeId: '101' },
      { class: 'changed', changes: ['firstName', 'lastName', 'employeeId'] },
    ],
    [
      'a new number',
      { employeeId: '101' },
      { class: 'changed', changes: ['employeeId'], isTicked: true },
    ],
    [
      'another department',
      { agreementId: 8 },
      { class: 'changed', changes: ['agreement'], isTicked: true },
    ],
    ['a department that is no reference', { agreementId: null }, { class: 'unchanged' }],
    [
      'a new phone',
      { phone: '+4799999999' },
      { class: 'changed-phone', changes: ['phone'], isTicked: false },
    ],
    [
      'a new phone and department',
      { phone: '+4799999999', agreementId: 8 },
      { changes: ['phone'] },
    ],
  ])('the row says %s', (_, fields, expected) => {
    expect(compare([rowOf(kari, fields)], [kari])).toMatchObject([expected]);
  });

  it('are paired by name when the list has nothing else', () => {
    const row = rowOf(kari, { employeeId: null, phone: null });
    expect(compare([row], [kari, ola]).map((line) => line.class)).toEqual(['leaver', 'unchanged']);
  });

  it.each([
    { employeeId: '900', phone: '+4790000000' },
    { employeeId: '900', phone: null },
    { employeeId: null, phone: '+4790000000' },
  ])('are not paired by name when number or phone are of somebody else: %j', (fields) => {
    const row = rowOf(kari, fields);
    expect(compare([row], [kari])).toMatchObject([{ class: 'unclear', reason: 'SAME_NAME' }]);
  });

  it('are paired by number when another person has the phone, too', () => {
    const sharing = { ...ola, phone: kari.phone };
    expect(compare([rowOf(kari)], [kari, sharing])).toMatchObject([
      { class: 'leaver', person: sharing },
      { class: 'unchanged', person: kari },
    ]);
  });
});

describe('joiners and leavers', () => {
  const stranger = rowOf(ola, { row: 2 });

  it('join when nobody here has a ticket like them, ticked', () => {
    expect(compare([rowOf(kari), stranger], [kari])).toMatchObject([
      { class: 'unchanged' },
      { class: 'joiner', act: 'order', isTicked: true, person: null },
    ]);
  });

  it('leave when they are not on the list, never ticked', () => {
    expect(compare([rowOf(kari)], [kari, ola])).toMatchObject([
      { class: 'leaver', act: 'end', isTicked: false, person: ola },
      { class: 'unchanged' },
    ]);
  });

  it('do not leave by a part of a list', () => {
    expect(compare([rowOf(kari)], [kari, ola], false)).toMatchObject([{ class: 'unchanged' }]);
  });

  it('do not leave when the company has said so', () => {
    for (const isEnding of [false, true]) {
      const never = { ...ola, isNeverLeaver: true, isEnding };
      expect(compare([], [never])).toMatchObject([
        { class: 'never-leaver', act: null, reason: null },
      ]);
    }
  });

  it.each([
    [29, { act: null, reason: 'ORDERED_RECENTLY' }],
    [30, { act: 'end', reason: null }],
  ])('ordered %i days ago', (days, expected) => {
    const recent = { ...ola, orderedOn: today.subtract({ days }) };
    expect(compare([], [recent])).toMatchObject([{ class: 'leaver', ...expected }]);
  });

  it('are not ended twice', () => {
    expect(compare([], [{ ...ola, isEnding: true }])).toMatchObject([
      { class: 'leaver', act: null, reason: 'ENDING_ALREADY' },
    ]);
  });
});

describe('what can be read in two ways', () => {
  it('is a row with the number of one and the phone of another', () => {
    const row = rowOf(kari, { phone: ola.phone });
    expect(compare([row], [kari, ola])).toMatchObject([
      { class: 'unclear', reason: 'NUMBER_AND_PHONE_DIFFER', act: null },
    ]);
  });

  it('is a phone that somebody with another name and number has now', () => {
    const row = rowOf(person({ firstName: 'Per', lastName: 'Berg', employeeId: '300' }));
    expect(compare([row], [kari])).toMatchObject([
      { class: 'unclear', reason: 'ALMOST_NOTHING_SAME' },
    ]);
  });

  it('is a number that two people have', () => {
    const twin = { ...ola, employeeId: kari.employeeId };
    const row = rowOf(kari, { phone: null, firstName: 'Per', lastName: 'Berg' });
    expect(compare([row], [kari, twin])).toMatchObject([
      { class: 'unclear', reason: 'NUMBER_OF_SEVERAL' },
    ]);
  });

  it('is a second row about the same person', () => {
    const second = rowOf(kari, { row: 2, employeeId: '900', firstName: 'Per', lastName: 'Berg' });
    expect(compare([rowOf(kari, { phone: null }), second], [kari])).toMatchObject([
      { class: 'unchanged' },
      { class: 'unclear', reason: 'PERSON_OF_ANOTHER_ROW' },
    ]);
  });

  it('is a number of two people when another row is about one of them', () => {
    const twin = person({ ...ola, subscriberId: 3, phone: null });
    const list = [
      rowOf(ola, { employeeId: null }),
      rowOf(ola, { row: 2, phone: null, firstName: 'Per', lastName: 'Berg' }),
    ];
    expect(compare(list, [ola, twin])).toMatchObject([
      { class: 'unchanged', person: ola },
      { class: 'unclear', reason: 'PERSON_OF_ANOTHER_ROW', entry: { row: 2 } },
    ]);
  });

  it('is no stranger with the name of somebody who is in doubt', () => {
    const doubtful = { firstName: 'Per', lastName: 'Berg', phone: ola.phone };
    const stranger = { row: 2, employeeId: '900', phone: '+4790000000' };
    const lines = compare([rowOf(kari, doubtful), rowOf(kari, stranger)], [kari, ola]);
    expect(lines).toMatchObject([
      { class: 'joiner', entry: { row: 2 } },
      { class: 'unclear', reason: 'NUMBER_AND_PHONE_DIFFER' },
    ]);
  });

  it.each([
    ['names', [{ lastName: 'Hansen' }]],
    ['departments', [{ agreementId: 8 }]],
    ['numbers, with a copy', [{}, { employeeId: '900' }]],
  ])('are rows with one number or phone and other %s, and nobody of them leaves', (_, others) => {
    const list = [{}, ...others].map((fields, place) => rowOf(kari, { row: place + 1, ...fields }));
    const lines = compare(list, [kari]);
    expect(lines.map(({ reason }) => reason)).toEqual(list.map(() => 'TWICE_IN_LIST'));
  });

  it('are not two rows that are the same in everything: the first one counts', () => {
    expect(compare([rowOf(kari, { row: 2 }), rowOf(kari)], [kari])).toMatchObject([
      { class: 'unchanged', entry: { row: 1 } },
      { class: 'unclear', reason: 'TWICE_IN_LIST', entry: { row: 2 } },
    ]);
  });
});

describe('a list that is perhaps not what it seems', () => {
  const ten = people(10);
  const renamed = (count: number) =>
    listOf(ten).map((row, place) => (place < count ? { ...row, lastName: 'M?ller' } : row));

  it.each([
    [3, [true, true, true]],
    [4, [false, false, false, false]],
  ])('has %i of ten names changed', (count, ticks) => {
    const changed = compare(renamed(count), ten).filter((line) => line.class === 'changed');
    expect(changed.map(({ isTicked }) => isTicked)).toEqual(ticks);
    expect(changed.every(({ reason }) => (reason === 'MANY_NAMES_CHANGED') === !ticks[0])).toBe(
      true,
    );
  });

  it('has other numbers and departments ticked, however many names changed', () => {
    const list = renamed(4).map((row, place) => ({
      ...row,
      ...(place === 8 && { employeeId: '2000' }),
      ...(place === 9 && { agreementId: 8 }),
    }));
    expect(compare(list, ten).filter(({ class: of }) => of === 'changed')).toMatchObject([
      ...Array.from({ length: 4 }, () => ({ isTicked: false, reason: 'MANY_NAMES_CHANGED' })),
      { changes: ['agreement'], isTicked: true, reason: null },
      // Without its number the row is known by its phone, after the others.
      { changes: ['employeeId'], isTicked: true, reason: null },
    ]);
  });

  it.each([
    [{ people: 100, leavers: 20, joiners: 30 }, false],
    [{ people: 100, leavers: 21, joiners: 30 }, true],
    [{ people: 100, leavers: 10, joiners: 0 }, false],
    [{ people: 100, leavers: 11, joiners: 10 }, true],
    [{ people: 100, leavers: 11, joiners: 11 }, false],
    [{ people: 0, leavers: 0, joiners: 5 }, false],
  ])('may be half of it: %o', (counts, expected) => {
    expect(isPerhapsHalfAList(counts)).toBe(expected);
  });
});
