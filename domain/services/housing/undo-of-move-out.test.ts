import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { type EndedEntry, refuseUndo } from './undo-of-move-out.rules.ts';

const entry: EndedEntry = {
  status: 'active',
  expirationDate: date('2026-03-31'),
  lastDay: date('2026-03-31'),
  endedOn: date('2026-03-04'),
  isContinued: false,
  isReplaced: false,
};
const chair = { today: date('2026-03-04'), isSupport: false };
const tomorrow = date('2026-03-05');

describe('what a move-out has ended', () => {
  it('runs on when the move-out is undone on the same day, as by support until its last day', () => {
    expect(refuseUndo(entry, chair)).toBeNull();
    expect(refuseUndo(entry, { ...chair, today: tomorrow })).toBe('TOO_LATE');
    expect(refuseUndo(entry, { today: tomorrow, isSupport: true })).toBeNull();
    expect(refuseUndo(entry, { today: date('2026-04-01'), isSupport: true })).toBe('TOO_LATE');
  });

  it('stays ended when it was cancelled, changed since, or replaced', () => {
    expect(refuseUndo({ ...entry, lastDay: null }, chair)).toBe('CANCELLED');
    expect(refuseUndo({ ...entry, status: 'cancelled' }, chair)).toBe('CANCELLED');
    const later = date('2026-04-30');
    expect(refuseUndo({ ...entry, expirationDate: later }, chair)).toBe('CHANGED_SINCE');
    expect(refuseUndo({ ...entry, expirationDate: null }, chair)).toBe('CHANGED_SINCE');
    expect(refuseUndo({ ...entry, isReplaced: true }, chair)).toBe('HELD_BY_ANOTHER');
    expect(refuseUndo({ ...entry, isContinued: true }, chair)).toBe('TOO_LATE');
  });
});
