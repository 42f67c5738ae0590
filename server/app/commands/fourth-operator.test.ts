import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
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
import { missingDataTexts } from '../reference-data/missing-data-text.ts';
import { runReferenceDataCommand } from './reference-data-command.ts';

// The one place: a name, and what the operator is like.
vi.mock('@takst/domain/platform/tenants/tenant-names.ts', () => ({
  tenantNames: ['ruter', 'akt', 'fjord', 'nord'],
}));
vi.mock('@takst/domain/platform/tenants/tenants.ts', async (original) => {
  const { tenants } = await original<typeof import('@takst/domain/platform/tenants/tenants.ts')>();
  return { tenants: { ...tenants, nord: { ...tenants.akt, id: 'nord', operator: 'Nord' } } };
});

const nord = 'nord' as TenantId;
const today = Temporal.PlainDate.from('2026-03-06');

/** What a real operator writes: zones, a product with a price, a seller, a first month. */
const data = {
  sources: ['Nord.'],
  origin: 'fact',
  asOf: '2026-01-01',
  tenant: 'nord',
  validFrom: '2026-01-01',
  zones: [
    {
      id: 'N1',
      name: 'Nordbyen',
      maxZones: 3,
      adjacentZoneIds: [],
      places: [],
      labelPoint: [5, 60],
      shape: {
        type: 'Polygon',
        coordinates: [
          [
            [5, 60],
            [6, 60],
            [5, 61],
            [5, 60],
          ],
        ],
      },
    },
  ],
  products: [
    {
      id: 'company-ticket',
      services: ['company-tickets'],
      name: { nb: 'Bedriftsbillett', en: 'Company ticket' },
      description: { nb: '', en: '' },
      nrOfDaysValid: null,
      tags: [],
      mediaTypes: ['MOBILE'],
      presetZoneIds: [],
      filters: {},
      vatKind: 'TRANSPORT',
      prices: [{ profileId: 'ADULT', nrOfZones: 1, validFrom: '2026-01-01', price: 500 }],
    },
  ],
  sellers: [
    {
      tenant: 'nord',
      validFrom: '2026-01-01',
      name: 'NORD AS',
      organisationNumber: '991609407',
      line1: 'Gata 1',
      postCode: '0104',
      city: 'OSLO',
      accountNumber: '15032080119',
      isInBusinessRegister: true,
    },
  ],
  vatRates: [{ kind: 'TRANSPORT', validFrom: '2018-01-01', percent: 12 }],
  postAreas: [{ postCode: '0104', area: 'OSLO', municipality: 'OSLO' }],
  firstMonths: [{ tenant: 'nord', month: '2026-03' }],
};

describe('a fourth operator, added in one place', () => {
  it('runs alone where it has a host', () => {
    const settings = readSettings({ TENANT_HOSTS: 'nord.localhost=nord' });
    expect([settings.tenants, settings.providers]).toMatchObject([['nord'], { nord: 'embedded' }]);
  });

  databaseTest(
    'gets its data by the commands, then companies and invoice numbers',
    async (test) => {
      const { database } = test;
      const file = join(mkdtempSync(join(tmpdir(), 'takst-fourth-')), 'nord.json');
      writeFileSync(file, JSON.stringify(data));
      const clock = testClock(firstMoment);
      const loaded = await runReferenceDataCommand(database, ['load', file], clock.now());
      expect(loaded.lines).toContain('Loaded and recorded.');
      expect((await zonesOn(database, nord, today)).map(({ id }) => id)).toEqual(['N1']);
      expect((await pricedProducts(database, nord, today)).map(({ id }) => id)).toEqual([
        'company-ticket',
      ]);

      const queue = { enqueue: async () => undefined };
      const admin = await runAddAdminCommand(
        {
          changes: createChangePath({ database, clock, queue }),
          announceUser: userAnnouncer({ ruter: '', akt: '', fjord: '' }),
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
