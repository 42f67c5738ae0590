import { describe, expect, it } from 'vitest';
import { idsOfChanges, tamper } from '#platform/changes/seals/test-tampering.store.ts';
import { recordTestChange } from '#platform/changes/test-record.ts';
import { databaseTest } from '#testing/database-test.ts';
import { NoHeads, readHeads, runCheckRecordCommand } from './check-record-command.ts';

const granlia = { companyId: 100_001 };

describe('npm run check-record', () => {
  databaseTest(
    'seals what is new, says that the record is sound, and names a fault',
    async ({ database }) => {
      await recordTestChange(database, granlia);
      await recordTestChange(database, granlia);
      const first = await runCheckRecordCommand(database, []);
      expect(first).toMatchObject({
        isDone: true,
        lines: ['The record is as it was written. Changes: 2, chains: 1.'],
      });
      const heads = readHeads(JSON.stringify(first.heads));
      expect(await runCheckRecordCommand(database, heads)).toEqual(first);
      const [, second = 0] = await idsOfChanges(database);
      await tamper(database, 'alters a change', second);
      expect(await runCheckRecordCommand(database, heads)).toMatchObject({
        isDone: false,
        lines: [
          'The record is not as it was written. Faults: 1, seals read: 2.',
          `  Change ${second} was altered after it was sealed, or the seal before it was (ruter, company 100001)`,
        ],
      });
    },
  );

  it.each(['', '{}', '[{"tenant":"ruter"}]'])('refuses %j as heads', (text) => {
    expect(() => readHeads(text)).toThrow(NoHeads);
  });
});
