import { describe, expect } from 'vitest';
import { eraseAbout } from '../about.store.ts';
import { recordTestChange } from '../test-record.ts';
import type { Database } from '#platform/db/database.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { checkRecord, type RecordFault } from './check-record.ts';
import { sealChanges } from './seal-changes.ts';
import { ageSeals, idsOfChanges, seals, tamper, type Tampering } from './test-tampering.store.ts';

const granlia = { companyId: 100_001 };
const fjellstua = { companyId: 100_002 };
const personal = {
  about: { holderId: 3, ticketId: 7 },
  after: { note: 'Kanarifugl', zoneFrom: '1' },
};

const databaseTest = databaseTestWith(async (test) => test, 'test');

/** Three changes of a company and one of another, sealed. */
async function recordAndSeal(database: Database): Promise<number[]> {
  await recordTestChange(database, { ...granlia, ...personal });
  await recordTestChange(database, granlia);
  await recordTestChange(database, fjellstua);
  await recordTestChange(database, { ...granlia, after: { zoneFrom: '2Ø' } });
  await sealChanges(database);
  return idsOfChanges(database);
}

describe('the seals of the record', () => {
  databaseTest(
    'make one chain for each company and operator, in the order of the changes',
    async ({ database }) => {
      await recordAndSeal(database);
      await recordTestChange(database, { tenant: 'akt' });
      await recordTestChange(database, {});
      await recordTestChange(database, granlia);
      expect(await sealChanges(database)).toBe(3);
      const [first, second, foreign, third, ofAkt, ofRuter, fourth] = await idsOfChanges(database);
      const placesOf = (tenant: string, companyId: number, changes: unknown[]) =>
        changes.map((change_id, before) => ({
          tenant,
          company_id: companyId,
          position: before + 1,
          change_id,
        }));
      expect(await seals(database)).toEqual([
        ...placesOf('akt', 0, [ofAkt]),
        ...placesOf('ruter', 0, [ofRuter]),
        ...placesOf('ruter', granlia.companyId, [first, second, third, fourth]),
        ...placesOf('ruter', fjellstua.companyId, [foreign]),
      ]);
      expect(await sealChanges(database)).toBe(0);
      expect(await checkRecord(database)).toMatchObject({ checked: 7, faults: [] });
    },
  );

  databaseTest(
    'cover a change that was recorded earlier and committed later',
    async ({ database }) => {
      // A late commit leaves what this does: a change without a seal before others that have one.
      const [first = 0] = await recordAndSeal(database);
      await tamper(database, 'takes a seal out', first);
      expect(await sealChanges(database)).toBe(1);
      expect((await seals(database)).map(({ change_id }) => change_id)).toContain(first);
    },
  );

  databaseTest(
    'are not looked for among changes that were sealed long ago',
    async ({ database }) => {
      const [first = 0] = await recordAndSeal(database);
      await ageSeals(database);
      await tamper(database, 'takes a seal out', first);
      expect(await sealChanges(database)).toBe(0);
      const { faults } = await checkRecord(database);
      expect(faults).toContainEqual({ kind: 'unsealed', changeId: first, chain: null });
    },
  );

  databaseTest('stay true when personal values are erased', async ({ database }) => {
    await recordAndSeal(database);
    await database.transaction((tx) => eraseAbout(tx, { holders: [{ ...granlia, id: 3 }] }));
    expect((await checkRecord(database)).faults).toEqual([]);
  });
});

describe('sealing', () => {
  databaseTest(
    'takes several transactions where there is much, and may end before all is sealed',
    async ({ database }) => {
      for (let count = 0; count < 5; count += 1) await recordTestChange(database, granlia);
      expect(await sealChanges(database, { perTransaction: 2, mostTransactions: 1 })).toBe(2);
      expect(await sealChanges(database, { perTransaction: 2 })).toBe(3);
      expect(await checkRecord(database)).toMatchObject({ checked: 5, faults: [] });
    },
  );
});

describe('the check of the record', () => {
  const chain = { tenant: 'ruter', ...granlia };
  const cases: [Tampering, (changes: number[]) => RecordFault[]][] = [
    ['alters nothing', () => []],
    ['alters a change', ([, changeId = 0]) => [{ kind: 'altered', changeId, chain }]],
    ['takes a change out', ([, changeId = 0]) => [{ kind: 'gone', changeId, chain }]],
    [
      'takes a seal out',
      ([, changeId = 0]) => [
        { kind: 'seal-gone', changeId: null, chain },
        { kind: 'unsealed', changeId, chain: null },
      ],
    ],
    ['takes a change out with its seal', () => [{ kind: 'seal-gone', changeId: null, chain }]],
  ];

  databaseTest.each(cases)('notices who %s', async ({ database }, tampering, faultsOf) => {
    const changes = await recordAndSeal(database);
    await tamper(database, tampering, changes[1] ?? 0);
    expect((await checkRecord(database)).faults).toEqual(faultsOf(changes));
  });

  databaseTest('waits an hour for the seal of a change', async ({ database }) => {
    const ago = (minutes: number) => ({
      at: Temporal.Now.instant().subtract({ minutes }).toString(),
    });
    await recordTestChange(database, { ...granlia, ...ago(50) });
    expect(await checkRecord(database)).toEqual({ checked: 0, heads: [], faults: [] });
    await recordTestChange(database, { ...granlia, ...ago(70) });
    const [, changeId] = await idsOfChanges(database);
    expect((await checkRecord(database)).faults).toEqual([
      { kind: 'unsealed', changeId, chain: null },
    ]);
  });

  databaseTest('notices personal values that are not those of the change', async ({ database }) => {
    const [changeId = 0] = await recordAndSeal(database);
    await tamper(database, 'alters personal values', changeId);
    expect((await checkRecord(database)).faults).toEqual([
      { kind: 'foreign-values', changeId, chain: null },
    ]);
  });

  databaseTest(
    'notices an end that was cut off, by the heads of an earlier check',
    async ({ database }) => {
      const changes = await recordAndSeal(database);
      const { heads } = await checkRecord(database);
      expect(heads.map(({ companyId, position }) => [companyId, position])).toEqual([
        [granlia.companyId, 3],
        [fjellstua.companyId, 1],
      ]);
      await recordTestChange(database, granlia);
      await sealChanges(database);
      expect((await checkRecord(database, heads)).faults).toEqual([]);
      await tamper(
        database,
        'takes a change out with its seal',
        (await idsOfChanges(database)).at(-1) ?? 0,
      );
      await tamper(database, 'takes a change out with its seal', changes[3] ?? 0);
      expect((await checkRecord(database)).faults).toEqual([]);
      expect((await checkRecord(database, heads)).faults).toEqual([
        { kind: 'head-gone', changeId: null, chain },
      ]);
    },
  );
});
