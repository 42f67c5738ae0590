import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { freePersonOfRow, type NamedFreePerson } from './named-person.rules.ts';

const born = date('2014-03-01');
let ids = 0;
const person = (
  firstName: string,
  changed: Partial<NamedFreePerson['holders'][number]> = {},
  tickets: readonly unknown[] = ['ticket'],
): NamedFreePerson => ({
  holders: [
    { id: (ids += 1), employeeId: 'A-17', birthDate: born, firstName, lastName: 'Lie', ...changed },
  ],
  tickets,
});
const row = { employeeId: 'a-17 ', birthDate: born, firstName: null, lastName: null };

describe('whom a row of a mass end or change is about (spec 3 §5)', () => {
  const liv = person('Liv');

  it('is who has the employee number, in any case, and the birth date', () => {
    const others = [
      person('Ola', { birthDate: date('2012-03-01') }),
      person('Per', { employeeId: 'A-18' }),
    ];
    expect(freePersonOfRow(row, [...others, liv])).toEqual({ person: liv });
    expect(freePersonOfRow(row, others)).toMatchObject({
      fault: { column: 'employeeId', code: 'PERSON_NOT_FOUND' },
    });
  });

  it('is nobody who has neither both in one holder nor the name of the row', () => {
    const [one] = person('Liv', { employeeId: 'A-18' }).holders;
    const [other] = person('Liv', { birthDate: date('2012-03-01') }).holders;
    const mixed = { holders: [one, other].filter((holder) => !!holder), tickets: ['ticket'] };
    expect(freePersonOfRow(row, [mixed])).toMatchObject({ fault: { code: 'PERSON_NOT_FOUND' } });
    for (const name of [{ firstName: 'Siv' }, { lastName: 'Berg' }]) {
      expect(freePersonOfRow({ ...row, ...name }, [liv])).toMatchObject({
        fault: { column: 'firstName', code: 'NAME_UNKNOWN' },
      });
    }
    expect(freePersonOfRow({ ...row, firstName: ' liv' }, [liv])).toEqual({ person: liv });
  });

  it('is told from a twin by name, and the fault names both', () => {
    const twin = person('Åse');
    expect(freePersonOfRow({ ...row, firstName: 'ÅSE' }, [liv, twin])).toEqual({ person: twin });
    expect(freePersonOfRow(row, [liv, twin])).toEqual({
      fault: {
        column: 'firstName',
        code: 'SEVERAL_PEOPLE',
        others: [liv, twin].map(({ holders: [holder] }) => ({
          subscriberId: holder?.id,
          day: born,
        })),
      },
    });
  });

  it('is the one of several who has a ticket', () => {
    const without = person('Åse', {}, []);
    expect(freePersonOfRow(row, [without, liv])).toEqual({ person: liv });
    expect(freePersonOfRow(row, [without])).toEqual({ fault: { column: null, code: 'NO_TICKET' } });
  });
});
