import { describe, expect } from 'vitest';
import type { Billing } from '#billing/invoices/test-billing.ts';
import {
  type PlacedCompany,
  placeBilledCompanies,
  placePrice,
  placeTickets,
  setInterval,
} from '#billing/invoices/test-billing-world.store.ts';
import {
  faultsInInvoices,
  holdersOfLines,
  invoicesOf,
  linesOf,
  readRun,
  unbilledEntriesOf,
} from '#billing/invoices/test-issued.query.ts';
import { billingTest } from '#billing/invoices/test-runs.ts';
import { findOpenAgreements } from './open-agreements.query.ts';
import { openMonthsOf } from './open-months.query.ts';
import { saveClosedThrough } from './open-periods.store.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';

const tenant = 'ruter';
const date = (text: string) => Temporal.PlainDate.from(text);

type TicketDays = {
  start: string;
  end?: string;
  nrOfZones?: number;
  agreement?: 0 | 1;
};

async function place({ database }: Billing, people = 1): Promise<PlacedCompany> {
  const [company] = await placeBilledCompanies(database, { tenant, companies: 1, people });
  if (!company) throw new Error('no company');
  return company;
}

/** Tickets of one person, the first of the company unless another is named, in order; answers their ids. */
const placeFor = (
  { database }: Billing,
  { id: companyId, agreements, people: [first = 0] }: PlacedCompany,
  tickets: readonly TicketDays[],
  holderId = first,
) =>
  placeTickets(
    database,
    tickets.map(({ start, end, nrOfZones = 1, agreement = 0 }) => ({
      tenant,
      companyId,
      agreementId: agreements[agreement],
      holderId,
      nrOfZones,
      startDate: date(start),
      expirationDate: end === undefined ? null : date(end),
    })),
  );

/** A night in which everything that is due is anonymised. */
async function anonymiseOn(billing: Billing, day: string): Promise<void> {
  billing.clock.set(`${day}T02:17:00+01:00`);
  await anonymiseAll(billing);
}

const months = (of: readonly { period_start: Temporal.PlainDate }[]) =>
  of.map(({ period_start: start }) => String(start).slice(0, 7));

/** What is listed as not closed of a company. */
async function openOf({ database, clock, dependencies: { services } }: Billing, id: number) {
  const firstMonth = date('2026-01-01');
  const request = { services, tenant, firstMonth, today: clock.today() } as const;
  const { agreements } = await findOpenAgreements(database, request);
  return agreements
    .filter(({ companyId }) => companyId === id)
    .map(({ agreementId, months: open, isUnpriced }) => ({
      agreementId,
      months: open.map((month) => String(month).slice(0, 7)),
      isUnpriced,
    }));
}

