import { describe, expect } from 'vitest';
import {
  placeOldChanges,
  placeOldWorld,
  company,
} from '#platform/changes/test-old-record.store.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate/migrations.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { migrations } from '#testing/test-database.ts';
import {
  continuedAt,
  endedAt,
  newFacts,
  newPeopleAndTickets,
  oldPeopleAndTickets,
  oldTickets,
  placeNext,
  placeOldTickets,
} from './test-old-tickets.store.ts';

type Migrated = { database: Database; before: Awaited<ReturnType<typeof oldPeopleAndTickets>> };

/** A database of the code before holders, slots and services, migrated. */
const databaseTest = databaseTestWith<Migrated>(
  async ({ database }) => {
    await placeOldWorld(database);
    await placeOldTickets(database);
    const ofTicket = (id: number) => ({
      companyId: company,
      subject: ['company-ticket', `${id}`] as const,
    });
    await placeOldChanges(database, [
      {
        ...ofTicket(oldTickets.endedByUser),
        kind: 'end-company-ticket',
        at: endedAt,
        after: { expirationDate: '2025-02-28' },
      },
      {
        ...ofTicket(oldTickets.continuation),
        kind: 'change-zone',
        at: continuedAt,
        after: { continuesId: oldTickets.continued },
      },
    ]);
    const steps = await migrations();
    await migrate(
      tablesOf(database),
      steps.filter(({ name }) => name < '0028'),
    );
    const before = await oldPeopleAndTickets(database);
    await migrate(tablesOf(database), steps);
    return { database, before };
  },
  'file',
  '0024',
);

describe('the migration of people and tickets', () => {
  databaseTest('keeps everybody, with their search columns, and every ticket', async (test) => {
    expect(test.before?.people).toHaveLength(2);
    expect(test.before?.tickets).toHaveLength(8);
    expect(await newPeopleAndTickets(test.database)).toEqual(test.before);
  });

  databaseTest('knows when somebody set an end, by the record or by the order', async (test) => {
    const facts = await newFacts(test.database);
    const endOf = (id: number) => facts.find((ticket) => ticket.id === id)?.ended_at?.toString();
    expect(endOf(oldTickets.endedByUser)).toBe(endedAt);
    expect(endOf(oldTickets.continued)).toBe(continuedAt);
    expect(endOf(oldTickets.endedLongAgo)).toBe('2025-06-01T08:00:00Z');
    expect(endOf(oldTickets.continuation)).toBeUndefined();
    expect(endOf(oldTickets.cancelled)).toBeUndefined();
  });

  databaseTest('gives every ticket its service and medium', async (test) => {
    for (const ticket of await newFacts(test.database)) {
      expect(ticket).toMatchObject({ service: 'company-tickets', medium: 'phone', medium_part: 0 });
    }
  });

  databaseTest('leaves the next numbers free', async (test) => {
    await expect(placeNext(test.database)).resolves.toBeUndefined();
  });
});
