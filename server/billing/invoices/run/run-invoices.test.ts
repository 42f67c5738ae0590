import { describe, expect } from 'vitest';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { markDeleted } from '#customers/companies/test-companies.store.ts';
import { carryOutRun } from './carry-out-run.ts';
import {
  placeBicyclePrice,
  placeBilledCompanies,
  placePrice,
  placeSubscription,
  placeTickets,
  setBaseOnly,
  setInvoiceEmail,
  setInterval,
  setReference,
} from '#billing/invoices/test-billing-world.store.ts';
import { placeVatRate } from '#billing/invoices/test-fees.store.ts';
import {
  deliveriesOf,
  faultsInInvoices,
  holdersOfLines,
  invoicesOf,
  linesOf,
  readRun,
} from '#billing/invoices/test-issued.query.ts';
import type { Billing } from '#billing/invoices/test-billing.ts';
import { billingTest } from '#billing/invoices/test-runs.ts';

const tenant = 'ruter';
const date = (text: string) => Temporal.PlainDate.from(text);

const place = (billing: Billing, people: number, from = '2026-02-01', companies = 1) =>
  placeBilledCompanies(billing.database, { tenant, companies, people, from });

async function placeOne(billing: Billing, people = 1, from = '2026-02-01') {
  const [company] = await place(billing, people, from);
  if (!company) throw new Error('no company');
  return company;
}

