import type { Database } from '@takst/server/platform/db/database.ts';
import { databaseTestWith } from '@takst/server/testing/database-test.ts';
import { describe, expect } from 'vitest';
import { placeCompanies } from './demo-companies.store.ts';
import { demoWorld } from './demo-world.ts';
import { refuseDemoDatabase, seedDemoWorld, WrongDatabase } from './seed-demo-world.ts';
import { markSeeded } from './seeded-once.store.ts';
import { addCompany } from './test-company.store.ts';
import { demoCounts } from './test-counts.query.ts';

const moment = {
  today: Temporal.PlainDate.from('2026-03-06'),
  now: Temporal.Instant.from('2026-03-06T09:00:00Z'),
};
const clock = { today: () => moment.today, now: () => moment.now };
const seed = (database: Database) =>
  seedDemoWorld({ database, clock, hashPassword: async (text) => `hash of ${text}` });

/** The companies of the demo world and its mark, without its people. */
const placeWorld = (database: Database) =>
  database.transaction(async (tx) => {
    await placeCompanies(tx, demoWorld(1, moment));
    await markSeeded(tx, { seed: 1, now: moment.now });
  });

const databaseTest = databaseTestWith(async (test) => test, 'test');

describe('a database', () => {
  databaseTest('with a real company never gets the demo world', async ({ database }) => {
    await addCompany(database, moment.now);
    await expect(seed(database)).rejects.toThrow(WrongDatabase);
    expect(await demoCounts(database)).toMatchObject({ companies: 1, users: 0, accounts: 0 });
    await expect(refuseDemoDatabase(database)).resolves.toBeUndefined();
  });

  databaseTest('that got it beside a real company is refused from now on', async ({ database }) => {
    await addCompany(database, moment.now);
    await placeWorld(database);
    await expect(seed(database)).rejects.toThrow('a company that the demo world did not make');
  });

  databaseTest('of the demo world may get companies, at any hour of its clock', async (test) => {
    await placeWorld(test.database);
    await addCompany(test.database, moment.now.subtract({ hours: 24 * 2_000 }));
    expect(await seed(test.database)).toBe('was-seeded');
  });

  databaseTest('of the demo world is never that of a real portal', async ({ database }) => {
    await placeWorld(database);
    await expect(refuseDemoDatabase(database)).rejects.toThrow(WrongDatabase);
  });
});