describe('months in which nothing ran', () => {
  billingTest('are closed by the next run, all of them', async (billing) => {
    const company = await place(billing);
    const [ticket] = await placeFor(billing, company, [{ start: '2026-01-10' }]);
    await billing.runOn('2026-02-07');
    billing.clock.set('2026-06-07T05:00:00+02:00');
    const missed = ['2026-02', '2026-03', '2026-04', '2026-05'];
    const openIn = async (operator: 'ruter' | 'akt') => {
      const reach = { tenant: operator, companyId: company.id, today: billing.clock.today() };
      return (await openMonthsOf(billing.database, reach)).map((month) =>
        String(month).slice(0, 7),
      );
    };
    expect(await openIn('ruter')).toEqual([...missed, '2026-06']);
    // It has no first month.
    expect(await openIn('akt')).toEqual([]);
    expect(await openOf(billing, company.id)).toEqual([
      { agreementId: company.agreements[0], months: missed, isUnpriced: false },
    ]);
    await billing.runOn('2026-06-07');
    expect(await openIn('ruter')).toEqual(['2026-06']);
    expect(await openOf(billing, company.id)).toEqual([]);
    const lines = await linesOf(billing.database, [company.id]);
    expect(months(lines)).toEqual(['2026-01', ...missed]);
    expect(new Set(lines.map(({ related_id }) => related_id))).toEqual(new Set([ticket]));
    const invoices = await invoicesOf(billing.database, [company.id]);
    expect(invoices.map(({ period_start, period_end }) => `${period_start} ${period_end}`)).toEqual(
      ['2026-01-01 2026-01-31', '2026-02-01 2026-05-31'],
    );
    await billing.runOn('2026-06-08');
    expect(await linesOf(billing.database, [company.id])).toHaveLength(5);
    expect(await faultsInInvoices(billing.database)).toEqual([]);
  });

  billingTest('are all on the invoice of their quarter', async (billing) => {
    const company = await place(billing);
    await setInterval(billing.database, company.agreements[0], 'QUARTERLY');
    await placeFor(billing, company, [{ start: '2026-01-01' }]);
    await billing.runOn('2026-02-07');
    await billing.runOn('2026-06-07');
    const [invoice, ...others] = await invoicesOf(billing.database, [company.id]);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      period_start: date('2026-01-01'),
      period_end: date('2026-03-31'),
      line_count: 3,
    });
  });

  billingTest('before the first month of the operator are not closed', async (billing) => {
    const company = await place(billing);
    await placeFor(billing, company, [{ start: '2025-11-01' }]);
    await billing.runOn('2026-03-07');
    expect(months(await linesOf(billing.database, [company.id]))).toEqual(['2026-01', '2026-02']);
  });

  billingTest(
    'have their lines although the ticket is anonymised, without a name',
    async (billing) => {
      const { database } = billing;
      const company = await place(billing);
      const [ticket = 0] = await placeFor(billing, company, [
        { start: '2026-01-01', end: '2026-02-28', nrOfZones: 2 },
        // Without a price: the company is closed through the last month of the other one.
        { start: '2026-03-01', nrOfZones: 7 },
      ]);
      await anonymiseOn(billing, '2026-06-01');
      expect(await unbilledEntriesOf(database, company.id)).toMatchObject([{ related_id: ticket }]);
      // Days of deliveries that are closed say nothing of months.
      const period = { start: date('2026-01-01'), end: date('2026-05-31') };
      const openPeriods = [{ bills: 'days', period, companies: [company.id] }] as const;
      await database.transaction((tx) =>
        saveClosedThrough(tx, tenant, { openPeriods, leftPeriods: [] }),
      );
      expect(await unbilledEntriesOf(database, company.id)).toHaveLength(1);
      const reach = { tenant, companyId: company.id, today: billing.clock.today() } as const;
      expect((await openMonthsOf(database, reach)).map(String)[0]).toBe('2026-01-01');
      await billing.runOn('2026-06-07');
      const lines = await linesOf(database, [company.id]);
      expect(months(lines)).toEqual(['2026-01', '2026-02']);
      expect(lines[0]).toMatchObject({ related_id: ticket, nr_of_zones: 2 });
      expect(await holdersOfLines(database, company.id)).toEqual([]);
      // Nothing tells any longer whose it was.
      expect(await unbilledEntriesOf(database, company.id)).toEqual([]);
      expect(await invoicesOf(database, [company.id])).toHaveLength(1);
    },
  );

  billingTest(
    'charge a person once, by the dearest of the tickets that are anonymised or not',
    async (billing) => {
      const { database } = billing;
      const company = await place(billing);
      const [cheap, dear, later] = await placeFor(billing, company, [
        { start: '2026-01-01', end: '2026-01-31', agreement: 1 },
        { start: '2026-01-05', end: '2026-02-20', nrOfZones: 3 },
        { start: '2026-02-21' },
      ]);
      // First the cheap one alone, then the dear one; the last goes on, and names the person.
      await anonymiseOn(billing, '2026-05-02');
      await anonymiseOn(billing, '2026-05-22');
      await billing.runOn('2026-06-07');
      const lines = await linesOf(database, [company.id]);
      expect(
        lines.map(({ period_start: start, related_id }) => [String(start).slice(0, 7), related_id]),
      ).toEqual([
        ['2026-01', dear],
        ['2026-02', dear],
        ['2026-03', later],
        ['2026-04', later],
        ['2026-05', later],
      ]);
      expect(lines.some(({ related_id }) => related_id === cheap)).toBe(false);
      expect(await unbilledEntriesOf(database, company.id)).toEqual([]);
    },
  );

  billingTest(
    'charge each of two people who are anonymised by their own ticket',
    async (billing) => {
      const company = await place(billing, 2);
      const [one, other] = company.people;
      const days = { start: '2026-01-01', end: '2026-01-31' };
      const [cheap] = await placeFor(billing, company, [days], one);
      const [dear] = await placeFor(billing, company, [{ ...days, nrOfZones: 3 }], other);
      await anonymiseOn(billing, '2026-05-02');
      await billing.runOn('2026-06-07');
      const lines = await linesOf(billing.database, [company.id]);
      const charged = lines.map(({ related_id, nr_of_zones: zones }) => ({ related_id, zones }));
      expect(charged.toSorted((left, right) => left.related_id - right.related_id)).toEqual([
        { related_id: cheap, zones: 1 },
        { related_id: dear, zones: 3 },
      ]);
    },
  );

  billingTest(
    'keep an anonymised ticket that ended before it began for the month of its first day',
    async (billing) => {
      const company = await place(billing);
      const [, ended = 0] = await placeFor(billing, company, [
        { start: '2026-01-01', end: '2026-02-28', agreement: 1 },
        { start: '2026-03-01', end: '2026-02-28' },
      ]);
      // February is closed; March, in which the ticket was to begin, is not.
      await billing.runOn('2026-03-07');
      await anonymiseOn(billing, '2026-06-01');
      expect(await unbilledEntriesOf(billing.database, company.id)).toMatchObject([
        { related_id: ended },
      ]);
    },
  );

  billingTest(
    'keep nothing of a ticket whose months are closed when it is anonymised',
    async (billing) => {
      const company = await place(billing);
      await placeFor(billing, company, [{ start: '2026-01-01', end: '2026-01-31' }]);
      await billing.runOn('2026-02-07');
      await anonymiseOn(billing, '2026-05-02');
      expect(await unbilledEntriesOf(billing.database, company.id)).toEqual([]);
      await billing.runOn('2026-06-07');
      expect(await linesOf(billing.database, [company.id])).toHaveLength(1);
    },
  );
});

