import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { advisoryLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';
import { ensureSigningKeys } from './signing-key.store.ts';
import { forgetKeys, storedKeys } from './test-keys.store.ts';

const raceTest = raceTestOn(databaseTest);

raceTest('two processes that start make one key for each operator', {
  prepare: ({ database }) => forgetKeys(database),
  operation: ({ database }) =>
    ensureSigningKeys(database, Temporal.Instant.from('2026-03-06T09:00:00Z')),
  without: advisoryLock('tickets.signing_key'),
  holds: async ({ database }) =>
    expect((await storedKeys(database)).map(({ tenant }) => tenant).toSorted()).toEqual(
      [...tenantIds()].toSorted(),
    ),
});
