import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { hasNoEnd, stepsToEndAll } from './end-all.rules.ts';
import type { FreeTicketAction } from './free-ticket.rules.ts';

const active = {
  id: 1,
  status: 'active' as const,
  expirationDate: null as Temporal.PlainDate | null,
  endedOn: null as Temporal.PlainDate | null,
  isContinued: false,
  reopensId: null as number | null,
};
type Ticket = Omit<typeof active, 'status'> & { status: Parameters<typeof hasNoEnd>[0]['status'] };
const ticket = (changed: Partial<Ticket>): Ticket => ({ ...active, ...changed });

const lastDay = date('2026-03-31');
const actions = ({ status }: Ticket) =>
  new Set<FreeTicketAction>([status === 'pending' ? 'cancel-pending-ticket' : 'end-ticket']);
const steps = (...tickets: Ticket[]) =>
  stepsToEndAll(tickets, { lastDay, actions }).map((group) =>
    group.map(
      ({ ticket: { id }, act }) => `${id} ${act === 'cancel' ? act : act.lastDay.toString()}`,
    ),
  );

describe('"Cancel all tickets" (spec 3 §2, §4)', () => {
  it.each<[string, Partial<Ticket>, boolean]>([
    ['an active ticket without an end', {}, true],
    ['a pending one', { status: 'pending' }, true],
    ['the ticket of a child who grows up', { expirationDate: date('2026-12-31') }, true],
    ['one that somebody has ended', { endedOn: date('2026-03-01') }, false],
    ['one that another continues', { isContinued: true }, false],
    ['one that is over', { status: 'expired' }, false],
    ['one that was cancelled', { status: 'cancelled' }, false],
    ['one that failed', { status: 'failed' }, false],
    ['one that is anonymised', { status: 'anonymised' }, false],
  ])('is about %s: %s', (_, changed, isAbout) => {
    expect(hasNoEnd(ticket(changed))).toBe(isAbout);
    expect(steps(ticket(changed))).toHaveLength(isAbout ? 1 : 0);
  });

  it('cancels what is pending and gives the others the chosen day', () => {
    expect(steps(ticket({}), ticket({ id: 2, status: 'pending' }))).toEqual([
      ['1 2026-03-31'],
      ['2 cancel'],
    ]);
  });

  it('leaves the day on which a child grows up when it comes first', () => {
    expect(
      steps(
        ticket({ expirationDate: date('2026-03-30') }),
        ticket({ id: 2, expirationDate: date('2026-04-30') }),
      ),
    ).toEqual([['1 2026-03-30'], ['2 2026-03-31']]);
  });

  it('ends the ticket that a cancelled one gives back', () => {
    const before = ticket({ isContinued: true, expirationDate: date('2026-03-14') });
    const after = ticket({ id: 2, status: 'pending', reopensId: 1 });
    expect(steps(after, before)).toEqual([['2 cancel', '1 2026-03-31']]);
    const child = ticket({ ...after, expirationDate: date('2026-03-20') });
    expect(steps(child, before)).toEqual([['2 cancel', '1 2026-03-20']]);
  });

  it('cancels it when it has not begun either', () => {
    const first = ticket({ isContinued: true, expirationDate: date('2026-03-14') });
    const second = ticket({ id: 2, status: 'pending', isContinued: true, reopensId: 1 });
    const third = ticket({ id: 3, status: 'pending', reopensId: 2 });
    expect(steps(third, second, first)).toEqual([['3 cancel', '2 cancel', '1 2026-03-31']]);
  });

  it('gives nothing back that is not of the family any more', () => {
    expect(steps(ticket({ status: 'pending', reopensId: 9 }))).toEqual([['1 cancel']]);
  });
});