billingTest('of more companies than are looked at, the others are counted', async (billing) => {
  const { database, dependencies } = billing;
  await placeBilledCompanies(database, { tenant: 'akt', companies: 302, people: 0 });
  const request = { services: dependencies.services, tenant: 'akt' } as const;
  const days = { firstMonth: date('2026-01-01'), today: date('2026-03-07') };
  const open = await findOpenAgreements(database, { ...request, ...days });
  expect(open).toEqual({ agreements: [], moreCompanies: 2 });
});

describe('a month that has no price', () => {
  billingTest('is caught up when it has one, and its quarter waits for it', async (billing) => {
    const { database } = billing;
    const company = await place(billing);
    const { id, agreements } = company;
    await setInterval(database, agreements[0], 'QUARTERLY');
    await placeFor(billing, company, [
      { start: '2026-01-01', end: '2026-01-31', nrOfZones: 5 },
      { start: '2026-02-01' },
    ]);
    await billing.runOn('2026-04-07');
    expect(months(await linesOf(database, [id]))).toEqual(['2026-02', '2026-03']);
    expect(await invoicesOf(database, [id])).toEqual([]);
    // Anonymised meanwhile: it is left all the same, and said in each run.
    await anonymiseOn(billing, '2026-05-02');
    const { runId } = await billing.runOn('2026-06-07');
    expect((await readRun(database, runId)).problems).toContainEqual({
      companyId: id,
      agreementId: agreements[0],
      reason: 'PRICE_MISSING',
    });
    expect(await invoicesOf(database, [id])).toEqual([]);
    // Read from what there is, however many runs have passed over it.
    expect(await openOf(billing, id)).toEqual([
      { agreementId: agreements[0], months: ['2026-01'], isUnpriced: true },
    ]);
    await placePrice(database, 5, 500_00);
    await billing.runOn('2026-06-08');
    expect(await openOf(billing, id)).toEqual([]);
    const invoices = await invoicesOf(database, [id]);
    expect(invoices).toMatchObject([
      { period_start: date('2026-01-01'), period_end: date('2026-03-31'), line_count: 3 },
    ]);
    expect(await unbilledEntriesOf(database, id)).toEqual([]);
    expect(
      (await faultsInInvoices(database)).filter((one) => !one.endsWith('and its holder')),
    ).toEqual([]);
  });
});
