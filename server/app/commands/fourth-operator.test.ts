import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import { lockNumbers } from '#billing/invoices/run/issue-invoices.store.ts';
import { readSettings } from '#app/settings/settings.ts';
import { pricedProducts } from '#catalogue/products/product.query.ts';
import { databaseTest } from '#testing/database-test.ts';
import { firstMoment, testClock } from '#testing/portal/test-clock.ts';
import { userAnnouncer } from '#customers/users/activation-link.ts';
import { zonesOn } from '#catalogue/zones/zone.query.ts';
import { runAddAdminCommand } from './add-admin-command.ts';
import { takeOperatorsFrom } from '../operators/read-operators.ts';
import { runNewOperatorCommand } from './new-operator-command.ts';
import { missingDataTexts } from '../reference-data/missing-data-text.ts';
import { runReferenceDataCommand } from './reference-data-command.ts';

// A folder of its own, as the command makes it.
const folder = mkdtempSync(join(tmpdir(), 'takst-operators-'));
runNewOperatorCommand(['nord', 'Nord', '#0b6e4f'], {
  folder,
  today: Temporal.PlainDate.from('2026-03-06'),
});
takeOperatorsFrom(folder);

const nord = 'nord';
const today = Temporal.PlainDate.from('2026-03-06');

/** What no folder has: it is the same for all operators. */
const shared = {
  sources: ['Shared.'],
  origin: 'fact',
  asOf: '2026-01-01',
  vatRates: [
    { kind: 'TRANSPORT', validFrom: '2018-01-01', percent: 12 },
    { kind: 'STANDARD', validFrom: '2018-01-01', percent: 25 },
  ],
  postAreas: [{ postCode: '0104', area: 'OSLO', municipality: 'OSLO' }],
};

describe('a fourth operator, made by the command', () => {
  it('runs alone where it has a host', () => {
    const settings = readSettings({ TENANT_HOSTS: 'nord.localhost=nord' });
    expect([settings.tenants, settings.providers]).toMatchObject([['nord'], { nord: 'embedded' }]);
  });

  databaseTest(
    'gets its data by the commands, then companies and invoice numbers',
    async (test) => {
      const { database } = test;
      const file = join(mkdtempSync(join(tmpdir(), 'takst-fourth-')), 'shared.json');
      writeFileSync(file, JSON.stringify(shared));
      const clock = testClock(firstMoment);
      const loaded = await runReferenceDataCommand(
        database,
        ['load', file, join(folder, 'nord')],
        clock.now(),
      );
      expect(loaded.lines).toContain('Loaded and recorded.');
      expect((await zonesOn(database, nord, today)).map(({ id }) => id)).toEqual(['1', '2', '3']);
      expect((await pricedProducts(database, nord, today)).map(({ id }) => id)).toContain(
        'company-ticket',
      );

      const queue = { enqueue: async () => undefined };
      const admin = await runAddAdminCommand(
        {
          changes: createChangePath({ database, clock, queue }),
          announceUser: userAnnouncer({ nord: '' }),
          clock,
          tenants: [nord],
        },
        ['nord', 'first@nord.test', 'Kari', 'Nordmann', '41234567'],
      );
      expect(admin.isDone).toBe(true);
      expect(await missingDataTexts(database, { tenants: [nord], today })).toEqual([]);
      const company = { tenant: nord, name: 'Nordbygg', organisationNumber: '310000001' };
      expect(await placeCompany(database, company)).toBeGreaterThan(0);
      await database.transaction((tx) => lockNumbers(tx, nord));
    },
  );
});
