import { describe, expect, it } from 'vitest';
import { unitFindings, type UnitPerson } from './unit-findings.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day('2026-03-04');

const person = (
  household: number,
  [from, to]: readonly [string, string | null],
  runningEntries = 1,
): UnitPerson => ({
  household,
  fromDate: day(from),
  toDate: to === null ? null : day(to),
  runningEntries,
});

const findingsOf = (...people: UnitPerson[]) => [...unitFindings(people, today)];

describe('what tells of a forgotten move-out', () => {
  it('is nothing in a unit of one household', () => {
    expect(findingsOf()).toEqual([]);
    expect(findingsOf(person(1, ['2025-01-01', null]), person(1, ['2026-02-01', null]))).toEqual(
      [],
    );
  });

  it('is that two households live there today', () => {
    const first = person(1, ['2025-01-01', null]);
    expect(findingsOf(first, person(2, ['2026-03-01', null]))).toEqual(['two-households']);
    const leaving = person(1, ['2025-01-01', '2026-03-04']);
    expect(findingsOf(leaving, person(2, ['2026-03-04', null]))).toEqual(['two-households']);
    expect(findingsOf(leaving, person(2, ['2026-03-05', null]))).toEqual([]);
  });

  it('is not that another household begins next summer', () => {
    const first = person(1, ['2025-01-01', null]);
    expect(findingsOf(first, person(2, ['2026-08-01', null]))).toEqual([]);
  });

  it('is not that they did so once', () => {
    const formerResident = person(1, ['2025-01-01', '2026-03-03'], 0);
    expect(findingsOf(formerResident, person(2, ['2026-02-01', null]))).toEqual([]);
  });

  it('is that somebody has moved out and has something that runs on', () => {
    const days = ['2025-01-01', '2026-03-03'] as const;
    expect(findingsOf(person(1, days, 1))).toEqual(['runs-after-move-out']);
    expect(findingsOf(person(1, days, 0))).toEqual([]);
    expect(findingsOf(person(1, ['2025-01-01', '2026-03-04'], 1))).toEqual([]);
  });
});
