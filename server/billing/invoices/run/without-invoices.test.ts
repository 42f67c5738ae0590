import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { findOpenAgreements } from '#billing/invoices/closing/open-agreements.query.ts';
import { setFirstMonth } from '#billing/invoices/months/first-month.store.ts';
import { hasOpenInvoices } from '#billing/invoices/open-invoices.query.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import {
  placeBilledCompanies,
  placeProduct,
  setBaseOnly,
} from '#billing/invoices/test-billing-world.store.ts';
import { bookedMonths, bookingService, createBook } from '#billing/invoices/test-book.store.ts';
import {
  createDeliveries,
  deliveryService,
  placeDelivery,
} from '#billing/invoices/test-deliveries.store.ts';
import {
  deliveriesOf,
  faultsInInvoices,
  invoicesOf,
  linesOf,
  readRun,
} from '#billing/invoices/test-issued.query.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { runInvoiceRunCommand } from './invoice-run-command.ts';

const tenant = 'fjord';
const date = (text: string) => Temporal.PlainDate.from(text);
const services = { ...ticketServices, deliveries: deliveryService, book: bookingService };

/** The third operator, which offers no invoices (spec 1 §9), with a product that others sell. */
const billingTest = databaseTestWith(async ({ database }) => {
  await createDeliveries(database);
  await createBook(database);
  const test = await billing(database, services);
  await placeProduct(database, tenant);
  await database.transaction((tx) => setFirstMonth(tx, tenant, date('2026-01-01')));
  return test;
});
type Billing = Awaited<ReturnType<typeof billing>>;

async function placeCompany({ database }: Billing) {
  const [company] = await placeBilledCompanies(database, {
    tenant,
    companies: 1,
    people: 2,
    from: '2026-01-01',
  });
  if (!company) throw new Error('no company');
  const { id: companyId, agreements } = company;
  await placeDelivery(database, {
    tenant,
    companyId,
    agreementId: agreements[1],
    deliveredOn: date('2026-03-05'),
    priceOre: 45_00,
  });
  return company;
}

describe('a run of an operator without invoices', () => {
  billingTest('closes months and days, and issues nothing', async (test) => {
    const { database } = test;
    const { id } = await placeCompany(test);
    const openAgreements = async () => {
      const request = { services, tenant, firstMonth: date('2026-01-01') } as const;
      return (await findOpenAgreements(database, { ...request, today: date('2026-03-07') }))
        .agreements;
    };
    expect((await openAgreements()).map(({ months }) => months.map(String))).toEqual([
      ['2026-01-01', '2026-02-01'],
      ['2026-03-01'],
    ]);
    const { runId } = await test.runOn('2026-03-07', tenant);
    expect(await openAgreements()).toEqual([]);
    expect((await linesOf(database, [id])).map((line) => String(line.period_start))).toEqual([
      '2026-01-01',
      '2026-01-01',
      '2026-02-01',
      '2026-02-01',
      '2026-03-05',
    ]);
    expect(await bookedMonths(database, [id])).toEqual([`${id} 2026-01-01`, `${id} 2026-02-01`]);
    expect(await readRun(database, runId)).toMatchObject({
      closed_periods: 3,
      lines: 5,
      invoices: 0,
      emails: 0,
      e_invoices: 0,
      unaddressed: [],
      problems: [],
    });
    // No invoice, so no KID; and no e-mail.
    expect(await invoicesOf(database, [id])).toEqual([]);
    expect(await deliveriesOf(database, id)).toEqual([]);
    expect(test.enqueued).toEqual([]);
    const faults = await faultsInInvoices(database);
    expect(faults.filter((fault) => !fault.endsWith('and its holder'))).toEqual([]);
  });

  billingTest(
    'is tried and carried out by the command, which says what is closed',
    async (test) => {
      const { id } = await placeCompany(test);
      test.clock.set('2026-03-07T06:00:00+01:00');
      const lines: string[] = [];
      for (const word of ['dry-run', 'run']) {
        await runInvoiceRunCommand(
          test.dependencies,
          [word, tenant],
          (line) => void lines.push(line),
        );
      }
      const summary =
        '0 invoices, 0.00 kr; 3 periods closed, 5 lines; 0 by EHF, 0 by e-mail, 0 to nobody';
      expect(lines.filter((line) => line === summary)).toHaveLength(2);
      expect(await linesOf(test.database, [id])).toHaveLength(5);
    },
  );
});

describe('closed periods that will be on no invoice', () => {
  billingTest('are not open: they keep no company from being deleted', async (test) => {
    const { database } = test;
    const isOpen = (companyId: number) =>
      database.transaction((tx) => hasOpenInvoices(tx, { companyId }));
    const { id } = await placeCompany(test);
    await test.runOn('2026-03-07', tenant);
    expect(await isOpen(id)).toBe(false);
    const place = { tenant: 'ruter', companies: 2, people: 1, from: '2026-02-01' } as const;
    const [elsewhere, here] = await placeBilledCompanies(database, {
      ...place,
      interval: 'QUARTERLY',
    });
    await setBaseOnly(database, 'ruter', elsewhere?.id ?? 0);
    await test.runOn('2026-03-07');
    expect(await isOpen(elsewhere?.id ?? 0)).toBe(false);
    // Of a quarter that is not over: its invoice comes.
    expect(await isOpen(here?.id ?? 0)).toBe(true);
  });
});
