import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  type PlacedCompany,
  placeBilledCompanies,
  placeTickets,
  type TicketToPlace,
} from '#billing/invoices/test-billing-world.store.ts';
import type { Billing } from '#billing/invoices/test-billing.ts';
import { linesOf } from '#billing/invoices/test-issued.query.ts';
import { billingTest } from '#billing/invoices/test-runs.ts';
import { findPriceChange } from './find-price-change.ts';
import { placeNewPrices, soldProductId } from './test-new-prices.store.ts';

const tenant = 'ruter';
const today = Temporal.PlainDate.from('2026-02-01');
const date = (text: string) => Temporal.PlainDate.from(text);

/** Days around the twelve months, so that tickets begin and end before, in and after them. */
const day = fc.integer({ min: 0, max: 480 }).map((days) => date('2025-12-01').add({ days }));

const ticketDraft = fc.record({
  company: fc.nat({ max: 2 }),
  person: fc.nat({ max: 4 }),
  nrOfZones: fc.integer({ min: 1, max: 3 }),
  profileId: fc.constantFrom('ADULT', 'ADULT', 'SENIOR'),
  startDate: day,
  expirationDate: fc.option(day, { freq: 3 }),
  endedAt: fc.option(
    fc
      .constantFrom('2026-01-20T12:00:00Z', '2026-01-31T12:00:00Z')
      .map((at) => Temporal.Instant.from(at)),
    { freq: 3 },
  ),
  downloaded: fc.boolean(),
  cancelled: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

function ticketOf(
  {
    company,
    person,
    ...ticket
  }: typeof ticketDraft extends fc.Arbitrary<infer Draft> ? Draft : never,
  companies: readonly PlacedCompany[],
): TicketToPlace {
  const { id = 0, agreements: [agreementId] = [0], people = [] } = companies[company] ?? {};
  return { ...ticket, tenant, companyId: id, agreementId, holderId: people[person] ?? 0 };
}

/** What the runs of a year invoice of the twelve months, by company and month. */
async function invoicedByMonth(billing: Billing, companyId: number): Promise<number[]> {
  const lines = await linesOf(billing.database, [companyId]);
  return Array.from({ length: 12 }, (_, months) =>
    sumOfOre(
      lines
        .filter(({ period_start }) => period_start.equals(today.add({ months })))
        .map(({ price_ore }) => price_ore),
    ),
  );
}

describe('what a price change is said to cost', () => {
  billingTest(
    'is what a year of invoices then comes to, for any tickets of people',
    async (billing) => {
      const { database } = billing;
      const companies = await placeBilledCompanies(database, { tenant, companies: 3, people: 5 });
      const drafts = fc.sample(ticketDraft, { numRuns: 60, seed: 142 });
      await placeTickets(
        database,
        drafts.map((draft) => ticketOf(draft, companies)),
      );
      const productId = await soldProductId(database, tenant);
      const row = { productId, profileId: 'ADULT' };
      const rows = [
        { ...row, nrOfZones: 1, validFrom: date('2026-02-01'), priceOre: 901_00 },
        { ...row, nrOfZones: 2, validFrom: date('2026-04-15'), priceOre: 333_00 },
        { ...row, nrOfZones: 3, validFrom: date('2026-10-01'), priceOre: 2_777_00 },
        { ...row, nrOfZones: 1, validFrom: date('2026-12-01'), priceOre: 955_00 },
      ];
      const { services } = billing.dependencies;
      const request = { tenant, services, rows, today } as const;
      const found = await findPriceChange(database, request);
      if ('code' in found) throw new Error(found.code);
      const { effect } = found;
      expect(effect.unpricedTickets).toBe(0);
      await placeNewPrices(database, tenant, rows);
      await billing.runOn('2027-02-07');
      const invoiced = await Promise.all(companies.map(({ id }) => invoicedByMonth(billing, id)));
      for (const [place, { id }] of companies.entries()) {
        const { year } = effect.companies.find(({ companyId }) => companyId === id) ?? {};
        expect(year?.thenOre).toBe(sumOfOre(invoiced[place] ?? []));
        expect(year?.nowOre).not.toBe(year?.thenOre);
      }
      expect(effect.months.map(({ thenOre }) => thenOre)).toEqual(
        effect.months.map((_, month) => sumOfOre(invoiced.map((months) => months[month] ?? 0))),
      );
      expect(Math.min(...effect.months.map(({ thenOre }) => thenOre))).toBeGreaterThan(0);
    },
  );
});
