import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { findOpenAgreements } from '#billing/invoices/closing/open-agreements.query.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import {
  type PlacedCompany,
  placeBilledCompanies,
  setInterval,
} from '#billing/invoices/test-billing-world.store.ts';
import {
  createDeliveries,
  deliveryService,
  placeDelivery,
  priceDelivery,
} from '#billing/invoices/test-deliveries.store.ts';
import {
  faultsInInvoices,
  invoicesOf,
  linesOf,
  readRun,
} from '#billing/invoices/test-issued.query.ts';
import { databaseTestWith } from '#testing/database-test.ts';

const tenant = 'ruter';
const date = (text: string) => Temporal.PlainDate.from(text);
const services = { ...ticketServices, deliveries: deliveryService };

/** Beside company tickets and housing, a service that bills single deliveries. */
const billingTest = databaseTestWith(async ({ database }) => {
  await createDeliveries(database);
  return billing(database, services);
});

type Billing = Awaited<ReturnType<typeof billing>>;

/** A company whose second agreement has deliveries, at an interval; the first has a ticket since February. */
async function placeCompany({ database }: Billing, interval: string): Promise<PlacedCompany> {
  const [company] = await placeBilledCompanies(database, {
    tenant,
    companies: 1,
    people: 1,
    from: '2026-02-01',
  });
  if (!company) throw new Error('no company');
  await setInterval(database, company.agreements[1], interval);
  return company;
}

const deliver = (
  { database }: Billing,
  { id: companyId, agreements: [, agreementId] }: PlacedCompany,
  day: string,
  priceOre: number | null = 45_00,
) => placeDelivery(database, { companyId, agreementId, deliveredOn: date(day), priceOre });

/** `start end øre` of each invoice of the agreement with deliveries. */
async function invoicedDays({ database }: Billing, company: PlacedCompany): Promise<string[]> {
  const invoices = await invoicesOf(database, [company.id]);
  return invoices
    .filter((invoice) => invoice.agreement_id === company.agreements[1])
    .map(({ period_start, period_end, total_ore }) => `${period_start} ${period_end} ${total_ore}`);
}

/** `start end` of each line of the agreement with deliveries. */
async function closedDays({ database }: Billing, company: PlacedCompany): Promise<string[]> {
  const lines = await linesOf(database, [company.id]);
  return lines
    .filter((line) => line.agreement_id === company.agreements[1])
    .map(({ period_start, period_end }) => `${period_start} ${period_end}`);
}

/** Deliveries are nobody's, so their lines name no holder. */
const faultsOf = async ({ database }: Billing): Promise<string[]> =>
  (await faultsInInvoices(database)).filter((fault) => !fault.endsWith('and its holder'));

