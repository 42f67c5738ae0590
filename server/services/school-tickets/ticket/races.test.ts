import { doDaysOverlap } from '@takst/domain/ticketing/tickets/held-ticket.rules.ts';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { newName, otherZones, placeOneEach, saidIn, schoolCalls } from './test-school-calls.ts';

// The embedded database does one thing at a time: fewer show the same there.
const [rounds, times] = databaseName === 'PostgreSQL' ? [6, 12] : [2, 5];

const day = (text: string) => Temporal.PlainDate.from(text);
const nobody = { firstName: null, lastName: null, className: null } as const;
const countOf = (outcomes: readonly string[]) =>
  Object.fromEntries(
    Map.groupBy(outcomes, (one) => one)
      .entries()
      .map(([one, all]) => [one, all.length]),
  );
const many = <Value>(make: (place: number) => Value): Value[] =>
  Array.from({ length: times }, (_, place) => make(place));

describe('edits of pupils that race', () => {
  portalTest('for one name in one class: one pupil gets it', async (portal) => {
    const { edit } = schoolCalls(portal);
    for (let round = 0; round < rounds; round += 1) {
      const editBody = { firstName: 'Elev', lastName: newName(), className: 'Q9' };
      // Another pupil had the name before; ends that differ leave it to the locks.
      const over = { ...editBody, tickets: [{ end: day('2026-03-01'), isEnded: true }] };
      await placeOneEach(portal, [{ ...over, phone: newPhone() }]);
      const ids = await placeOneEach(
        portal,
        many((place) => ({
          ...(place % 2 === 0 ? { phone: newPhone() } : { card: 'requested' as const }),
          tickets: [{ end: day('2026-05-01').add({ days: place }), isEnded: true }],
        })),
      );
      const outcomes = saidIn(await Promise.all(ids.map((id) => edit(id, editBody))));
      expect(countOf(outcomes)).toEqual({ done: 1, CONFLICTING_TICKET: times - 1 });
    }
    expect(portal.reported).toEqual([]);
  });

  portalTest('that swap names do not wait for each other', async (portal) => {
    const { edit, ticket } = schoolCalls(portal);
    for (let round = 0; round < rounds; round += 1) {
      const ids = await placeOneEach(
        portal,
        many(() => ({ phone: newPhone() })),
      );
      const pupils = await Promise.all(ids.map(ticket));
      const answers = await Promise.all(
        ids.map((id, place) => {
          const { firstName, lastName } = pupils[(place + 1) % times] ?? {
            firstName: null,
            lastName: null,
          };
          return edit(id, { firstName, lastName });
        }),
      );
      // Whose name is another's still is refused; who comes after that one has left gets it.
      const others = saidIn(answers).filter(
        (outcome) => !/^(done|CONFLICTING_TICKET)$/.test(outcome),
      );
      expect(others).toEqual([]);
      const names = await Promise.all(ids.map(async (id) => (await ticket(id)).lastName));
      expect(new Set(names).size).toBe(times);
    }
    expect(portal.reported).toEqual([]);
  });

  portalTest('of one pupil: who saw what is no more is told', async (portal) => {
    const { edit, ticket, history } = schoolCalls(portal);
    for (let round = 0; round < rounds; round += 1) {
      const [id = 0] = await placeOneEach(portal, [{ phone: newPhone() }]);
      const { firstName, lastName } = await ticket(id);
      const previous = { firstName, lastName, className: 'Q8' };
      const answers = await Promise.all(
        many((place) => edit(id, { className: `Q${20 + place}`, previous })),
      );
      expect(countOf(saidIn(answers))).toEqual({ done: 1, TICKET_CHANGED_SINCE: times - 1 });
      expect((await history(id)).json).toMatchObject({ totalEntries: 1 });
    }
    expect(portal.reported).toEqual([]);
  });
});

describe('new zones that race', () => {
  portalTest.each([
    ['a phone', () => ({ phone: newPhone() })],
    ['a card that has neither number nor name', () => ({ ...nobody, card: 'requested' as const })],
  ])('on %s: one ticket goes on', async (portal, _, pupil) => {
    const { zones, ticket } = schoolCalls(portal);
    for (let round = 0; round < rounds; round += 1) {
      const [id = 0] = await placeOneEach(portal, [pupil()]);
      const answers = await Promise.all(
        // An earlier day than another's stands before the end that the other has set.
        many((place) => zones(id, { ...otherZones, startDate: `2026-03-${31 - place}` })),
      );
      expect(countOf(saidIn(answers))).toEqual({ done: 1, ZONES_NOT_CHANGEABLE: times - 1 });
      const { otherTickets, ...own } = await ticket(id);
      expect(otherTickets).toHaveLength(1);
      expect(otherTickets.some((other) => doDaysOverlap(own, other))).toBe(false);
    }
    expect(portal.reported).toEqual([]);
  });

  portalTest('with cancelling: one of the two is done', async (portal) => {
    const { zones, cancel, ticket } = schoolCalls(portal);
    for (let round = 0; round < rounds; round += 1) {
      const [id = 0] = await placeOneEach(portal, [{ ...nobody, card: 'requested' }]);
      const answers = await Promise.all([cancel(id), zones(id)]);
      expect(saidIn(answers).filter((outcome) => outcome === 'done')).toHaveLength(1);
      const { status, otherTickets } = await ticket(id);
      expect([status, otherTickets.length]).toEqual(
        answers[0].status === 200 ? ['cancelled', 0] : ['active', 1],
      );
    }
  });
});

describe('an end that is undone', () => {
  portalTest('races with a pupil who comes to the name: one has the days', async (portal) => {
    const { edit, end, undo, ticket } = schoolCalls(portal);
    for (let round = 0; round < rounds * 2; round += 1) {
      const [left = 0, comes = 0] = await placeOneEach(portal, [
        { phone: newPhone() },
        { phone: newPhone(), tickets: [{ start: day('2026-03-20') }] },
      ]);
      const { firstName, lastName } = await ticket(left);
      await end(left, '2026-03-10');
      const answers = await Promise.all([undo(left), edit(comes, { firstName, lastName })]);
      const outcomes = saidIn(answers);
      expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
      expect(outcomes.join()).toMatch(/CONFLICTING_TICKET|TICKET_ALREADY_HELD/);
    }
    expect(portal.reported).toEqual([]);
  });
});
