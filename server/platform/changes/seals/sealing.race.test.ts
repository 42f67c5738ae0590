import { expect } from 'vitest';
import { recordTestChange } from '../test-record.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { advisoryLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';
import { checkRecord } from './check-record.ts';
import { sealChanges } from './seal-changes.ts';

const raceTest = raceTestOn(databaseTestWith(async (test) => test));

raceTest('two processes seal a change once', {
  prepare: ({ database }) => recordTestChange(database, { companyId: 100_001 }),
  operation: ({ database }) => sealChanges(database),
  without: advisoryLock('changes.seal'),
  holds: async ({ database }, _thing, [one, other]) => {
    expect(one + other).toBe(1);
    expect((await checkRecord(database)).faults).toEqual([]);
  },
});
