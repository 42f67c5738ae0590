import {
  isCurrent,
  type TicketFacts,
  ticketStatus,
} from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import { planOf } from '#platform/db/test-plan-of.store.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import {
  isAnonymised,
  isCurrentEntry,
  isHeldEntry,
  isLiveEntry,
  isNotAnonymised,
  subscriptionStatusOn,
  ticketStatusOn,
} from './live-entry.query.ts';
import {
  entriesWhere,
  type EntryTable,
  entryTables,
  placeEntries,
  saysOfFacts,
} from './test-live-entries.store.ts';

const today = Temporal.PlainDate.from('2026-03-06');
const startDate = Temporal.PlainDate.from('2026-03-01');
const yesterday = today.subtract({ days: 1 });

const entries = {
  endless: { startDate },
  lastDay: { startDate, expirationDate: today },
  pending: { startDate: today.add({ days: 20 }) },
  over: { startDate, expirationDate: yesterday },
  endedBeforeItBegan: {
    startDate: today.add({ days: 20 }),
    expirationDate: today.add({ days: 19 }),
  },
  cancelled: { startDate, isCancelled: true },
  failed: { startDate, isFailed: true },
  anonymised: { startDate, isAnonymised: true },
  cancelledAndAnonymised: { startDate, isCancelled: true, isAnonymised: true },
} as const;

const databaseTest = databaseTestWith(async ({ database }) => {
  const companyId = await placeCompany(database, {
    name: 'Billettene AS',
    organisationNumber: '310002001',
    agreements: [{ subtype: 'SUBSCRIPTIONS' }],
  });
  return { database, names: await placeEntries(database, companyId, entries) };
});

const current = ['endless', 'lastDay', 'pending'];
const live = [...current, 'over', 'endedBeforeItBegan'];
const conditions = [
  ['current', isCurrentEntry('entry', today), current],
  ['live', isLiveEntry('entry'), live],
  ['held', isHeldEntry('entry'), [...live, 'anonymised']],
  ['not anonymised', isNotAnonymised('entry'), [...live, 'cancelled', 'failed']],
  ['anonymised', isAnonymised('entry'), ['anonymised', 'cancelledAndAnonymised']],
] as const;
const cases = (Object.keys(entryTables) as EntryTable[]).flatMap((table) =>
  conditions.map(([name, condition, found]) => [table, name, condition, found] as const),
);

const day = fc.integer({ min: -3, max: 3 }).map((days) => today.add({ days }));
const rarely = fc.integer({ min: 0, max: 9 }).map((n) => n === 0);
const anyFacts: fc.Arbitrary<TicketFacts> = fc.record({
  startDate: day,
  expirationDate: fc.option(day, { freq: 3 }),
  pendingThrough: fc.option(day, { freq: 1 }),
  isCancelled: rarely,
  isFailed: rarely,
  isAnonymised: rarely,
});

describe('of tickets and subscriptions', () => {
  databaseTest.each(cases)(
    'those of the table %s that are %s are found',
    async ({ database, names }, table, _name, condition, isExpected) => {
      const ids = await entriesWhere(database, table, condition);
      expect(ids.map((id) => names[table].get(id))).toEqual(isExpected);
    },
  );

  databaseTest(
    'those are current that the rule says are active or pending',
    async ({ database }) => {
      await fc.assert(
        fc.asyncProperty(anyFacts, async (facts) => {
          const subscription = { ...facts, pendingThrough: null };
          expect(await saysOfFacts(database, facts, ticketStatusOn('entry', today))).toBe(
            ticketStatus(facts, today),
          );
          expect(await saysOfFacts(database, facts, subscriptionStatusOn('entry', today))).toBe(
            ticketStatus(subscription, today),
          );
          expect(await saysOfFacts(database, facts, isCurrentEntry('entry', today))).toBe(
            isCurrent(ticketStatus(facts, today)),
          );
        }),
        { numRuns: 200 },
      );
    },
  );

  databaseTest.each([
    ['ticket', isLiveEntry('entry'), 'ticket_live'],
    ['ticket', isCurrentEntry('entry', today), 'ticket_live'],
    ['ticket', isNotAnonymised('entry'), 'ticket_to_anonymise'],
    ['subscription', isLiveEntry('entry'), 'subscription_live'],
    ['subscription', isCurrentEntry('entry', today), 'subscription_live'],
    ['subscription', isNotAnonymised('entry'), 'subscription_to_anonymise'],
  ] as const)(
    'the partial index serves the condition: %s, %o, %s',
    async ({ database }, table, condition, index) => {
      const where = index.endsWith('_live')
        ? sql`company_id = 1 and service = 'housing'`
        : sql`expiration_date < ${today}`;
      const from = sql`from ${entryTables[table]} as entry where ${where} and ${condition}`;
      expect(await planOf(database, from)).toContain(index);
    },
  );
});
