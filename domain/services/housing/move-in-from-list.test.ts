import { describe, expect, it } from 'vitest';
import { planMoveIn } from './move-in-from-list.rules.ts';
import type { Residence } from './residence.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

const lives = (holderId: number, from: string, to: string | null = null): Residence => ({
  id: holderId,
  unitId: 1,
  holderId,
  household: holderId,
  fromDate: day(from),
  toDate: to === null ? null : day(to),
});

const plan = (
  residences: readonly Residence[],
  more: Partial<Parameters<typeof planMoveIn<Residence>>[0]> = {},
) =>
  planMoveIn({
    residences,
    holderId: null,
    movesInOn: day('2026-04-16'),
    existingResidents: 'ask',
    fromSameList: new Set<number>(),
    terms: { today: day('2026-03-04'), increasedExpiry: false, arbitraryDates: false },
    ...more,
  });

const idsOf = (residences: readonly Residence[] = []) => residences.map(({ holderId }) => holderId);
const outcome = (...args: Parameters<typeof plan>) => {
  const planned = plan(...args);
  if ('refused' in planned) return planned.refused.code;
  const { joined, leaving, isNew } = planned;
  return { joined: idsOf(joined), leaving: idsOf(leaving), isNew };
};

const alone = { joined: [], leaving: [], isNew: true };

describe('a move-in from a list', () => {
  it('into an empty unit, or one whose people have left, meets nobody', () => {
    expect(outcome([])).toEqual(alone);
    expect(outcome([lives(1, '2025-01-01', '2026-04-15')])).toEqual(alone);
  });

  it('asks about those who live there on the day or later', () => {
    const residences = [lives(1, '2025-01-01', '2026-04-16'), lives(2, '2026-06-01')];
    expect(plan(residences)).toMatchObject({
      refused: { code: 'UNIT_OCCUPIED', occupants: residences },
    });
  });

  it('asks about nobody for who lives there already', () => {
    const residences = [lives(1, '2025-01-01'), lives(2, '2025-02-01')];
    for (const existingResidents of ['ask', 'live-together', 'move-out'] as const) {
      expect(outcome(residences, { holderId: 1, existingResidents })).toEqual({
        ...alone,
        isNew: false,
      });
    }
  });

  it('is one all the same for who has lived there before', () => {
    const residences = [lives(1, '2025-01-01', '2025-12-31')];
    expect(outcome(residences, { holderId: 1 })).toEqual(alone);
  });

  it('joins those of the same list or day, whatever is said about others', () => {
    const residences = [lives(1, '2026-04-01'), lives(2, '2026-04-16'), lives(3, '2025-01-01')];
    const fromSameList = new Set([1]);
    const families = residences.slice(0, 2);
    expect(outcome(families, { fromSameList })).toEqual({ ...alone, joined: [1, 2] });
    expect(outcome(residences, { fromSameList })).toBe('UNIT_OCCUPIED');
    expect(outcome(residences, { fromSameList, existingResidents: 'live-together' })).toEqual({
      ...alone,
      joined: [1, 2, 3],
    });
    expect(outcome(residences, { fromSameList, existingResidents: 'move-out' })).toEqual({
      ...alone,
      joined: [1, 2],
      leaving: [3],
    });
  });

  it('moves others out the day before, with the first end that is offered from then on', () => {
    const moved = plan([lives(1, '2025-01-01')], { existingResidents: 'move-out' });
    expect(moved).toMatchObject({ lastDay: day('2026-04-15'), endsOn: day('2026-04-30') });
    const first = plan([lives(1, '2025-01-01')], {
      existingResidents: 'move-out',
      movesInOn: day('2026-05-01'),
    });
    expect(first).toMatchObject({ lastDay: day('2026-04-30'), endsOn: day('2026-04-30') });
  });

  it('moves nobody out before they came, unless they have yet to come', () => {
    const early = { existingResidents: 'move-out', movesInOn: day('2026-02-01') } as const;
    const [came, coming] = [lives(1, '2026-02-15'), lives(2, '2026-06-01')];
    expect(plan([came, coming], early)).toMatchObject({
      refused: { code: 'UNIT_OCCUPIED', occupants: [came] },
    });
    expect(outcome([coming], early)).toEqual({ ...alone, leaving: [2] });
  });

  it('moves nobody out for whom no end is offered so late', () => {
    const late = { existingResidents: 'move-out', movesInOn: day('2026-08-01') } as const;
    expect(outcome([lives(1, '2025-01-01')], late)).toBe('END_DATE_NOT_OFFERED');
    expect(outcome([], late)).toEqual(alone);
  });
});
