import { describe, expect, it } from 'vitest';
import {
  type EntryOfResident,
  entryOnMoveOut,
  isChargedOnMoveOut,
} from './entry-on-move-out.rules.ts';
import { haveLeftBefore, inTheWayOfMoveIn } from './move-in.rules.ts';
import { mayLeaveOn, residenceOn } from './residence.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const lastDay = day('2026-03-31');

const fate = (
  status: EntryOfResident['status'],
  [start, end]: readonly [string, string | null],
  endsOn: string | null = '2026-04-30',
) =>
  entryOnMoveOut(
    { status, startDate: day(start), expirationDate: end === null ? null : day(end) },
    { lastDay, endsOn: endsOn === null ? null : day(endsOn) },
  );

describe('a ticket of somebody who moves out', () => {
  it('is cancelled when it begins after they have left', () => {
    expect(fate('pending', ['2026-04-01', null])).toBe('cancelled');
    expect(fate('pending', ['2026-03-31', null])).toBe('stays');
  });

  it('ends when it runs on, unless it is to go with them', () => {
    expect(fate('active', ['2026-01-01', null])).toBe('ended');
    expect(fate('active', ['2026-01-01', null], null)).toBe('stays');
    expect(fate('active', ['2026-01-01', '2026-06-30'])).toBe('stays');
    expect(fate('expired', ['2026-01-01', '2026-02-28'])).toBe('stays');
    expect(fate('pending', ['2026-02-01', null])).toBe('stays');
    expect(fate('active', ['2026-04-01', null])).toBe('ended');
  });

  it.each([
    ['was handed out', 'active', '2026-04-01', null, true, true],
    ['nobody has fetched', 'active', '2026-04-01', null, false, false],
    ['was valid while they lived there', 'active', '2026-03-31', null, true, false],
    ['is cancelled', 'pending', '2026-04-01', null, true, false],
    ['keeps the end that it has', 'active', '2026-04-01', '2026-04-30', true, false],
  ] as const)(
    'is invoiced for its first month, though it ends before that, where it was handed out: one that %s',
    (...[, status, startDate, expirationDate, isHandedOut, isCharged]) => {
      const entry = {
        status,
        startDate: day(startDate),
        expirationDate: expirationDate === null ? null : day(expirationDate),
        isHandedOut,
      };
      expect(isChargedOnMoveOut(entry, { lastDay, endsOn: lastDay })).toBe(isCharged);
    },
  );
});

const lives = (holderId: number, from: string, to: string | null) => ({
  id: holderId,
  unitId: 1,
  holderId,
  household: holderId,
  fromDate: day(from),
  toDate: to === null ? null : day(to),
});

describe('a move-in', () => {
  it('meets whoever lives there on that day or later, but not oneself', () => {
    const residences = [
      lives(1, '2025-01-01', null),
      lives(2, '2025-01-01', '2026-03-31'),
      lives(3, '2025-01-01', '2026-04-01'),
      lives(4, '2026-06-01', null),
      lives(5, '2025-01-01', null),
    ];
    const met = inTheWayOfMoveIn({ residences, holderId: 5, movesInOn: day('2026-04-01') });
    expect(met.map(({ holderId }) => holderId)).toEqual([1, 3, 4]);
  });

  it('is after the others have left, not on the same day', () => {
    expect(haveLeftBefore(day('2026-04-01'), day('2026-03-31'))).toBe(true);
    expect(haveLeftBefore(day('2026-04-01'), day('2026-04-01'))).toBe(false);
  });
});

describe('a last day', () => {
  it('is not before somebody came, unless they have yet to come', () => {
    const today = day('2026-03-04');
    const came = lives(1, '2026-02-01', null);
    expect(mayLeaveOn(came, day('2026-02-01'), today)).toBe(true);
    expect(mayLeaveOn(came, day('2026-01-31'), today)).toBe(false);
    expect(mayLeaveOn(lives(1, '2026-03-04', null), day('2026-03-03'), today)).toBe(false);
    expect(mayLeaveOn(lives(1, '2026-03-05', null), day('2026-03-03'), today)).toBe(true);
  });
});

describe('where somebody lives', () => {
  it('is the unit of the day, else the next one, else the last one', () => {
    const past = lives(1, '2025-01-01', '2025-06-30');
    const next = lives(2, '2026-05-01', null);
    const on = (text: string, ...all: (typeof past)[]) => residenceOn(all, day(text))?.id;
    expect(on('2025-03-01', next, past)).toBe(1);
    expect(on('2026-03-01', next, past)).toBe(2);
    expect(on('2026-03-01', past)).toBe(1);
    const [older, later] = [lives(3, '2024-01-01', '2024-12-31'), lives(4, '2026-09-01', null)];
    expect(on('2026-03-01', later, next, past)).toBe(2);
    expect(on('2026-03-01', past, older)).toBe(1);
    expect(on('2026-03-01')).toBeUndefined();
  });
});
