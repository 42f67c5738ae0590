import {
  type InvoicingInterval,
  invoicingIntervals,
} from '@takst/domain/customers/agreements/invoicing-interval.ts';
import {
  slowlyBilledThrough,
  slowlyClosableMonths,
} from '@takst/domain/billing/invoices/test-slow-periods.ts';
import { lastOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Billing } from '#billing/invoices/test-billing.ts';
import { placeBilledCompanies, setInterval } from '#billing/invoices/test-billing-world.store.ts';
import { placeDelivery } from '#billing/invoices/test-deliveries.store.ts';
import { faultsInInvoices, invoicesOf, linesOf } from '#billing/invoices/test-issued.query.ts';
import { databaseName } from '#testing/test-database.ts';
import { billingTest } from '#billing/invoices/test-deliveries.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const { compare } = Temporal.PlainDate;

/** Some days pass; then intervals may change, something may be delivered, and a run may be made. */
const step = fc.record({
  days: fc.integer({ min: 1, max: 17 }),
  /** Of tickets and of deliveries; null for no change. */
  intervals: fc.tuple(
    fc.option(fc.constantFrom(...invoicingIntervals)),
    fc.option(fc.constantFrom(...invoicingIntervals)),
  ),
  isDelivered: fc.boolean(),
  isRun: fc.boolean(),
});

type Period = { readonly start: Temporal.PlainDate; readonly end: Temporal.PlainDate };

/** What is on invoices, by a second way: periods are kept in a list and taken off it when they are due. */
class SlowAgreement {
  interval: InvoicingInterval = 'MONTHLY_AT_END';
  readonly invoices: string[] = [];
  #waiting: Period[] = [];

  close(period: Period): void {
    this.#waiting.push(period);
  }

  invoice(today: Temporal.PlainDate): void {
    const { month, day } = slowlyBilledThrough(this.interval, today);
    const isDue = ({ start, end }: Period) =>
      compare(end, start.equals(end) ? day : lastOfMonth(month)) <= 0;
    const due = this.#waiting
      .filter(isDue)
      .toSorted((one, other) => compare(one.start, other.start));
    this.#waiting = this.#waiting.filter((period) => !isDue(period));
    const [first, last] = [due.at(0), due.at(-1)];
    if (first && last) this.invoices.push(`${first.start} ${last.end}`);
  }
}

/** A company with a ticket under one agreement and deliveries under the other, and what is expected of both. */
async function begin({ database }: Billing) {
  const [company] = await placeBilledCompanies(database, {
    tenant: 'ruter',
    companies: 1,
    people: 1,
    from: '2026-01-01',
  });
  if (!company) throw new Error('no company');
  return {
    company,
    today: date('2026-01-31'),
    slow: [new SlowAgreement(), new SlowAgreement()] as const,
    closedMonths: new Set<string>(),
    /** Days with deliveries that no run has closed. */
    delivered: [] as Temporal.PlainDate[],
    deliveries: 0,
  };
}
type World = Awaited<ReturnType<typeof begin>>;

async function run(test: Billing, { today, slow, closedMonths, ...world }: World): Promise<void> {
  await test.runOn(String(today));
  for (const month of slowlyClosableMonths(date('2026-01-01'), today)) {
    if (closedMonths.has(String(month))) continue;
    closedMonths.add(String(month));
    slow[0].close({ start: month, end: lastOfMonth(month) });
  }
  const over = world.delivered.filter((day) => compare(day, today) < 0);
  for (const day of over) slow[1].close({ start: day, end: day });
  const open = world.delivered.filter((day) => compare(day, today) >= 0);
  world.delivered.splice(0, world.delivered.length, ...open);
  for (const agreement of slow) agreement.invoice(today);
}

async function compareInvoices({ database }: Billing, { company, slow }: World): Promise<void> {
  const invoices = await invoicesOf(database, [company.id]);
  slow.forEach((expected, place) => {
    const own = invoices.filter((one) => one.agreement_id === company.agreements[place]);
    expect(own.map(({ period_start, period_end }) => `${period_start} ${period_end}`)).toEqual(
      expected.invoices,
    );
  });
}

async function take(
  test: Billing,
  world: World,
  { days, intervals, isDelivered, isRun }: typeof step extends fc.Arbitrary<infer T> ? T : never,
): Promise<void> {
  const { company, slow, delivered } = world;
  world.today = world.today.add({ days });
  for (const [place, interval] of intervals.entries()) {
    if (interval === null) continue;
    await setInterval(test.database, company.agreements[place] ?? 0, interval);
    const agreement = slow[place];
    if (agreement) agreement.interval = interval;
  }
  if (isDelivered) {
    const { id: companyId, agreements } = company;
    const delivery = { companyId, agreementId: agreements[1], deliveredOn: world.today };
    await placeDelivery(test.database, { ...delivery, priceOre: 45_00 });
    if (!delivered.some((day) => day.equals(world.today))) delivered.push(world.today);
    world.deliveries += 1;
  }
  if (isRun) await run(test, world);
}

describe('an agreement whose interval changes in the middle of a month', () => {
  billingTest(
    'is invoiced without a gap or a double, whatever the changes',
    async (test) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 20 }), async (steps) => {
          const world = await begin(test);
          for (const one of steps) {
            await take(test, world, one);
            if (one.isRun) await compareInvoices(test, world);
          }
          // In the end everything is billed each month, and two months go by.
          world.today = world.today.with({ day: 1 }).add({ months: 2 }).with({ day: 7 });
          for (const [place, agreement] of world.slow.entries()) {
            agreement.interval = 'MONTHLY_AT_END';
            await setInterval(
              test.database,
              world.company.agreements[place] ?? 0,
              'MONTHLY_AT_END',
            );
          }
          await run(test, world);
          await compareInvoices(test, world);
          const lines = await linesOf(test.database, [world.company.id]);
          expect(
            lines.filter((line) => line.agreement_id === world.company.agreements[1]),
          ).toHaveLength(world.deliveries);
          expect(lines).toHaveLength(world.deliveries + world.closedMonths.size);
          const invoices = await invoicesOf(test.database, [world.company.id]);
          const sum = (amounts: readonly number[]) =>
            amounts.reduce((one, other) => one + other, 0);
          expect(sum(invoices.map((invoice) => Number(invoice.total_ore)))).toBe(
            sum(lines.map((line) => line.price_ore)),
          );
        }),
        { numRuns: databaseName === 'PostgreSQL' ? 15 : 5, endOnFailure: true },
      );
      const faults = await faultsInInvoices(test.database);
      expect(faults.filter((fault) => !fault.endsWith('and its holder'))).toEqual([]);
    },
    300_000,
  );
});
