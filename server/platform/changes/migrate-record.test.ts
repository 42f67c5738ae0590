import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { historyPage } from '#customers/company-history/company-history.query.ts';
import { historyEntry } from '#customers/company-history/history-entry.ts';
import { holderHistoryPage } from '#customers/company-history/holder-history.query.ts';
import type { HistoryRow } from '#customers/company-history/history-row.query.ts';
import { subscriberWithId } from '#ticketing/subscribers/history/history.query.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate/migrations.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { migrations } from '#testing/test-database.ts';
import { testScope } from '#testing/test-scope.ts';
import { recordChanges } from './change.store.ts';
import { countRecord, recordedChanges } from './test-changes.store.ts';
import { canary, changesOfNobody, ofAllKinds, oldChanges } from './test-old-changes.ts';
import {
  company,
  holder,
  holderElsewhere,
  otherCompany,
  person,
  type OldEntry,
  placeOldChanges,
  placeOldWorld,
  readOldHistory,
  user,
} from './test-old-record.store.ts';

type Migration = {
  database: Database;
  before: OldEntry[];
  changesBefore: number;
  /** Where the canary was. */
  placesBefore: string[];
};

const databaseTest = databaseTestWith<Migration>(
  async ({ database }) => {
    await placeOldWorld(database);
    await placeOldChanges(database, oldChanges);
    const before = await readOldHistory(database);
    await placeOldChanges(database, changesOfNobody);
    const placesBefore = await columnsWith(database, canary, 'changes');
    await migrate(tablesOf(database), await migrations());
    return {
      database,
      before,
      changesBefore: oldChanges.length + changesOfNobody.length,
      placesBefore,
    };
  },
  'file',
  '0024',
);

const scope = testScope([company, otherCompany]);
const noNames = { tenant: 'ruter', zones: new Map(), products: new Map() } as const;
const page = { maxEntries: 1_000, offset: 0 };
const entriesOf = (rows: readonly HistoryRow[]) => rows.map((row) => historyEntry(row, noNames));
const oldEntries = (entries: readonly OldEntry[]) =>
  entriesOf(entries.map(({ row }) => ({ ...row, erased: null })));
const companyHistory = (database: Database, searchFor = '', kind = '') =>
  historyPage(database, scope, { ...page, companyId: company, searchFor, kind });

describe('the migration of the record', () => {
  databaseTest('keeps what a company reads in its history', async ({ database, before }) => {
    const { totalEntries, matches } = await companyHistory(database);
    const newest = matches.slice(2);
    expect(totalEntries).toBe(ofAllKinds.length + 2);
    expect(entriesOf(newest)).toEqual(
      oldEntries(before.filter(({ companyId }) => companyId === company)),
    );
  });

  databaseTest('finds kinds by the names that they have now', async ({ database }) => {
    for (const [kind, former] of [
      ['order-ticket', 'order-company-ticket'],
      ['end-ticket', 'end-company-ticket'],
    ] as const) {
      const { matches } = await companyHistory(database, '', kind);
      expect(matches.map((row) => row.kind)).toContain(former);
    }
  });

  databaseTest('keeps the history of a person in each company', async ({ database, before }) => {
    for (const [subscriberId, more] of [
      [holder.id, 2],
      [holderElsewhere.id, 0],
    ] as const) {
      const person = subscriberWithId(scope, subscriberId);
      const { isKnown, matches } = await holderHistoryPage(database, person, page);
      const expected = oldEntries(before.filter(({ holderId }) => holderId === subscriberId));
      expect(isKnown).toBe(true);
      expect(expected.length).toBeGreaterThan(0);
      expect(entriesOf(matches.slice(more))).toEqual(expected);
    }
  });

  databaseTest('finds people by name and phone as before', async ({ database, before }) => {
    const history = await companyHistory(database, `her ${person.phone}`);
    const expected = before.filter(({ holderId }) => holderId === holder.id);
    expect(history.matches.slice(2).map(({ id }) => id)).toEqual(expected.map(({ row }) => row.id));
    expect((await companyHistory(database, 'der')).totalEntries).toBe(0);
  });

  databaseTest('loses no value, of no company either', async ({ database, before }) => {
    const rows = await recordedChanges(database).execute();
    const byId = before.map(({ row }) => row).toSorted((one, other) => one.id - other.id);
    const lists = new Set(['change-many-tickets']);
    expect(rows.slice(0, byId.length).map(({ before: was, after }) => [was, after])).toEqual(
      byId.map(({ kind, before: was, after }) => [
        was,
        lists.has(kind) ? { action: 'end', expiryDate: '2026-05-31', people: 2 } : after,
      ]),
    );
  });

  databaseTest(
    'knows whom a change was about by its ticket or subject too',
    async ({ database }) => {
      const rows = await recordedChanges(database).execute();
      expect(rows.slice(-2)).toMatchObject([
        { holder_id: holder.id, ticket_id: holder.ticketId },
        { holder_id: holder.id, ticket_id: null },
      ]);
    },
  );

  databaseTest(
    'leaves no personal value in the record',
    async ({ database, changesBefore, placesBefore }) => {
      expect(placesBefore).toEqual(['changes.change.after', 'changes.change.before']);
      expect(await columnsWith(database, canary, 'changes')).toEqual([
        'changes.about.after',
        'changes.about.before',
      ]);
      const counts = await countRecord(database);
      expect(counts).toMatchObject({ changes: changesBefore, genuine: counts?.about });
      expect(counts?.digests).toBe(counts?.about);
    },
  );

  databaseTest(
    'goes on with the next number, and only adds',
    async ({ database, changesBefore }) => {
      await database.transaction((tx) =>
        recordChanges(tx, {
          at: Temporal.Instant.from('2026-03-28T11:00:00Z'),
          origin: {
            tenant: 'ruter',
            userId: user,
            channel: 'portal',
            requestId: 'x',
            idempotency: null,
          },
          changes: [
            {
              companyId: company,
              kind: 'change-note',
              subject: { type: 'subscriber', id: holder.id },
              about: { holderId: holder.id },
              before: null,
              after: { note: 'ny' },
            },
          ],
        }),
      );
      expect((await companyHistory(database)).matches[0]?.id).toBe(changesBefore + 1);
      for (const statement of [
        'update changes.change set kind = kind',
        'delete from changes.change',
      ]) {
        await expect(sql.raw(statement).execute(tablesOf(database))).rejects.toThrow('append-only');
      }
    },
  );
});
