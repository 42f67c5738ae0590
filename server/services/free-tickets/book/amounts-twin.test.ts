import { freeAmountsOf } from '@takst/domain/services/free-tickets/free-price.rules.ts';
import { monthPeriod } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { loadCompanyOffer } from '#services/free-tickets/offer/load-company-offer.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { loadProjectData } from '#app/reference-data/load-reference-data.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { testScope } from '#testing/test-scope.ts';
import {
  chargedIn,
  placeFreeCompany,
  placeFreeTickets,
  placeOwnShare,
  placePriceFrom,
  placeTaxableProduct,
} from './test-book-world.store.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const today = date('2026-03-04');
const months = ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01'].map(date);

const billingTest = databaseTestWith(async ({ database }) => {
  const test = await billing(database, ticketServices);
  await database.transaction((tx) => loadProjectData(tx, ['taxable-products.json']));
  // Retail and own prices turn inside a month, and on its first day.
  for (const productId of ['period-30-days', 'free-ticket'] as const) {
    const price = { tenant: 'ruter', productId, nrOfZones: 2 } as const;
    await placePriceFrom(database, { ...price, from: '2026-04-15', priceOre: 1600_50 });
    await placePriceFrom(database, { ...price, from: '2026-05-01', priceOre: 300_00 });
  }
  // Another product is taxed from inside a month on.
  await placeTaxableProduct(database, { productId: 'free-ticket', from: '2026-05-20' });
  return test;
});

const share = fc.record({
  department: fc.nat({ max: 1 }),
  month: fc.nat({ max: 4 }),
  amountOre: fc.constantFrom(0, 1, 97_00, 350_50, 900_00, 3000_00),
});
const ticket = fc.record({
  department: fc.nat({ max: 1 }),
  startsAfter: fc.integer({ min: -40, max: 110 }),
  days: fc.option(fc.nat({ max: 60 })),
  nrOfZones: fc.constantFrom(1, 2, 3),
  profileId: fc.constantFrom('ADULT', 'ADULT', 'CHILD', 'SENIOR', 'MILITARY'),
});

describe('price and taxable amount of a ticket', () => {
  billingTest('are by the rule what the book has', async ({ database }) => {
    let compared = 0;
    const property = fc.asyncProperty(
      fc.uniqueArray(share, { selector: (one) => `${one.department} ${one.month}`, maxLength: 6 }),
      fc.array(ticket, { minLength: 1, maxLength: 12 }),
      async (shares, tickets) => {
        const company = await placeFreeCompany(database);
        const departmentOf = (place: number) => company.departments[place === 0 ? 0 : 1];
        for (const { department, month, amountOre } of shares) {
          const from = date('2026-02-01').add({ months: month }).toString();
          const own = { agreementId: departmentOf(department), from, amountOre };
          await placeOwnShare(database, company, own);
        }
        await placeFreeTickets(
          database,
          company,
          tickets.map(({ department, startsAfter, days, ...sold }, place) => {
            const from = today.add({ days: startsAfter });
            const to = days === null ? null : from.add({ days }).toString();
            const agreementId = departmentOf(department);
            return { ...sold, person: `P${place}`, agreementId, from: from.toString(), to };
          }),
        );
        const asking = { scope: testScope([company.id]), companyIds: [company.id], today };
        const offerOn = await loadCompanyOffer(database, asking);
        for (const month of months) {
          for (const line of await chargedIn(database, company, monthPeriod(month))) {
            const { startDate, priceOre, taxOre, ...sold } = line;
            const on = Temporal.PlainDate.compare(startDate, month) > 0 ? startDate : month;
            expect(freeAmountsOf(offerOn(on), sold, on)).toEqual({ priceOre, taxOre });
            compared += 1;
          }
        }
      },
    );
    await fc.assert(property, { numRuns: 25 });
    expect(compared).toBeGreaterThan(100);
  });
});
