import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { eraseAbout } from './about.store.ts';
import type { StoredChange } from './change.store.ts';
import { recordedData } from './personal-data.query.ts';
import { countRecord, recordedChanges } from './test-changes.store.ts';
import { recordTestChange } from './test-record.ts';

const companyId = 100_001;
const canary = 'Kanarifugl';
const personal = {
  firstName: canary,
  lastName: canary,
  employeeId: canary,
  phone: canary,
  phoneCountryCode: canary,
  email: canary,
  note: canary,
  message: canary,
  appId: canary,
  providerSubject: canary,
  subscriberId: canary,
  signee: { name: canary, email: canary },
  aFieldOfAnotherVersion: { within: [canary] },
};
const impersonal = { startDate: '2026-04-01', zoneFrom: '1', allZones: false };

type Changed = Parameters<typeof recordTestChange>[1] & Pick<StoredChange, 'about'>;

const record = (database: Database, change: Changed) =>
  recordTestChange(database, {
    companyId,
    subject: { type: 'ticket', id: change.about?.ticketId ?? 0 },
    before: personal,
    after: { ...personal, ...impersonal },
    ...change,
  });
const erase = (database: Database, erased: Parameters<typeof eraseAbout>[1]) =>
  database.transaction((tx) => eraseAbout(tx, erased));
const ticketsLeft = async (database: Database) =>
  (await recordedChanges(database).where('about.ticket_id', 'is not', null).execute()).map(
    ({ ticket_id }) => ticket_id,
  );

const databaseTest = databaseTestWith(async (test) => test, 'test');

describe('personal values of the record', () => {
  databaseTest('lie beside the record, which holds the others alone', async ({ database }) => {
    await record(database, { about: { holderId: 3, ticketId: 7 } });
    expect(await columnsWith(database, canary, 'changes')).toEqual([
      'changes.about.after',
      'changes.about.before',
    ]);
    const [change] = await tablesOf(database)
      .selectFrom('changes.change')
      .select(['before', 'after'])
      .execute();
    expect(change).toEqual({ before: {}, after: impersonal });
    expect(await recordedChanges(database).execute()).toMatchObject([
      { holder_id: 3, ticket_id: 7, before: personal, after: { ...personal, ...impersonal } },
    ]);
  });

  databaseTest('of no company lie there too', async ({ database }) => {
    await record(database, { companyId: null, about: null });
    expect(await columnsWith(database, canary, 'changes')).toEqual([
      'changes.about.after',
      'changes.about.before',
    ]);
    expect(await recordedChanges(database).execute()).toMatchObject([{ before: personal }]);
  });

  databaseTest('cost no row where there are none', async ({ database }) => {
    await record(database, {
      about: null,
      before: null,
      after: { ...impersonal, note: undefined },
    });
    expect(await countRecord(database)).toEqual({ changes: 1, digests: 0, about: 0, genuine: 0 });
    expect(await recordedChanges(database).execute()).toMatchObject([
      { before: null, after: impersonal },
    ]);
  });

  databaseTest('are erased with a ticket or a holder, and with no other', async ({ database }) => {
    await record(database, { about: { holderId: 3, ticketId: 7 } });
    await record(database, { about: { holderId: 3, ticketId: 8 } });
    await record(database, { about: { holderId: 4, ticketId: 9 } });
    await record(database, { about: { holderId: 3, ticketId: 7 }, companyId: 100_002 });
    await erase(database, { tickets: [{ companyId, id: 7 }] });
    expect(await ticketsLeft(database)).toEqual([8, 9, 7]);
    await erase(database, { holders: [{ companyId, id: 3 }] });
    expect(await ticketsLeft(database)).toEqual([9, 7]);
    await erase(database, {});
    expect(await ticketsLeft(database)).toEqual([9, 7]);
  });

  databaseTest('are told to the person they are about, the oldest first', async ({ database }) => {
    const at = (hour: number) => `2026-03-28T${hour}:00:00Z`;
    const ofTicket = { about: { ticketId: 8 }, kind: 'cancel-ticket', at: at(10) };
    await record(database, { about: { holderId: 3, ticketId: 7 }, before: null, at: at(12) });
    await record(database, ofTicket);
    await record(database, { ...ofTicket, about: { ticketId: 9 } });
    await record(database, { ...ofTicket, companyId: 100_002 });
    await record(database, { about: { holderId: 3 }, companyId: 100_002 });
    const person = {
      tenant: 'ruter',
      phone: '+4741234567',
      today: Temporal.PlainDate.from('2026-04-01'),
      holders: [{ companyId, id: 3 }],
      entries: [{ companyId, id: 8 }],
    };
    const rows = await database.transaction((tx) => recordedData.find(tx, person));
    const values = expect.stringContaining(`"firstName": "${canary}"`);
    expect(rows).toEqual([
      {
        companyId,
        facts: {
          at: expect.stringContaining('T10:00'),
          change: 'cancel-ticket',
          before: values,
          after: values,
        },
      },
      {
        companyId,
        facts: {
          at: expect.stringContaining('T12:00'),
          change: 'order-ticket',
          before: null,
          after: values,
        },
      },
    ]);
    // Impersonal values are no data about the person.
    expect(JSON.stringify(rows)).not.toContain('zoneFrom');
  });

  databaseTest('leave what else was recorded, and their digest', async ({ database }) => {
    await record(database, { about: { holderId: 3, ticketId: 7 } });
    await record(database, { about: { holderId: 4 } });
    const before = await tablesOf(database).selectFrom('changes.change').selectAll().execute();
    expect(await countRecord(database)).toEqual({ changes: 2, digests: 2, about: 2, genuine: 2 });
    await erase(database, {
      tickets: [{ companyId, id: 7 }],
      holders: [{ companyId, id: 4 }],
    });
    expect(await columnsWith(database, canary, 'changes')).toEqual([]);
    expect(await countRecord(database)).toEqual({ changes: 2, digests: 2, about: 0, genuine: 0 });
    const after = await tablesOf(database).selectFrom('changes.change').selectAll().execute();
    expect(after).toEqual(before);
  });

  databaseTest.each(["update changes.about set after = '{}'", 'truncate changes.about'])(
    'are deleted by rows and never altered: %s',
    async ({ database }, statement) => {
      await record(database, { about: { holderId: 3, ticketId: 7 } });
      await expect(sql.raw(statement).execute(tablesOf(database))).rejects.toThrow('append-only');
      expect(await countRecord(database)).toMatchObject({ about: 1, genuine: 1 });
    },
  );

  databaseTest.each([
    'holder_id + 1, ticket_id, before, after, salt',
    'holder_id, null, before, after, salt',
    `holder_id, ticket_id, before, '{"firstName": "Other"}', salt`,
    'holder_id, ticket_id, null, after, salt',
  ])('that were exchanged do not fit the digest: %s', async ({ database }, columns) => {
    await record(database, { about: { holderId: 3, ticketId: 7 } });
    await sql`
      with old as (delete from changes.about returning *)
      insert into changes.about (tenant, company_id, change_id, holder_id, ticket_id, before, after, salt)
      select tenant, company_id, change_id, ${sql.raw(columns)} from old`.execute(
      tablesOf(database),
    );
    expect(await countRecord(database)).toEqual({ changes: 1, digests: 1, about: 1, genuine: 0 });
  });
});
