import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import {
  payrollChanges,
  totalDifference,
} from '@takst/domain/billing/payroll/payroll-changes.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { findMonth, type MonthLineRow } from '#billing/invoices/invoices.public.ts';
import {
  placeBilledCompanies,
  placeSubscription,
  placeTickets,
} from '#billing/invoices/test-billing-world.store.ts';
import { invoicesOf } from '#billing/invoices/test-issued.query.ts';
import { billingTest } from '#billing/invoices/test-runs.ts';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { testScope } from '#testing/test-scope.ts';
import { describeChange } from './describe-change.ts';
import { allChanges, monthsWithChanges } from './payroll-changes.query.ts';

const tenant = 'ruter';
const date = (text: string) => Temporal.PlainDate.from(text);

/** Months up to February are closed then, each on an invoice of its own; March and those after it are open. */
const runDays = ['2026-01-07', '2026-02-07', '2026-03-07'];
const months = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'].map(date);

/** Days around the months that are compared. */
const day = fc.integer({ min: 0, max: 150 }).map((days) => date('2025-12-10').add({ days }));
const ticketDraft = fc.record({
  agreement: fc.nat({ max: 1 }),
  person: fc.nat({ max: 5 }),
  nrOfZones: fc.constantFrom(1, 2, 3),
  type: fc.constantFrom('TICKET', 'TICKET', 'JOULE', 'OTTO'),
  startDate: day,
  expirationDate: fc.option(day, { freq: 2 }),
});

const comparable = (lines: readonly MonthLineRow[]) =>
  lines.map((line) => ({
    person: line.person,
    product: line.productType === 'TICKET' ? 'TICKET' : line.product,
    priceOre: line.priceOre * line.quantity,
  }));
const sumOf = (lines: readonly { priceOre: number }[]) =>
  sumOfOre(lines.map(({ priceOre }) => priceOre));

describe('the payroll changes of any tickets and subscriptions', () => {
  billingTest(
    'are the same in SQL as by the rule, and add up to the difference of the months and of their invoices',
    async ({ database, runOn }) => {
      let observed = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(ticketDraft, { minLength: 10, maxLength: 25 }),
          async (ticketDrafts) => {
            const [company] = await placeBilledCompanies(database, {
              tenant,
              companies: 1,
              people: 6,
            });
            if (!company) throw new Error('no company was placed');
            const { id: companyId, agreements } = company;
            for (const { agreement, person, nrOfZones, type, ...days } of ticketDrafts) {
              const agreementId = agreements[agreement === 0 ? 0 : 1];
              const holderId = company.people[person] ?? 0;
              const entry = { tenant, companyId, agreementId, holderId, ...days } as const;
              if (type === 'TICKET') await placeTickets(database, [{ ...entry, nrOfZones }]);
              else
                await placeSubscription(database, {
                  ...entry,
                  type: type === 'OTTO' ? type : 'JOULE',
                });
            }
            for (const runDay of runDays) await runOn(runDay);
            const reach = {
              scope: testScope([companyId]),
              companyId,
              services: ticketServices,
              serviceIds: ['company-tickets'] as const,
              today: date('2026-03-07'),
            };
            for (const agreementId of [undefined, agreements[0]]) {
              const own = agreementId === undefined ? reach : { ...reach, agreementId };
              const linesIn = async (month: Temporal.PlainDate) =>
                comparable((await findMonth(database, own, month)).lines);
              const window = { ...own, oldDate: date('2026-01-31'), newDate: date('2026-05-31') };
              const rows = await allChanges(database, window);
              const overview = await monthsWithChanges(database, window);
              for (const [place, month] of months.entries()) {
                const older = await linesIn(month.subtract({ months: 1 }));
                const newer = await linesIn(month);
                expect(overview[place]?.totalOre).toBe(sumOf(newer));
                const people = new Set(newer.map(({ person }) => person)).size;
                expect(overview[place]?.people).toBe(people);
                if (place === 0) {
                  // Nothing is compared with the month before the first one.
                  expect(overview[0]?.counts).toEqual({});
                  expect(rows.filter((row) => row.month === month.toString())).toEqual([]);
                  continue;
                }
                const changes = rows
                  .filter((row) => row.month === month.toString())
                  .map((row) => describeChange(row));
                const differences = changes.map(({ priceDifference }) =>
                  Math.round(priceDifference * 100),
                );
                expect(sumOfOre(differences)).toBe(sumOf(newer) - sumOf(older));
                const expected = payrollChanges(older, newer);
                expect(totalDifference(expected)).toBe(sumOf(newer) - sumOf(older));
                expect(
                  changes.map((change, at) => `${change.changeType} ${differences[at]}`).toSorted(),
                ).toEqual(
                  expected.map((one) => `${one.changeType} ${one.priceDifferenceOre}`).toSorted(),
                );
                expect(overview[place]?.counts).toEqual(
                  Object.fromEntries(
                    [...Map.groupBy(expected, ({ changeType }) => changeType)].map(
                      ([type, list]) => [type, list.length],
                    ),
                  ),
                );
                observed += changes.length;
              }
              if (agreementId === undefined) continue;
              // Of January and February there are invoices.
              const invoices = (await invoicesOf(database, [companyId])).filter(
                (invoice) => invoice.agreement_id === agreementId,
              );
              const totalOf = (month: string) =>
                Number(
                  invoices.find((one) => one.period_start.toString() === month)?.total_ore ?? 0,
                );
              const inFebruary = rows
                .filter(({ month }) => month === '2026-02-01')
                .map(describeChange);
              expect(
                sumOfOre(
                  inFebruary.map(({ priceDifference }) => Math.round(priceDifference * 100)),
                ),
              ).toBe(totalOf('2026-02-01') - totalOf('2026-01-01'));
            }
            // What is closed stays when its agreement is deleted.
            const days = { oldDate: date('2026-01-31'), newDate: date('2026-02-28') };
            const closedMonths = () => monthsWithChanges(database, { ...reach, ...days });
            const before = await closedMonths();
            const deletedAt = Temporal.Instant.from('2026-03-07T12:00:00Z');
            for (const id of agreements) await setAgreementDeleted(database, id, deletedAt);
            expect(await closedMonths()).toEqual(before);
          },
        ),
        { numRuns: 4 },
      );
      expect(observed).toBeGreaterThan(20);
    },
  );
});
