import { personStatus } from '@takst/domain/ticketing/subscribers/person-status.rules.ts';
import {
  type TicketFacts,
  ticketStatus,
  ticketStatuses,
} from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { statusesInSql, statusesRankedInSql } from './test-status.query.ts';

/** Days close together, so that they meet often. */
const day = fc.integer({ min: -3, max: 3 }).map((days) => firstDay.add({ days }));
const firstDay = Temporal.PlainDate.from('2028-02-29');
const mostly = (percent: number) => fc.integer({ min: 0, max: 99 }).map((n) => n < percent);

const facts: fc.Arbitrary<TicketFacts & { today: Temporal.PlainDate }> = fc.record({
  startDate: day,
  expirationDate: fc.option(day, { freq: 3 }),
  pendingThrough: fc.option(day, { freq: 1 }),
  isCancelled: mostly(10),
  isFailed: mostly(10),
  isAnonymised: mostly(10),
  today: day,
});

describe('the status of a ticket', () => {
  databaseTest(
    'is the same in SQL as by the rule, for any facts on any day',
    async ({ database }) => {
      const situations = new Set<string>();
      const many = fc.array(facts, { minLength: 500, maxLength: 500 });
      await fc.assert(
        fc.asyncProperty(many, async (tickets) => {
          const ruled = tickets.map(({ today, ...ticket }) => ticketStatus(ticket, today));
          expect(await statusesInSql(database, tickets)).toEqual(ruled);
          for (const status of ruled) situations.add(status);
        }),
        { numRuns: 10 },
      );
      expect([...situations].toSorted()).toEqual(ticketStatuses.toSorted());
    },
  );

  databaseTest(
    'that speaks for a person is the same in SQL as by the rule',
    async ({ database }) => {
      const several = fc.array(fc.constantFrom(...ticketStatuses), { minLength: 1, maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(several, async (statuses) => {
          const [first] = await statusesRankedInSql(database, statuses);
          expect(first).toBe(personStatus(statuses));
        }),
        { numRuns: 50 },
      );
    },
  );
});
