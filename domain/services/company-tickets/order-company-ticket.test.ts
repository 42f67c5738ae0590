import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, date } from '#testing/any-date.ts';
import type { HeldTicket } from '#ticketing/tickets/held-ticket.rules.ts';
import { refuseOrder } from './order-company-ticket.rules.ts';

const heldTicket = (start: string, end: string | null): HeldTicket => ({
  startDate: date(start),
  expirationDate: end === null ? null : date(end),
});

type OrderQuestion = { heldTickets: HeldTicket[]; start: string; quarantineDays?: number };
const ask = ({ start, quarantineDays = 30, ...rest }: OrderQuestion) =>
  refuseOrder({ ...rest, start: date(start), quarantineDays });

const quarantined = (lastExpiry: string, firstPossibleStart: string) => ({
  code: 'START_DATE_IN_QUARANTINE',
  lastExpiry: date(lastExpiry),
  firstPossibleStart: date(firstPossibleStart),
});
const alreadyHeld = { code: 'TICKET_ALREADY_HELD' };

describe('a person has at most one pending or active company ticket at a time (spec 2 §8)', () => {
  it('someone without any may have one', () => {
    expect(ask({ heldTickets: [], start: '2026-04-01' })).toBeNull();
  });

  it('a ticket without an end is in the way of every other, running or still to come', () => {
    expect(ask({ heldTickets: [heldTicket('2025-01-01', null)], start: '2026-04-01' })).toEqual(
      alreadyHeld,
    );
    expect(ask({ heldTickets: [heldTicket('2026-08-01', null)], start: '2026-04-01' })).toEqual(
      alreadyHeld,
    );
  });

  it('a ticket without an end is what is told, whatever else has run out', () => {
    const tickets = [heldTicket('2026-05-01', null), heldTicket('2025-01-01', '2026-03-31')];
    expect(ask({ heldTickets: tickets, start: '2026-04-01' })).toEqual(alreadyHeld);
  });
});

describe('quarantine after a ticket has run out', () => {
  it('thirty whole days lie between its last day and the first day of a new one', () => {
    const tickets = [heldTicket('2025-01-01', '2026-03-31')];
    expect(ask({ heldTickets: tickets, start: '2026-04-30' })).toEqual(
      quarantined('2026-03-31', '2026-05-01'),
    );
    expect(ask({ heldTickets: tickets, start: '2026-05-01' })).toBeNull();
  });

  it('without quarantine a new one may start the day after, and not on the last day', () => {
    const question = { heldTickets: [heldTicket('2025-01-01', '2026-03-31')], quarantineDays: 0 };
    expect(ask({ ...question, start: '2026-04-01' })).toBeNull();
    expect(ask({ ...question, start: '2026-03-31' })).toEqual(
      quarantined('2026-03-31', '2026-04-01'),
    );
  });

  it('the ticket that ends last counts, in whichever order they come', () => {
    const tickets = [
      heldTicket('2026-01-01', '2026-01-31'),
      heldTicket('2024-01-01', '2024-06-30'),
    ];
    for (const inOrder of [tickets, tickets.toReversed()]) {
      expect(ask({ heldTickets: inOrder, start: '2026-02-01' })).toEqual(
        quarantined('2026-01-31', '2026-03-03'),
      );
    }
  });

  it('a ticket still to come is not run into: a new one has no end yet', () => {
    const tickets = [heldTicket('2026-08-01', '2026-09-30')];
    expect(ask({ heldTickets: tickets, start: '2026-04-01', quarantineDays: 0 })).toEqual(
      quarantined('2026-09-30', '2026-10-01'),
    );
  });

  it('a ticket of one day was valid and has its quarantine', () => {
    expect(
      ask({ heldTickets: [heldTicket('2026-03-31', '2026-03-31')], start: '2026-04-30' }),
    ).toEqual(quarantined('2026-03-31', '2026-05-01'));
  });

  it('a ticket that was ended before it began was never valid and is in nobody’s way', () => {
    expect(
      ask({ heldTickets: [heldTicket('2026-03-01', '2026-02-28')], start: '2026-03-01' }),
    ).toBeNull();
  });
});

const anyHeld = fc
  .tuple(anyDate, fc.integer({ min: -40, max: 400 }), fc.boolean())
  .map(([startDate, days, isOpen]): HeldTicket => ({
    startDate,
    expirationDate: isOpen && days % 4 === 0 ? null : startDate.add({ days }),
  }));
const anyOrder = fc.record({
  heldTickets: fc.array(anyHeld, { maxLength: 4 }),
  start: anyDate,
  quarantineDays: fc.constantFrom(0, 1, 30),
});

/** Both days that a ticket and a new one without an end would both be valid on. */
const overlaps = ({ startDate, expirationDate }: HeldTicket, start: Temporal.PlainDate): boolean =>
  expirationDate === null ||
  (Temporal.PlainDate.compare(expirationDate, startDate) >= 0 &&
    Temporal.PlainDate.compare(expirationDate, start) >= 0);

describe('whatever a person holds', () => {
  it('no order that is let through is valid on a day of another ticket', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        if (refuseOrder(order)) return;
        expect(order.heldTickets.filter((ticket) => overlaps(ticket, order.start))).toEqual([]);
      }),
    );
  });

  it('the first possible start that is told is accepted, and the day before is not', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const refused = refuseOrder(order);
        if (refused?.code !== 'START_DATE_IN_QUARANTINE') return;
        const { firstPossibleStart: start } = refused;
        expect(refuseOrder({ ...order, start })).toBeNull();
        expect(refuseOrder({ ...order, start: start.subtract({ days: 1 }) })).toEqual(refused);
      }),
    );
  });

  it('a longer quarantine never lets more through', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const longer = { ...order, quarantineDays: order.quarantineDays + 7 };
        const allowed = [order, longer].map((question) => refuseOrder(question) === null);
        expect(allowed).not.toEqual([false, true]);
      }),
    );
  });
});
