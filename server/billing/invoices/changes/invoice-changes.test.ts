import { describe, expect } from 'vitest';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import { orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { callsOf } from '../test-invoice-calls.ts';

describe('what the next invoice is to be', () => {
  portalTest('is told as it stands today, with the day and the difference', async (portal) => {
    const { next } = callsOf(portal);
    // Until day 6 February can still change.
    expect(await next()).toMatchObject({ month: '2026-02-01', invoiceDate: '2026-03-07' });
    portal.clock.set('2026-02-06T12:00:00+01:00');
    expect(await next()).toEqual({
      month: '2026-01-01',
      invoiceDate: '2026-02-07',
      totalPrice: 112,
      sinceLast: null,
    });
    portal.clock.set('2026-03-07T12:00:00+01:00');
    const inMarch = await next();
    expect(inMarch).toMatchObject({ month: '2026-03-01', invoiceDate: '2026-04-07' });
    expect(inMarch?.['sinceLast']).not.toBeNull();
  });
});

describe('an invoice', () => {
  portalTest('is compared with the last one of its agreement', async (portal) => {
    const { company, list, sinceLast, start } = callsOf(portal);
    const [first = 0] = company.invoices;
    expect(await sinceLast(first)).toEqual({ last: null, groups: [] });
    // Another agreement of the company gets its first invoice in the same run.
    const order = { startDate: '2026-03-01' };
    expect((await orderIn(portal)(order, { company })).status).toBe(200);
    portal.clock.set('2026-04-08T12:00:00+02:00');
    await start();
    const jobsOfRun = () => jobsLeft(portal.database, 'run-invoices');
    await expect.poll(jobsOfRun, { timeout: 30_000 }).toEqual([]);
    const invoices = await list();
    const before = invoices.find(({ id }) => id === first);
    const agreementNumber = before?.['agreementNumber'];
    const after = invoices.find(
      (one) => one['agreementNumber'] === agreementNumber && one['id'] !== first,
    );
    const difference = (after?.['totalPrice'] as number) - (before?.['totalPrice'] as number);
    expect(difference).not.toBe(0);
    expect(after?.['sinceLast']).toBe(difference);
    const { last, groups } = (await sinceLast(after?.['id'] as number)) as {
      last: unknown;
      groups: { priceDifference: number }[];
    };
    expect(last).toMatchObject({ id: first, month: 1, year: 2026, totalPrice: 112 });
    const sum = groups.reduce((total, { priceDifference }) => total + priceDifference, 0);
    expect(sum).toBe(difference);
    const ofOther = invoices.filter((one) => one['agreementNumber'] !== agreementNumber);
    expect(ofOther).toHaveLength(1);
    expect(await sinceLast(ofOther[0]?.['id'] as number)).toEqual({ last: null, groups: [] });
    expect(await sinceLast(7_099_999)).toMatchObject({ code: 'INVOICE_NOT_FOUND' });
  });
});