describe('a run', () => {
  billingTest('makes an invoice of each agreement, from numbers without a gap', async (billing) => {
    const { database } = billing;
    const companies = await place(billing, 3, '2026-02-01', 5);
    const { runId } = await billing.runOn('2026-03-07');
    const ids = companies.map(({ id }) => id);
    const invoices = await invoicesOf(database, ids);
    expect(invoices.map(({ company_id }) => company_id)).toEqual(ids);
    const first = invoices[0]?.number ?? 0;
    expect(invoices.map(({ number }) => number - first)).toEqual([0, 1, 2, 3, 4]);
    expect(invoices[0]).toMatchObject({
      kind: 'invoice',
      agreement_id: companies[0]?.agreements[0],
      reference: 'Ref 1',
      invoice_date: date('2026-03-07'),
      due_date: date('2026-04-06'),
      period_start: date('2026-02-01'),
      period_end: date('2026-02-28'),
      line_count: 3,
      ticket_count: 3,
    });
    expect(await readRun(database, runId)).toMatchObject({ lines: 15, invoices: 5, problems: [] });
    expect(await faultsInInvoices(database)).toEqual([]);
  });

  billingTest(
    'names the agreement without a reference, and bills an unknown interval monthly',
    async (billing) => {
      const { id, agreements } = await placeOne(billing);
      await setReference(billing.database, agreements[0], '');
      // As one may have come from elsewhere: it is billed each month.
      await setInterval(billing.database, agreements[0], 'EVERY_OTHER_MONTH');
      await billing.runOn('2026-03-07');
      const [invoice] = await invoicesOf(billing.database, [id]);
      expect(invoice?.reference).toBe(String(agreements[0]));
    },
  );

  billingTest('again, or the day after, adds nothing', async (billing) => {
    const { id } = await placeOne(billing, 2);
    await billing.runOn('2026-03-07');
    const before = await invoicesOf(billing.database, [id]);
    expect(before).toHaveLength(1);
    for (const day of ['2026-03-07', '2026-03-08', '2026-03-31']) await billing.runOn(day);
    expect(await invoicesOf(billing.database, [id])).toEqual(before);
    expect(await linesOf(billing.database, [id])).toHaveLength(2);
  });

  billingTest('leaves a month alone until the 6th of the next is over', async (billing) => {
    const { id } = await placeOne(billing);
    await billing.runOn('2026-03-06');
    expect(await linesOf(billing.database, [id])).toEqual([]);
    await billing.runOn('2026-03-07');
    expect(await linesOf(billing.database, [id])).toHaveLength(1);
  });

  billingTest('puts a quarter on one invoice, however its months were closed', async (billing) => {
    const { id, agreements } = await placeOne(billing, 2, '2026-04-01');
    await setInterval(billing.database, agreements[0], 'QUARTERLY');
    await billing.runOn('2026-05-07');
    await billing.runOn('2026-06-07');
    expect(await linesOf(billing.database, [id])).toHaveLength(4);
    expect(await invoicesOf(billing.database, [id])).toEqual([]);
    await billing.runOn('2026-07-07');
    const invoices = await invoicesOf(billing.database, [id]);
    expect(invoices.map(({ line_count }) => line_count)).toEqual([6]);
    expect(await faultsInInvoices(billing.database)).toEqual([]);
  });

  billingTest('issues what was closed of a company that is deleted since', async (billing) => {
    const { database, clock } = billing;
    const { id, agreements, people } = await placeOne(billing, 1, '2026-06-01');
    await setInterval(database, agreements[0], 'QUARTERLY');
    const ended = { startDate: date('2026-01-01'), expirationDate: date('2026-02-28') };
    const own = { tenant, companyId: id, agreementId: agreements[0], nrOfZones: 1 } as const;
    await placeTickets(database, [{ ...own, ...ended, holderId: people[0] ?? 0 }]);
    await billing.runOn('2026-03-07');
    await setAgreementDeleted(database, agreements[0], clock.now());
    await markDeleted(database, [id]);
    await billing.runOn('2026-04-07');
    expect(await invoicesOf(database, [id])).toMatchObject([
      { line_count: 2, company_name: 'Firma 1', bill_address: { line1: 'Storgata 1' } },
    ]);
  });

  billingTest('closes the months of who has only the base, and issues nothing', async (billing) => {
    const { id } = await placeOne(billing);
    await setBaseOnly(billing.database, tenant, id);
    await billing.runOn('2026-03-07');
    expect(await linesOf(billing.database, [id])).toHaveLength(1);
    expect(await invoicesOf(billing.database, [id])).toEqual([]);
  });

  billingTest(
    'leaves an agreement with something unpriced until it has a price',
    async (billing) => {
      const { database } = billing;
      const company = await placeOne(billing, 2);
      const [agreementId] = company.agreements;
      const holderId = company.people[0] ?? 0;
      await placeTickets(database, [
        {
          tenant,
          companyId: company.id,
          agreementId,
          holderId,
          nrOfZones: 7,
          startDate: date('2026-02-01'),
        },
      ]);
      const other = await placeOne(billing);
      const { runId } = await billing.runOn('2026-03-07');
      expect(await linesOf(database, [company.id])).toEqual([]);
      expect(await invoicesOf(database, [other.id])).toHaveLength(1);
      expect((await readRun(database, runId)).problems).toEqual([
        { companyId: company.id, agreementId, reason: 'PRICE_MISSING' },
      ]);
      await placePrice(database, 7, 9_999_00);
      await billing.runOn('2026-03-08');
      const lines = await linesOf(database, [company.id]);
      expect(lines.map(({ price_ore }) => price_ore)).toContain(9_999_00);
      expect(lines).toHaveLength(2);
    },
  );

  billingTest('bills subscriptions with their own VAT beside tickets', async (billing) => {
    const { database } = billing;
    // Price and VAT are those of the first day of each month.
    await placeVatRate(database, '2026-02-15', 30);
    await placeBicyclePrice(database, date('2026-02-15'), 699_00);
    const { id, agreements, people } = await placeOne(billing);
    const subscription = { tenant, companyId: id, agreementId: agreements[0] } as const;
    const holderId = people[0] ?? 0;
    await placeSubscription(database, {
      ...subscription,
      holderId,
      type: 'JOULE',
      startDate: date('2026-02-01'),
      expirationDate: date('2026-03-31'),
    });
    await placeSubscription(database, {
      ...subscription,
      holderId,
      type: 'OTTO',
      startDate: date('2026-01-01'),
      expirationDate: date('2026-01-31'),
    });
    await billing.runOn('2026-04-07');
    const lines = (await linesOf(database, [id])).filter(
      ({ product_type }) => product_type === 'MOBILITY',
    );
    expect(
      lines.map(({ product, period_start: start, price_ore, vat_ore }) => [
        product,
        String(start),
        price_ore,
        vat_ore,
      ]),
    ).toEqual([
      ['OTTO', '2026-01-01', 99_00, 19_80],
      ['JOULE', '2026-02-01', 599_00, 119_80],
      ['JOULE', '2026-03-01', 699_00, 161_31],
    ]);
  });

  billingTest('sends an e-mail to the address of the company for invoices', async (billing) => {
    billing.enqueued.length = 0;
    const companies = await place(billing, 1, '2026-02-01', 2);
    const even = companies.find(({ id }) => id % 2 === 0)?.id ?? 0;
    await billing.runOn('2026-03-07');
    const toSend = () =>
      billing.enqueued
        .filter(({ job }) => job === 'send-invoice-email')
        .map(({ data }) => data)
        .filter((data) => companies.some(({ id }) => id === Object(data).companyId));
    const [invoice] = await invoicesOf(billing.database, [even]);
    // The job holds neither the address nor the PDF.
    expect(toSend()).toEqual([{ tenant, companyId: even, invoiceId: invoice?.id, attempt: 1 }]);
    expect(await deliveriesOf(billing.database, even)).toMatchObject([
      { address: `faktura@${even}.example`, sent_at: null },
    ]);
    // An address that is set for another agreement of the company: what nobody got goes there, too.
    const odd = companies.find(({ id }) => id % 2 === 1);
    expect(await deliveriesOf(billing.database, odd?.id ?? 0)).toMatchObject([{ address: null }]);
    await setInvoiceEmail(billing.database, odd?.agreements[1] ?? 0, 'regnskap@firma.example');
    await billing.runOn('2026-03-08');
    await billing.runOn('2026-03-09');
    expect(toSend()).toHaveLength(2);
    await billing.runOn('2026-04-07');
    expect(
      (await deliveriesOf(billing.database, odd?.id ?? 0)).map(({ address }) => address),
    ).toEqual(['regnskap@firma.example', 'regnskap@firma.example']);
    expect(toSend()).toHaveLength(4);
  });

  billingTest(
    'that fails in one company goes on with the others, and tells it',
    async (billing) => {
      const { database, reported, dependencies } = billing;
      const companies = await place(billing, 1, '2026-02-01', 3);
      const broken = companies[1]?.id ?? 0;
      const { services } = dependencies;
      billing.clock.set('2026-03-07T06:00:00+01:00');
      const key = await billing.startRun();
      let isBroken = true;
      const queue: typeof dependencies.queue = {
        async enqueue(tx, job, ...data) {
          if (isBroken && data.length > 0) throw new Error('planted');
          await dependencies.queue.enqueue(tx, job, ...data);
        },
      };
      // Only companies with an address get an e-mail: those with even numbers.
      await carryOutRun({ ...dependencies, services, queue }, key);
      const withoutEmail = companies.filter(({ id }) => id % 2 === 1).map(({ id }) => id);
      expect(
        (
          await invoicesOf(
            database,
            companies.map(({ id }) => id),
          )
        ).map((one) => one.company_id),
      ).toEqual(withoutEmail);
      expect(reported.length).toBeGreaterThan(0);
      expect((await readRun(database, key.runId)).problems).toHaveLength(3 - withoutEmail.length);
      isBroken = false;
      await billing.runOn('2026-03-07');
      expect(await invoicesOf(database, [broken])).toHaveLength(1);
      expect(await faultsInInvoices(database)).toEqual([]);
    },
  );

  billingTest('names who each line was for beside the lines', async (billing) => {
    const { id, people } = await placeOne(billing, 2);
    await billing.runOn('2026-03-07');
    const holders = await holdersOfLines(billing.database, id);
    expect(new Set(holders.map(({ holder_id }) => holder_id))).toEqual(new Set(people));
    expect(holders[0]).toMatchObject({ first_name: 'Kari', phone_country_code: '+47' });
  });
});
