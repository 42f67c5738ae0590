import { paymentStatuses } from '@takst/domain/billing/invoices/payment-status.rules.ts';
import { ticketServices } from '@takst/server/app/areas/ticket-services.ts';
import { creditPage } from '@takst/server/billing/invoices/credits/credit.query.ts';
import {
  findUnaddressed,
  findUnreached,
} from '@takst/server/billing/invoices/delivery/undelivered.query.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { zonesOn } from '@takst/server/catalogue/zones/zone.query.ts';
import { anonymiseOnce } from '@takst/server/ticketing/tickets/anonymise/test-anonymise.ts';
import {
  changeAccount,
  storedSellers,
} from '@takst/server/app/reference-data/test-reference-data.query.ts';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '@takst/server/testing/database-test.ts';
import {
  changesForMany,
  counterTerms,
  demoCounts,
  counterBilling,
  counterSituations,
  invoiceSituations,
  kindsOfHolders,
  phonesOfSeveralCompanies,
} from './test-counts.query.ts';
import { demoCompanies } from './demo-companies.ts';
import { seedDemoWorld } from './seed-demo-world.ts';
import { voucherOfferStatus } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import { freeAmounts } from '@takst/server/ticketing/code-pools/code-pools.public.ts';
import { digestOf } from '@takst/server/platform/access/tokens/secret-token.ts';
import { findOfferByKey } from '@takst/server/services/vouchers/offer/offer.store.ts';
import { demoVoucherKeys } from './vouchers/demo-voucher-keys.ts';
import { knownResidents } from './housing/test-known-residents.ts';
import {
  associationIn,
  closedUnitMonths,
  documentedResidents,
  unitCounts,
  unitsWithFindings,
} from './housing/test-residents.query.ts';

const clock = {
  today: () => Temporal.PlainDate.from('2026-03-06'),
  now: () => Temporal.Instant.from('2026-03-06T09:00:00Z'),
};
const parts = { clock, hashPassword: async (text: string) => `hash of ${text}` };

const databaseTest = databaseTestWith(async (test) => test);