describe('an agreement whose deliveries are billed', () => {
  billingTest('is closed day by day, when the day is over', async (test) => {
    const company = await placeCompany(test, 'MONTHLY_AT_END');
    await deliver(test, company, '2026-03-03');
    await deliver(test, company, '2026-03-03');
    await deliver(test, company, '2026-03-05');
    await test.runOn('2026-03-05');
    expect(await closedDays(test, company)).toEqual([
      '2026-03-03 2026-03-03',
      '2026-03-03 2026-03-03',
    ]);
    await test.runOn('2026-03-06');
    expect(await closedDays(test, company)).toHaveLength(3);
    expect(await faultsOf(test)).toEqual([]);
  });

  billingTest('is invoiced at its interval: each day, week, month or quarter', async (test) => {
    const intervals = ['DAILY', 'WEEKLY', 'MONTHLY_AT_END', 'QUARTERLY'];
    const companies = await Promise.all(intervals.map((interval) => placeCompany(test, interval)));
    const days = ['2026-03-03', '2026-03-04', '2026-03-11', '2026-04-01'];
    for (const company of companies) for (const day of days) await deliver(test, company, day);
    // Each morning from the day after the first delivery.
    for (let day = date('2026-03-04'); String(day) <= '2026-04-07'; day = day.add({ days: 1 }))
      await test.runOn(String(day));
    expect(await Promise.all(companies.map((company) => invoicedDays(test, company)))).toEqual([
      days.map((day) => `${day} ${day} 4500`),
      ['2026-03-03 2026-03-04 9000', '2026-03-11 2026-03-11 4500', '2026-04-01 2026-04-01 4500'],
      ['2026-03-03 2026-03-11 13500'],
      ['2026-03-03 2026-03-11 13500'],
    ]);
    // Tickets are billed by months in the same companies.
    const ids = companies.map(({ id }) => id);
    const ticketAgreement = companies[0]?.agreements[0];
    const months = (await linesOf(test.database, ids))
      .filter((line) => line.agreement_id === ticketAgreement)
      .map(({ period_start, period_end }) => `${period_start} ${period_end}`);
    expect(months).toEqual(['2026-02-01 2026-02-28', '2026-03-01 2026-03-31']);
    expect(await faultsOf(test)).toEqual([]);
  });

  billingTest('has days in which nothing ran closed by the next run, all at once', async (test) => {
    const company = await placeCompany(test, 'DAILY');
    await test.runOn('2026-03-02');
    for (const day of ['2026-03-02', '2026-04-17', '2026-05-30']) await deliver(test, company, day);
    const openMonths = async () => {
      const request = { services, tenant, firstMonth: date('2026-01-01') } as const;
      const today = test.clock.today();
      const { agreements } = await findOpenAgreements(test.database, { ...request, today });
      return agreements
        .filter(({ agreementId }) => agreementId === company.agreements[1])
        .flatMap(({ months }) => months.map(String));
    };
    test.clock.set('2026-05-31T05:00:00+02:00');
    expect(await openMonths()).toEqual(['2026-03-01', '2026-04-01', '2026-05-01']);
    await test.runOn('2026-05-31');
    expect(await openMonths()).toEqual([]);
    expect(await invoicedDays(test, company)).toEqual(['2026-03-02 2026-05-30 13500']);
    await test.runOn('2026-05-31');
    expect(await closedDays(test, company)).toHaveLength(3);
    expect(await faultsOf(test)).toEqual([]);
  });

  billingTest('leaves a day without a price open, and goes on with the others', async (test) => {
    const company = await placeCompany(test, 'DAILY');
    const [, agreementId] = company.agreements;
    await deliver(test, company, '2026-03-02');
    const unpriced = await deliver(test, company, '2026-03-03', null);
    await deliver(test, company, '2026-03-04');
    const { runId } = await test.runOn('2026-03-05');
    expect((await readRun(test.database, runId)).problems).toContainEqual({
      companyId: company.id,
      agreementId,
      reason: 'PRICE_MISSING',
    });
    expect(await closedDays(test, company)).toEqual([
      '2026-03-02 2026-03-02',
      '2026-03-04 2026-03-04',
    ]);
    expect(await invoicedDays(test, company)).toEqual(['2026-03-02 2026-03-04 9000']);
    await priceDelivery(test.database, unpriced, 50_00);
    await test.runOn('2026-03-06');
    expect(await invoicedDays(test, company)).toEqual([
      '2026-03-02 2026-03-04 9000',
      '2026-03-03 2026-03-03 5000',
    ]);
    expect(await faultsOf(test)).toEqual([]);
  });

  billingTest('waits with a week of which a day has no price', async (test) => {
    const company = await placeCompany(test, 'WEEKLY');
    const unpriced = await deliver(test, company, '2026-03-03', null);
    await deliver(test, company, '2026-03-04');
    await deliver(test, company, '2026-03-10');
    await test.runOn('2026-03-16');
    expect(await invoicedDays(test, company)).toEqual(['2026-03-10 2026-03-10 4500']);
    await priceDelivery(test.database, unpriced, 50_00);
    await test.runOn('2026-03-17');
    expect(await invoicedDays(test, company)).toEqual([
      '2026-03-10 2026-03-10 4500',
      '2026-03-03 2026-03-04 9500',
    ]);
    expect(await faultsOf(test)).toEqual([]);
  });

  billingTest(
    'waits with what it has itself, and its company with the first of both',
    async (test) => {
      const { database } = test;
      const [company] = await placeBilledCompanies(database, { tenant, companies: 1, people: 0 });
      if (!company) throw new Error('no company');
      const { id: companyId, agreements } = company;
      for (const agreementId of agreements) await setInterval(database, agreementId, 'DAILY');
      const place = (agreementId: number, day: string, priceOre: number | null) =>
        placeDelivery(database, { companyId, agreementId, deliveredOn: date(day), priceOre });
      const [first, second] = agreements;
      await place(first, '2026-03-03', 45_00);
      const unpriced = [
        await place(first, '2026-03-10', null),
        await place(second, '2026-03-03', null),
      ];
      await place(second, '2026-03-10', 45_00);
      const invoiced = async () =>
        (await invoicesOf(database, [companyId])).map(
          ({ agreement_id: id, period_start: day }) => `${1 + agreements.indexOf(id)} ${day}`,
        );
      await test.runOn('2026-03-12');
      expect(await invoiced()).toEqual(['1 2026-03-03', '2 2026-03-10']);
      for (const id of unpriced) await priceDelivery(database, id, 50_00);
      await test.runOn('2026-03-13');
      expect((await invoiced()).slice(2)).toEqual(['1 2026-03-10', '2 2026-03-03']);
      expect(await faultsOf(test)).toEqual([]);
    },
  );

  billingTest('waits for the price of the very last day, too', async (test) => {
    const company = await placeCompany(test, 'MONTHLY_AT_END');
    await deliver(test, company, '2026-03-02');
    const unpriced = await deliver(test, company, '2026-03-03', null);
    await test.runOn('2026-03-04');
    expect(await closedDays(test, company)).toEqual(['2026-03-02 2026-03-02']);
    await priceDelivery(test.database, unpriced, 50_00);
    await test.runOn('2026-03-05');
    expect(await closedDays(test, company)).toEqual([
      '2026-03-02 2026-03-02',
      '2026-03-03 2026-03-03',
    ]);
    expect(await faultsOf(test)).toEqual([]);
  });
});
