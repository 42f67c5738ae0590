import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRoster } from './compare-roster.rules.ts';
import type { RosterEntry, RosterPerson } from './roster.ts';
import { listOf, person, today } from './test-roster.ts';

const compare = (list: readonly RosterEntry[], people: readonly RosterPerson[]) =>
  compareRoster({ list, people, isWhole: true, today });

/** Few values, so that people and rows are often nearly the same. */
const texts = (...all: string[]) => fc.constantFrom(...all);
const somebody = fc.record({
  firstName: texts('Kari', 'Ola', 'KARI'),
  lastName: texts('Nordmann', 'Hansen'),
  employeeId: texts('1', '01', '2', '3', 'a', 'A'),
  phone: texts('+4741000001', '+4741000002', '+4741000003', '+4741000004'),
  agreementId: fc.constantFrom(7, 8, null),
});
const anyPeople = fc
  .uniqueArray(somebody, { maxLength: 6, selector: ({ phone }) => phone })
  .map((all) => all.map((one, place) => person({ ...one, subscriberId: place + 1 })));
const anyList = fc
  .array(
    fc.record({
      firstName: fc.option(texts('Kari', 'Ola')),
      lastName: fc.option(texts('Nordmann', 'Hansen', 'Berg')),
      employeeId: fc.option(texts('1', '01', '2', '4', 'a')),
      phone: fc.option(texts('+4741000001', '+4741000002', '+4741000005')),
      agreementId: fc.constantFrom(7, 8, null),
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((one, place) => ({ ...one, row: place + 1 })));

describe('any list and any people', () => {
  it('have each row in one class, and nobody in two', () => {
    fc.assert(
      fc.property(anyList, anyPeople, (list, people) => {
        const lines = compare(list, people);
        const rows = lines.flatMap(({ entry }) => entry?.row ?? []);
        expect(rows.toSorted((one, other) => one - other)).toEqual(list.map(({ row }) => row));
        const acting = lines.filter(({ class: name }) => name !== 'unclear');
        const ids = acting.flatMap((line) => line.person?.subscriberId ?? []);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('end nobody whom a row may be about', () => {
    fc.assert(
      fc.property(anyList, anyPeople, (list, people) => {
        const lines = compare(list, people);
        const unsettled = lines.filter((line) => ['joiner', 'unclear'].includes(line.class));
        for (const { act, person: leaver } of lines) {
          if (act !== 'end' || !leaver) continue;
          const named = unsettled.filter(
            ({ reason, entry }) =>
              reason !== 'TWICE_IN_LIST' &&
              (entry?.phone === leaver.phone ||
                entry?.employeeId?.toLowerCase() === leaver.employeeId.toLowerCase()),
          );
          expect(named).toEqual([]);
        }
      }),
    );
  });

  it('give the same whatever the order of the rows', () => {
    const shuffled = anyList.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    const asText = (list: readonly RosterEntry[], people: readonly RosterPerson[]) =>
      compare(list, people)
        .map((line) => JSON.stringify(line))
        .toSorted();
    fc.assert(
      fc.property(shuffled, anyPeople, ([list, other], people) => {
        expect(asText(other, people)).toEqual(asText(list, people));
      }),
    );
  });

  it('propose nothing when the list says what is known', () => {
    fc.assert(
      fc.property(anyPeople, (people) => {
        expect(compare(listOf(people), people).filter(({ act }) => act !== null)).toEqual([]);
      }),
    );
  });
});