describe('the demo world', () => {
  databaseTest('is seeded once, in seconds', async ({ database }) => {
    expect(await seedDemoWorld({ ...parts, database })).toBe('seeded');
    const counts = await demoCounts(database);
    await changeAccount(database, '15032080119', '2000-01-01');
    expect(await seedDemoWorld({ ...parts, database })).toBe('was-seeded');
    // Reference data was loaded with the world, and is not put back by a later start.
    expect(await storedSellers(database)).toContain('ruter 2018-01-01 15032080119 invented');
    expect(await demoCounts(database)).toEqual(counts);
    expect(counts.tickets).toBeGreaterThan(3_000);
    expect(counts).toMatchObject({ companies: 24, accounts: counts.users + 3 });
  });

  databaseTest(
    'has people whom two companies have, with a ticket of each',
    async ({ database }) => {
      expect(await phonesOfSeveralCompanies(database)).toEqual(
        ['akt', 'ruter'].flatMap((tenant) =>
          ['+4741235501', '+4741235502'].map((phone) => ({ tenant, phone, tickets: 2 })),
        ),
      );
    },
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

  databaseTest(
    'has ticket counters with their terms, and holders that have tickets',
    async ({ database }) => {
      expect(await counterTerms(database)).toEqual(
        demoCompanies().flatMap(({ tenant, agreements }) =>
          agreements.flatMap(({ counter }) => (counter ? [{ tenant, terms: counter }] : [])),
        ),
      );
      // A holder without a ticket would never be erased.
      expect((await kindsOfHolders(database)).toSorted()).toEqual([
        'counter',
        'free',
        'pupil',
        'subscriber',
      ]);
    },
  );

  databaseTest('has an order at the counter in each situation', async ({ database }) => {
    const situations = await counterSituations(database, clock.today());
    const everywhere = ['expired', 'not-sent', 'phone', 'sent', 'to be sent', 'unused', 'used'];
    for (const tenant of tenantIds()) {
      expect(situations.get(tenant)).toEqual(expect.arrayContaining(everywhere));
      expect(situations.get(tenant)).toContain('cancelled');
    }
    expect(situations.get('ruter')).toEqual(
      expect.arrayContaining(['card', 'paper', 'post', 'visit', 'refunded', 'TRAVEL_MONEY']),
    );
    expect(situations.get('akt')).toEqual(
      expect.arrayContaining(['card', 'refunded', 'TRAVEL_MONEY']),
    );
  });

  databaseTest(
    'has billed at the counter what was delivered before the last run, and nothing twice',
    async ({ database }) => {
      const { billed, ...wrong } = await counterBilling(database);
      expect(billed).toBeGreaterThan(20);
      expect(wrong).toEqual({ unbilled: 0, twice: 0, takenBack: 0 });
    },
  );

  databaseTest('has an invoice in each situation', async ({ database }) => {
    const statuses = [...paymentStatuses, 'CREDIT_NOTE', 'BASE', 'MONTHLY_AT_END'];
    const expected = ['ruter', 'akt'].flatMap((tenant) =>
      statuses.map((status) => `${tenant} ${status}`),
    );
    expect([...(await invoiceSituations(database, clock.today()))].toSorted()).toEqual(
      [...expected, 'akt WEEKLY', 'ruter ANNUALLY', 'ruter QUARTERLY'].toSorted(),
    );
  });

  databaseTest('has an open credit, and an invoice that reached nobody', async ({ database }) => {
    const month = clock.today().with({ day: 1 }).subtract({ months: 1 });
    const credits = await creditPage(database, {
      tenant: 'ruter',
      filter: 'OPEN',
      searchFor: '',
      maxEntries: 10,
      offset: 0,
    });
    expect(credits.matches).toMatchObject([{ companyName: 'Havblikk Hotell AS' }]);
    for (const [tenant, companyName] of [
      ['ruter', 'Solside Regnskap AS'],
      ['akt', 'Otra Bryggeri AS'],
    ] as const) {
      const { first } = await findUnaddressed(database, tenant, month);
      expect(first).toMatchObject([{ companyName }]);
      const unreached = (await findUnreached(database, tenant, clock.now())).first;
      expect(
        unreached.filter(({ reason }) => reason === 'NO_ADDRESS').map((one) => one.companyName),
      ).toEqual([companyName]);
      expect(unreached.filter(({ reason }) => reason !== 'NO_ADDRESS')).toMatchObject(
        tenant === 'ruter'
          ? [{ companyName: 'Lindetunet borettslag', reason: 'REFUSED', way: 'EHF' }]
          : [],
      );
    }
  });

  databaseTest('has tickets only between zones that exist', async ({ database }) => {
    const { zoneIds } = await demoCounts(database);
    const zonesOfTenants = await Promise.all(
      tenantIds().map((tenant) => zonesOn(database, tenant, clock.today())),
    );
    const ids = zonesOfTenants.flat().map((zone) => zone.id);
    expect(zoneIds.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

const prefix = '41237';
const endOf = (phone: string) => (phone.startsWith(prefix) ? phone.slice(prefix.length) : null);

describe('the housing association of the demo world', () => {
  databaseTest('has everybody whom the documentation names', async ({ database }) => {
    const companyId = await associationIn(database);
    const residents = await documentedResidents(database, companyId);
    expect(
      residents.map(({ phone, ...resident }) => ({
        ...resident,
        end: endOf(phone),
        with: resident.with.map(endOf),
      })),
    ).toEqual(
      Object.entries(knownResidents)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([end, resident]) => ({ end, subscriptions: [], with: [], ...resident })),
    );
  });

  databaseTest(
    'has 120 units, most with one or two people, and a year of moves',
    async ({ database }) => {
      const companyId = await associationIn(database);
      const counts = await unitCounts(database, { companyId, today: clock.today() });
      expect(counts.units).toBe(120);
      const { occupied, ofOne, ofTwo, ofMore } = counts;
      expect(occupied).toBeGreaterThan(105);
      expect(occupied).toBeLessThan(117);
      expect(ofOne + ofTwo).toBeGreaterThan(90);
      expect(ofMore).toBeGreaterThan(8);
      for (const moves of [counts.left, counts.entered]) {
        expect(moves).toBeGreaterThan(20);
        expect(moves).toBeLessThan(35);
      }
    },
  );

  databaseTest('has forgotten move-outs in the documented units alone', async ({ database }) => {
    const companyId = await associationIn(database);
    expect(await unitsWithFindings(database, { companyId, today: clock.today() })).toEqual({
      twoHouseholds: ['H0402', 'H0517'],
      runsAfterMoveOut: ['H0111', 'H0609'],
    });
  });

  databaseTest('has the documented links to vouchers', async ({ database }) => {
    const today = clock.today();
    const statuses = Object.entries(demoVoucherKeys).map(async ([name, key]) => {
      const offer = await findOfferByKey(database, { tenant: 'ruter', keyDigest: digestOf(key) });
      return [name, offer && voucherOfferStatus(offer, today), offer?.amountOre];
    });
    expect(await Promise.all(statuses)).toEqual([
      ['available', 'AVAILABLE', 50_000],
      ['claimed', 'CLAIMED', 50_000],
      ['expired', 'EXPIRED', 50_000],
    ]);
    const pools = await freeAmounts(database, { tenant: 'ruter', today });
    expect(pools.map(({ kind, amountOre }) => [kind, amountOre])).toEqual([
      ['BILKOLLEKTIVET', 50_000],
      ['HYRE', 50_000],
      ['HYRE', 100_000],
    ]);
  });

  databaseTest('has 13 closed months whose lines have their units', async ({ database }) => {
    const companyId = await associationIn(database);
    const months = await closedUnitMonths(database, companyId);
    expect(months.map(({ month }) => month)).toEqual([
      ...Array.from({ length: 12 }, (_, place) => `2025-${String(place + 1).padStart(2, '0')}`),
      '2026-01',
    ]);
    for (const { lines, withoutUnit } of months) {
      expect(withoutUnit).toBe(0);
      expect(lines).toBeGreaterThan(120);
    }
  });

  databaseTest(
    'keeps the documented people and the units of all lines in its first night',
    async ({ database }) => {
      const companyId = await associationIn(database);
      const before = await documentedResidents(database, companyId);
      const service = ticketServices.housing;
      expect(await anonymiseOnce({ database, clock }, { service })).toBeGreaterThan(10);
      expect(await documentedResidents(database, companyId)).toEqual(before);
      const months = await closedUnitMonths(database, companyId);
      expect(months.filter(({ withoutUnit }) => withoutUnit > 0)).toEqual([]);
    },
  );
});
