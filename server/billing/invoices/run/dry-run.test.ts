import { describe, expect } from 'vitest';
import {
  placeBilledCompanies,
  placePrice,
  placeTickets,
  type PlacedCompany,
  setInterval,
} from '#billing/invoices/test-billing-world.store.ts';
import { setFirstMonth } from '#billing/invoices/months/first-month.store.ts';
import type { Billing } from '#billing/invoices/test-billing.ts';
import { invoicesOf, linesOf, readRun } from '#billing/invoices/test-issued.query.ts';
import { billingTest } from '#billing/invoices/test-runs.ts';
import { compareCompanies, compareGroups } from './compared-months.query.ts';
import { previewRun } from './preview-run.ts';

const tenant = 'ruter';
const date = (text: string) => Temporal.PlainDate.from(text);

const place = (billing: Billing, people: number, companies = 1) =>
  placeBilledCompanies(billing.database, { tenant, companies, people, from: '2026-01-01' });

const preview = ({ database, clock, dependencies: { services } }: Billing) =>
  previewRun(database, { services, tenant, today: clock.today(), now: clock.now() });

describe('a dry run', () => {
  billingTest('says what the run then makes, and leaves nothing', async (billing) => {
    const { database } = billing;
    const companies = await place(billing, 4, 3);
    const ids = companies.map(({ id }) => id);
    billing.clock.set('2026-04-07T06:00:00+01:00');
    const dryRun = await preview(billing);
    expect(await linesOf(database, ids)).toEqual([]);
    expect(await invoicesOf(database, ids)).toEqual([]);
    const { runId } = await billing.runOn('2026-04-07');
    const finishedRun = await readRun(database, runId);
    expect([
      finishedRun.closed_periods,
      finishedRun.lines,
      finishedRun.invoices,
      finishedRun.total_ore,
    ]).toEqual([dryRun.closedPeriods, dryRun.lines, dryRun.invoices, dryRun.totalOre]);
    expect(dryRun.lines).toBe(36);
    // Also of a month before the two that are compared.
    expect(dryRun.groups).toMatchObject([{ newLines: 36, lines: 12, previousLines: 12 }]);
    expect(await preview(billing)).toMatchObject({ lines: 0, invoices: 0, totalOre: 0 });
  });

  billingTest('compares the month with the one before, and adds up to the run', async (billing) => {
    const { database } = billing;
    const [company, steady] = await place(billing, 2, 2);
    if (!company || !steady) throw new Error('no companies');
    const { id: companyId, agreements, people } = company;
    // Dearer than all that other tests have placed.
    await placePrice(database, 8, 99_999_00);
    const left = await placeBilledCompanies(database, { tenant, companies: 2, people: 2 });
    const lastMonth = { startDate: date('2026-01-01'), expirationDate: date('2026-01-31') };
    await placeTickets(
      database,
      left.flatMap(({ id, agreements: [agreementId], people: holders }) =>
        holders.map((holderId) => ({
          tenant,
          companyId: id,
          agreementId,
          holderId,
          nrOfZones: 8,
          ...lastMonth,
        })),
      ),
    );
    await billing.runOn('2026-02-07');
    const [, agreementId] = agreements;
    await setInterval(database, agreementId, 'ANNUALLY');
    await setInterval(database, steady.agreements[0], 'EVERY_OTHER_MONTH');
    const ticket = { companyId, agreementId, holderId: people[0] ?? 0, nrOfZones: 8 };
    await placeTickets(database, [{ ...ticket, tenant, startDate: date('2026-02-01') }]);
    billing.clock.set('2026-03-07T06:00:00+01:00');
    const dryRun = await preview(billing);
    const month = date('2026-02-01');
    expect(dryRun.month).toEqual(month);
    const sumOf = (of: 'newLines' | 'invoices' | 'invoicedOre') =>
      dryRun.groups.reduce((sum, group) => sum + group[of], 0);
    const sums = [sumOf('newLines'), sumOf('invoices'), sumOf('invoicedOre')];
    expect(sums).toEqual([dryRun.lines, dryRun.invoices, dryRun.totalOre]);
    const annually = {
      subtype: 'SUBSCRIPTIONS',
      interval: 'ANNUALLY',
      invoices: 0,
      invoicedOre: 0,
      lines: 1,
      totalOre: 99_999_00,
      previousLines: 0,
      previousTotalOre: 0,
    };
    expect(dryRun.groups.find(({ interval }) => interval === 'ANNUALLY')).toEqual({
      ...annually,
      newLines: 1,
    });
    // Twice as much less is a greater difference than so much more.
    const differing = [
      ...left.map(({ id }) => ({ companyId: id, lines: 0, previousTotalOre: 2 * 99_999_00 })),
      { companyId, lines: 2, previousLines: 2 },
    ];
    expect(dryRun.companies.slice(0, 3)).toMatchObject(differing);
    // Made by a run before, the months are the same, and nothing of them is new.
    await billing.runOn('2026-03-07');
    const companies = [steady.id, companyId, ...left.map(({ id }) => id)];
    const request = { tenant, month, companies } as const;
    const compared = (max: number) =>
      database.transaction((tx) => compareCompanies(tx, request, max));
    expect(await compared(4)).toMatchObject(differing);
    expect(await compared(1)).toMatchObject(differing.slice(0, 1));
    const lines = await linesOf(database, companies);
    const sumOfLines = (ids: readonly number[], start: Temporal.PlainDate) =>
      lines
        .filter((line) => ids.includes(line.agreement_id) && line.period_start.equals(start))
        .reduce((sum, { price_ore: ore }) => sum + ore, 0);
    const sumsOf = (...ids: readonly number[]) => ({
      totalOre: sumOfLines(ids, month),
      previousTotalOre: sumOfLines(ids, date('2026-01-01')),
    });
    const ofLeft = left.flatMap((one) => one.agreements);
    const groups = await database.transaction((tx) => compareGroups(tx, request));
    const old = { ...annually, newLines: 0 };
    expect(groups).toEqual([
      old,
      {
        ...old,
        interval: 'MONTHLY_AT_END',
        lines: 1,
        previousLines: 6,
        ...sumsOf(agreements[0], ...ofLeft),
      },
      { ...old, interval: 'OTHER', lines: 2, previousLines: 2, ...sumsOf(...steady.agreements) },
    ]);
  });

  billingTest('tries many companies in parts, and adds up what they come to', async (billing) => {
    const { database, clock, dependencies } = billing;
    const operator = 'akt' as const;
    await database.transaction((tx) => setFirstMonth(tx, operator, date('2026-01-01')));
    const world = { tenant: operator, companies: 201, people: 2 } as const;
    const companies = await placeBilledCompanies(database, world);
    const [first, last] = [companies.at(0), companies.at(-1)];
    if (!first || !last) throw new Error('no companies');
    const ticketOf = ({ id: companyId, agreements, people }: PlacedCompany, person: 0 | 1) => {
      const of = { tenant: operator, companyId, agreementId: agreements[0] };
      return { ...of, holderId: people[person] ?? 0, nrOfZones: 1, startDate: date('2026-01-01') };
    };
    const february = { startDate: date('2026-02-01') };
    await placeTickets(database, [
      ...companies.map((company) => ticketOf(company, 0)),
      { ...ticketOf(first, 1), ...february },
      { ...ticketOf(last, 1), ...february, nrOfZones: 3 },
    ]);
    clock.set('2026-03-07T06:00:00+01:00');
    const progress: number[] = [];
    const dryRun = await previewRun(database, {
      services: dependencies.services,
      tenant: operator,
      today: clock.today(),
      now: clock.now(),
      onProgress: (done) => void progress.push(done),
    });
    expect(progress).toEqual([200, 201]);
    expect(dryRun).toMatchObject({ invoices: 201, lines: 404, closedPeriods: 402, eInvoices: 0 });
    // The one of the last part is the one that became dearest.
    expect(dryRun.companies.map(({ companyId }) => companyId)).toEqual([last.id, first.id]);
    const sumOf = (of: 'totalOre' | 'previousTotalOre') =>
      dryRun.companies.reduce((sum, company) => sum + company[of], 0);
    const ofOthers = 199 * (dryRun.companies[0]?.previousTotalOre ?? 0);
    const totalOre = ofOthers + sumOf('totalOre');
    const previousTotalOre = ofOthers + sumOf('previousTotalOre');
    expect(dryRun.totalOre).toBe(totalOre + previousTotalOre);
    const months = { lines: 203, totalOre, previousLines: 201, previousTotalOre };
    expect(dryRun.groups).toMatchObject([
      { newLines: 404, invoices: 201, invoicedOre: dryRun.totalOre, ...months },
    ]);
    expect(dryRun.emails + dryRun.unaddressed.length).toBe(201);
  });
});
