import { companyTicketChanges } from '@takst/contract/ticketing/batches/company-ticket-changes.ts';
import * as z from 'zod/mini';
import { describe, expect } from 'vitest';
import { storedBatch, storedRows } from '#ticketing/batches/test-batches.store.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate/migrations.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { migrations } from '#testing/test-database.ts';
import { oldChanges, placeNextBatch, placeOldChanges } from './test-old-changes.store.ts';

/** A database with changes for many of before, and a batch with the number of one of them, migrated. */
const databaseTest = databaseTestWith<{ database: Database }>(
  async ({ database }) => {
    await placeOldChanges(database);
    await migrate(tablesOf(database), await migrations());
    return { database };
  },
  'file',
  '0047',
);

describe('changes for many of before', () => {
  databaseTest('are finished batches with their numbers and results', async ({ database }) => {
    const batch = await storedBatch(database, oldChanges.finished);
    expect(batch).toMatchObject({
      service: 'company-ticket-changes',
      state: 'finished',
      on_refusal: 'go-on',
      source: { kind: 'ticked', name: null },
      total: 4,
      done: 2,
      refused: 1,
      failed: 1,
      request_id: 'first',
    });
    expect(batch?.started_at?.toString()).toBe('2026-01-10T09:00:00Z');
    expect(batch?.updated_at.toString()).toBe('2026-01-10T09:05:00Z');
    const rows = await storedRows(database, oldChanges.finished);
    expect(rows.map(({ state, faults }) => [state, faults])).toEqual([
      ['done', []],
      ['refused', [{ column: null, code: 'END_ALREADY_SET', proposal: null }]],
      ['failed', [{ column: null, code: 'UNEXPECTED', proposal: null }]],
      ['done', []],
    ]);
    const [named, , , erased] = rows;
    expect(named).toMatchObject({
      cells: {
        subscriberId: String(oldChanges.firstPerson),
        firstName: 'Ola',
        lastName: 'Her',
        employeeId: '1',
      },
      subject_type: 'subscriber',
      subject_id: oldChanges.firstPerson,
    });
    expect(Object.keys(erased?.cells as object)).toEqual(['subscriberId']);
    expect(erased?.subject_id).toBeNull();
  });

  databaseTest('have options that the service reads', async ({ database }) => {
    const batch = await storedBatch(database, oldChanges.finished);
    expect(z.parse(companyTicketChanges.options, batch?.options)).toMatchObject({ act: 'end' });
    expect(JSON.stringify(batch?.options)).toContain('2026-01-31');
  });

  databaseTest('that were under way wait until somebody goes on with them', async (test) => {
    const { database } = test;
    expect(await storedBatch(database, oldChanges.running)).toMatchObject({
      state: 'stopped',
      stop_code: 'STOPPED_BY_USER',
      next_position: 2,
      total: 3,
      done: 2,
    });
    const rows = await storedRows(database, oldChanges.running);
    expect(rows.map(({ state }) => state)).toEqual(['done', 'ready', 'done']);
  });

  databaseTest(
    'get another number where a batch has theirs, and leave the next free',
    async (t) => {
      const taken = await storedBatch(t.database, oldChanges.taken);
      expect(taken?.service).toBe('company-ticket-orders');
      const moved = await storedBatch(t.database, oldChanges.last + 1);
      expect(moved).toMatchObject({ service: 'company-ticket-changes', request_id: 'taken' });
      expect(await placeNextBatch(t.database)).toBe(oldChanges.last + 2);
    },
  );
});
