import { paymentStatuses } from '@takst/domain/invoices/payment-status.rules.ts';
import { zonesOn } from '@takst/server/zones/zone.query.ts';
import { loadReferenceData } from '@takst/server/reference-data/load-reference-data.ts';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '@takst/server/testing/database-test.ts';
import { changesForMany, demoCounts, invoiceSituations } from './test-counts.query.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const clock = {
  today: () => Temporal.PlainDate.from('2026-03-06'),
  now: () => Temporal.Instant.from('2026-03-06T09:00:00Z'),
};
const parts = { clock, hashPassword: async (text: string) => `hash of ${text}` };

const databaseTest = databaseTestWith(async (test) => {
  await loadReferenceData(test.database);
  return test;
});

describe('the demo world', () => {
  databaseTest(
    'is seeded once, in seconds',
    async ({ database }) => {
      expect(await seedDemoWorld({ ...parts, database })).toBe('seeded');
      const counts = await demoCounts(database);
      expect(await seedDemoWorld({ ...parts, database })).toBe('was-seeded');
      expect(await demoCounts(database)).toEqual(counts);
      expect(counts.tickets).toBeGreaterThan(3_000);
      expect(counts).toMatchObject({ companies: 21, accounts: counts.users + 3 });
    },
    15_000,
  );

  databaseTest('has a finished change for many and one that stopped', async ({ database }) => {
    const changes = await changesForMany(database);
    const ofRuter = changes.filter(({ tenant }) => tenant === 'ruter');
    expect(ofRuter).toEqual([
      { tenant: 'ruter', state: 'finished', total: 4, rows: 4 },
      { tenant: 'ruter', state: 'stopped', total: 4, rows: 4 },
    ]);
    expect(changes.every(({ total, rows }) => total === rows)).toBe(true);
  });

  databaseTest('has an invoice in each situation', async ({ database }) => {
    const statuses = [...paymentStatuses, 'CREDIT_NOTE', 'BASE', 'MONTHLY_AT_END'];
    const expected = ['ruter', 'akt'].flatMap((tenant) =>
      statuses.map((status) => `${tenant} ${status}`),
    );
    expect([...(await invoiceSituations(database, clock.today()))].toSorted()).toEqual(
      [...expected, 'ruter ANNUALLY', 'ruter QUARTERLY'].toSorted(),
    );
  });

  databaseTest('has tickets only between zones that exist', async ({ database }) => {
    const { zoneIds } = await demoCounts(database);
    const zonesOfTenants = await Promise.all(
      (['ruter', 'akt'] as const).map((tenant) => zonesOn(database, tenant, clock.today())),
    );
    const ids = zonesOfTenants.flat().map((zone) => zone.id);
    expect(zoneIds.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
