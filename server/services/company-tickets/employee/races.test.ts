import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { changesOfPerson } from '#ticketing/tickets/test-tickets.store.ts';
import { racesIn } from './test-race.ts';
import { hasSomeOrder } from './test-race-model.ts';

describe('changes of one ticket that race', () => {
  // The embedded database does one thing at a time: fewer show the same there.
  const [tickets, times] = databaseName === 'PostgreSQL' ? [16, 24] : [6, 16];

  portalTest(
    `end in a state that some order of them explains, ${times} at a time on ${tickets} tickets`,
    async (portal) => {
      const races = racesIn(portal);
      const starts = Array.from({ length: tickets }, (_, at) =>
        at % 3 === 2 ? '2026-04-01' : '2026-03-01',
      );
      const orders = await Promise.all(starts.map((start) => races.ticket(start)));
      const run = await Promise.all(orders.map((ticket) => races.run(ticket, times)));
      const impossible = run.filter((race) => !hasSomeOrder(race));
      expect(impossible).toEqual([]);
      expect(portal.reported).toEqual([]);

      // Each call that did something is recorded, once.
      for (const [at, { calls }] of run.entries()) {
        const { phone = '' } = orders[at] ?? {};
        const redeemed = calls.some(
          ({ asked, answer }) => asked.kind === 'redeem' && answer.said === 'done',
        );
        const others = calls.filter(
          ({ asked, answer }) => asked.kind !== 'redeem' && answer.said === 'done',
        );
        const recorded = await changesOfPerson(portal.database, phone);
        expect(recorded).toHaveLength(1 + others.length + (redeemed ? 1 : 0));
      }
      const ends = new Set(
        run.map(({ after }) => after.map((ticket) => ticket.expirationDate).join()),
      );
      expect(ends.size).toBeGreaterThan(1);
    },
  );
});
