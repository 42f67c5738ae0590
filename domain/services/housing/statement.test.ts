import { describe, expect, it } from 'vitest';
import { forgottenMoveOuts, monthsOfYear, statementMonthState } from './statement.rules.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const today = date('2026-03-06');

describe('a month of a statement', () => {
  it.each([
    ['2026-04-01', true, 'COMING'],
    ['2026-03-01', false, 'OPEN'],
    // Until day 6 of the next month tickets can still end with it (domain: Invoices).
    ['2026-02-01', false, 'OPEN'],
    ['2026-01-01', false, 'CLOSED'],
    ['2026-01-01', true, 'OPEN'],
  ])('%s, with open lines: %s, is %s', (month, hasOpenLines, state) => {
    expect(statementMonthState(date(month), { today, hasOpenLines, isOurs: true })).toBe(state);
  });

  it('is not ours before the first month of the operator', () => {
    const facts = { today, hasOpenLines: false, isOurs: false };
    expect(statementMonthState(date('2026-01-01'), facts)).toBe('NOT_OURS');
  });

  it('is one of the twelve of its year', () => {
    expect(monthsOfYear(2026).map(String)).toHaveLength(12);
    expect(monthsOfYear(2026).at(-1)?.toString()).toBe('2026-12-01');
  });
});

describe('the move-outs that were forgotten in a unit', () => {
  const person = (name: string, from: string, to: string | null, more = {}) => ({
    name,
    household: 1,
    fromDate: date(from),
    toDate: to === null ? null : date(to),
    runningEntries: 1,
    ...more,
  });
  const findingsOf = (people: Parameters<typeof forgottenMoveOuts>[0]) =>
    forgottenMoveOuts(people, today).map(({ kind, day, people: whom }) => [
      kind,
      day.toString(),
      whom.map((one) => (one as { name?: string }).name),
    ]);

  it('are those of two households since the first day on which both live there', () => {
    expect(
      findingsOf([
        person('Ed', '2026-03-01', null, { household: 3 }),
        person('Ada', '2025-01-01', null),
        person('Bo', '2025-09-01', null),
        person('Cy', '2026-02-01', null, { household: 2 }),
        person('Di', '2026-05-01', null, { household: 4 }),
      ]),
    ).toEqual([['two-households', '2026-02-01', ['Ed', 'Ada', 'Bo', 'Cy']]]);
  });

  it('are each of those who have moved out and whose tickets run on', () => {
    expect(
      findingsOf([
        person('Ada', '2025-01-01', '2026-02-28'),
        person('Bo', '2025-01-01', '2026-01-31'),
        person('Cy', '2025-01-01', '2026-01-31', { runningEntries: 0 }),
        person('Di', '2025-01-01', '2026-03-06'),
      ]),
    ).toEqual([
      ['runs-after-move-out', '2026-02-28', ['Ada']],
      ['runs-after-move-out', '2026-01-31', ['Bo']],
    ]);
  });

  it('are none where one household lives alone', () => {
    expect(findingsOf([person('Ada', '2025-01-01', null)])).toEqual([]);
  });
});
