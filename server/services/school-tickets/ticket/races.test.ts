import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { placeOneEach, saidIn, schoolCalls } from './test-school-calls.ts';

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
