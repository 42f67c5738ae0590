import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import {
  type EndedTicket,
  hasNotPassed,
  mayMoveEnd,
  mayReopenOnSamePhone,
  mayUndoEnd,
} from './end-correction.rules.ts';

const today = date('2026-03-20');
const ended: EndedTicket = {
  status: 'active',
  expirationDate: date('2026-03-31'),
  endedOn: today,
  isContinued: false,
};
const may = (changed: Partial<EndedTicket>, isSupport = false) =>
  mayUndoEnd({ ...ended, ...changed }, { today, isSupport });

describe('an end (domain: Way back)', () => {
  it('is undone by the company on the day on which it was set, and not later', () => {
    expect(may({})).toBe(true);
    expect(may({ endedOn: date('2026-03-19') })).toBe(false);
  });

  it('is undone on that day also when the ticket is over already', () => {
    expect(may({ status: 'expired', expirationDate: date('2026-02-28') })).toBe(true);
  });

  it('is undone by customer support until its day', () => {
    const endedOn = date('2026-03-01');
    expect(may({ endedOn, expirationDate: today }, true)).toBe(true);
    expect(may({ endedOn, expirationDate: date('2026-03-19') }, true)).toBe(false);
  });

  it('by rule is undone by nobody: nobody has set it', () => {
    expect(may({ endedOn: null })).toBe(false);
    expect(may({ endedOn: null }, true)).toBe(false);
  });

  it('that a continuation set is not undone by itself, by nobody', () => {
    expect(may({ isContinued: true })).toBe(false);
    expect(may({ isContinued: true }, true)).toBe(false);
  });

  it.each([null, today])('that is not there is not undone, whoever set it: %s', (endedOn) => {
    expect(may({ expirationDate: null, endedOn })).toBe(false);
    expect(may({ expirationDate: null, endedOn }, true)).toBe(false);
  });

  it.each(['cancelled', 'failed', 'anonymised'] as const)(
    'of a ticket that is %s is not undone',
    (status) => {
      expect(may({ status })).toBe(false);
      expect(may({ status }, true)).toBe(false);
    },
  );

  it('is taken back with the ticket that continues it until its day has passed', () => {
    expect(hasNotPassed(today, today)).toBe(true);
    expect(hasNotPassed(date('2026-03-19'), today)).toBe(false);
  });

  it.each([
    ['until its day', {}, true],
    ['on its day', { expirationDate: today }, true],
    ['after it', { expirationDate: date('2026-03-19') }, false],
    ['where there is none', { expirationDate: null }, false],
    ['by rule as well', { endedOn: null }, true],
    ['of a ticket that another continues', { isContinued: true }, false],
    ['of a ticket that has not begun', { status: 'pending' }, false],
    ['of a ticket that is over', { status: 'expired' }, false],
    ['of a cancelled ticket', { status: 'cancelled' }, false],
  ] as const)('is moved by customer support %s: %o %s', (_, changed, isMoved) => {
    expect(mayMoveEnd({ ...ended, ...changed }, { today, isSupport: true })).toBe(isMoved);
    expect(mayMoveEnd({ ...ended, ...changed }, { today, isSupport: false })).toBe(false);
  });

  it.each([
    ['the same phone, on its last day', '2026-03-20', true, true],
    ['the same phone, a day later', '2026-03-19', true, false],
    ['another phone', '2026-03-20', false, false],
  ])('is taken back with the ticket that continues it on %s', (_, lastDay, isOnSameMedium, may) => {
    const previous = { id: 1, lastDay: date(lastDay), cardId: null, isOnSameMedium };
    expect(mayReopenOnSamePhone(previous, today)).toBe(may);
  });
});
