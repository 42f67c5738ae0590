import { comparePrices } from '@takst/domain/catalogue/company-info/price-comparison.rules.ts';
import { feeKinds } from '@takst/domain/catalogue/products/fee-kind.ts';
import { priceInForce } from '@takst/domain/catalogue/products/price.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds, tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import {
  subscriberServiceIds,
  ticketServiceIds,
} from '@takst/domain/platform/access/ticket-service-id.ts';
import { describe, expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { saveFees } from '#catalogue/products/load-fees.ts';
import { feesOn, productsOn, taxableProductsFrom } from '#catalogue/products/products.public.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { zonesOn } from '#catalogue/zones/zone.query.ts';
import { loadReferenceData } from './load-reference-data.ts';
import { referenceDataFile } from './reference-data-file.ts';
import { saveReferenceData } from './save-reference-data.ts';
import { storedSchoolYears } from './test-reference-data.query.ts';

const today = Temporal.PlainDate.from('2026-03-06');
const databaseTest = databaseTestWith(async (test) => {
  await loadReferenceData(test.database);
  return test;
});

/** The numbers of zones that an adult has a price for today, by product. */
async function soldFor(database: Database, tenant: TenantId) {
  const products = await productsOn(database, { tenant }, today);
  return new Map(
    products.map(({ id, prices }) => [
      id,
      [...new Set(prices.filter((one) => one.profileId === 'ADULT').map((one) => one.nrOfZones))],
    ]),
  );
}

/** What a month of travelling costs by the product that is taxed, in øre; null without a price. */
async function benefit(
  database: Database,
  { tenant, profileId, nrOfZones }: { tenant: TenantId; profileId: string; nrOfZones: number },
) {
  const [taxed] = await taxableProductsFrom(database, tenant, today);
  const id = taxed?.productId ?? null;
  const product = (await productsOn(database, { tenant }, today)).find((one) => one.id === id);
  const prices = (product?.prices ?? []).filter((price) => price.profileId === profileId);
  return priceInForce(prices, { nrOfZones, on: today })?.priceOre ?? null;
}

describe('what free tickets, school tickets and the counter sell', () => {
  databaseTest('has products for each service of the operator’s agreements', async (test) => {
    for (const tenant of tenantIds()) {
      const { allowedAgreementTypes, offers } = tenantOf(tenant);
      const allowed = ticketServiceIds.filter(
        (id) =>
          ticketServiceAccess[id].agreementSubtypes.some((one) =>
            allowedAgreementTypes.includes(one),
          ) &&
          (id !== 'company-tickets' || offers.has('companyTicket')),
      );
      const sold = (await productsOn(test.database, { tenant }, today)).flatMap(
        ({ services }) => services,
      );
      expect(new Set(sold).difference(new Set(allowed)), tenant).toEqual(
        tenant === 'akt' ? new Set(['housing']) : new Set(),
      );
      expect(new Set(allowed).difference(new Set(sold)), tenant).toEqual(new Set());
    }
  });

  databaseTest('has a price for each number of zones; for travel money none', async (test) => {
    for (const tenant of tenantIds()) {
      const sold = await soldFor(test.database, tenant);
      for (const id of ['free-ticket', 'period-24-hours', 'period-7-days', 'period-30-days'])
        expect(sold.get(id), `${tenant} ${id}`).toEqual([1, 2, 3]);
      expect(sold.get('travel-money'), tenant).toEqual([]);
    }
    expect((await soldFor(test.database, 'ruter')).get('single-ticket')).toHaveLength(5);
    expect((await soldFor(test.database, 'akt')).get('single-ticket')).toHaveLength(6);
  });

  databaseTest('is taxed for adults, children and pensioners of each operator', async (test) => {
    const { database } = test;
    for (const tenant of tenantIds()) {
      for (const profileId of ['ADULT', 'CHILD', 'SENIOR']) {
        for (const nrOfZones of [1, 2, 3]) {
          const ore = await benefit(database, { tenant, profileId, nrOfZones });
          expect(ore, `${tenant} ${profileId} ${nrOfZones}`).toBeGreaterThan(0);
        }
      }
      const longAgo = Temporal.PlainDate.from('2019-12-31');
      const [taxed] = await taxableProductsFrom(database, tenant, longAgo);
      expect(taxed && Temporal.PlainDate.compare(taxed.validFrom, longAgo)).toBe(1);
    }
    const adult = { tenant: 'ruter', profileId: 'ADULT', nrOfZones: 1 } as const;
    expect(await benefit(database, adult)).toBe(897_00);
  });

  databaseTest('does not change what companies order and compare', async ({ database }) => {
    const idsOf = async (tenant: TenantId, service: (typeof subscriberServiceIds)[number]) =>
      (await productsOn(database, { tenant, service }, today)).map(({ id }) => id);
    for (const service of subscriberServiceIds) {
      expect(await idsOf('ruter', service)).toEqual(['company-ticket', 'company-ticket-oslo']);
      expect(await idsOf('akt', service)).toEqual(['company-ticket']);
      expect(await idsOf('fjord', service)).toEqual([]);
    }
    const products = await productsOn(database, { tenant: 'ruter' }, today);
    const zones = await zonesOn(database, 'ruter', today);
    expect(comparePrices('one', { products, zones, today })).toEqual([
      { ticket: 'thirtyDays', monthOre: 897_00, yearOre: 12 * 897_00 },
      { ticket: 'year', monthOre: 747_00, yearOre: 8966_00 },
      { ticket: 'company', monthOre: 747_00, yearOre: 12 * 747_00 },
    ]);
  });
});

describe('fees (spec 3 §9)', () => {
  databaseTest(
    'are 50 for a card, nothing for paper, 100 to cancel, with 25 % VAT',
    async (test) => {
      for (const tenant of tenantIds()) {
        const fees = await feesOn(test.database, tenant, today);
        expect(feeKinds.map((kind) => fees.get(kind)?.priceOre)).toEqual([50_00, 50_00, 0, 100_00]);
        expect([...fees.values()].map(({ vatPercent }) => vatPercent)).toEqual([25, 25, 25, 25]);
      }
    },
  );

  databaseTest('change on a day', async ({ database }) => {
    const next = Temporal.PlainDate.from('2027-01-01');
    const fee = {
      tenant: 'ruter' as const,
      kind: 'NEW_CARD' as const,
      validFrom: String(next),
      name: { nb: 'Reisekort', en: 'Travel card' },
      priceOre: 60_00,
      vatKind: 'STANDARD' as const,
    };
    await database.transaction((tx) =>
      saveFees(tx, { origin: 'fact', asOf: '2026-11-01', fees: [fee] }),
    );
    const priceOn = async (on: Temporal.PlainDate) =>
      (await feesOn(database, 'ruter', on)).get('NEW_CARD')?.priceOre;
    expect(await priceOn(next.subtract({ days: 1 }))).toBe(50_00);
    expect(await priceOn(next)).toBe(60_00);
    expect(await priceOn(Temporal.PlainDate.from('2019-12-31'))).toBeUndefined();
    expect((await feesOn(database, 'akt', next)).get('NEW_CARD')?.priceOre).toBe(50_00);
  });
});

describe('school years (spec 3 §9)', () => {
  databaseTest(
    'open on 1 May, begin in late August, are ordered until 15 June and end on 30 June',
    async (test) => {
      expect(await storedSchoolYears(test.database)).toContain(
        'ruter 2024-05-01 2024-08-20 2025-06-15 2025-06-30',
      );
    },
  );

  databaseTest('do not overlap: a first start that is moved is no second year', async (test) => {
    const [first] = await storedSchoolYears(test.database);
    const changedFile = fileWith({ firstStart: '2027-08-22' });
    const saving = test.database.transaction((tx) =>
      saveReferenceData(tx, referenceDataFile.parse(changedFile)),
    );
    await expect(saving).rejects.toThrow('one_year_on_a_day');
    expect(await storedSchoolYears(test.database)).toContain(first);
  });

  const fileWith = (year: object) => ({
    sources: ['A test.'],
    origin: 'fact',
    asOf: '2026-11-01',
    schoolYears: [
      {
        tenant: 'ruter',
        opensOn: '2027-05-01',
        firstStart: '2027-08-20',
        latestStart: '2028-06-15',
        lastDay: '2028-06-30',
        ...year,
      },
    ],
  });
  it.each([
    ['nothing', {}, []],
    ['an end before the latest start', { lastDay: '2028-06-14' }, ['lastDay']],
    ['a latest start before the first', { latestStart: '2027-08-19' }, ['latestStart']],
    ['an opening after the first start', { opensOn: '2027-08-21' }, ['firstStart']],
    ['no opening', { opensOn: undefined }, ['opensOn']],
    ['a day that does not exist', { lastDay: '2028-06-31' }, ['lastDay']],
  ])('%s is a fault', (_, year, faulty) => {
    const parsed = referenceDataFile.safeParse(fileWith(year));
    expect((parsed.error?.issues ?? []).map(({ path }) => path.at(-1))).toEqual(faulty);
  });
});
