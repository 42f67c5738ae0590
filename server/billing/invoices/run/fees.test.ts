import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { findOpenAgreements } from '#billing/invoices/closing/open-agreements.query.ts';
import { findMonth } from '#billing/invoices/months/month.query.ts';
import { setFirstMonth } from '#billing/invoices/months/first-month.store.ts';
import { type Billing, billing } from '#billing/invoices/test-billing.ts';
import {
  type PlacedCompany,
  placeBilledCompanies,
} from '#billing/invoices/test-billing-world.store.ts';
import {
  cardFees,
  type CardToPlace,
  createCards,
  feeLines,
  forgetFee,
  placeCard,
  placeFee,
  placeVatRate,
  withCards,
  writeFeesAgain,
} from '#billing/invoices/test-fees.store.ts';
import { faultsInInvoices, invoicesOf, readRun } from '#billing/invoices/test-issued.query.ts';
import { testScope } from '#testing/test-scope.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { carryOutRun } from './carry-out-run.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const services = {
  ...ticketServices,
  'company-tickets': withCards(ticketServices['company-tickets']),
};

/** Company tickets, with cards that cost a fee. */
const billingTest = databaseTestWith(async ({ database }) => {
  await createCards(database);
  const test = await billing(database, services);
  await database.transaction(async (tx) => {
    await setFirstMonth(tx, 'fjord', date('2026-01-01'));
    // One that begins later invoices nothing elsewhere for the others.
    await setFirstMonth(tx, 'akt', date('2027-01-01'));
  });
  return test;
});

/** A company whose first agreement has a ticket since February. */
async function placeCompany(
  { database }: Billing,
  tenant: 'ruter' | 'fjord' = 'ruter',
): Promise<PlacedCompany> {
  const tickets = tenant === 'ruter' ? { from: '2026-02-01' } : {};
  const [company] = await placeBilledCompanies(database, {
    tenant,
    companies: 1,
    people: 1,
    ...tickets,
  });
  if (!company) throw new Error('no company');
  return company;
}

const createCard = (
  { database }: Billing,
  { id: companyId, agreements: [, agreementId], people: [holderId = 0] }: PlacedCompany,
  madeOn: string,
  card: Partial<CardToPlace> = {},
) => placeCard(database, { companyId, agreementId, holderId, madeOn, ...card });

/** The lines of fees of a month, closed or not. */
async function feesOf({ database }: Billing, { id: companyId }: PlacedCompany, month: string) {
  const scope = testScope([companyId]);
  const serviceIds = ['company-tickets'] as const;
  const reach = { scope, companyId, services, serviceIds, today: date('2026-03-25') };
  const { lines } = await findMonth(database, reach, date(month));
  return lines.filter(({ productType }) => productType === 'FEE');
}

describe('the fee of a card (spec 3 §9)', () => {
  billingTest('is billed once, with the month in which the card was made', async (test) => {
    const company = await placeCompany(test);
    await createCard(test, company, '2026-02-28');
    await createCard(test, company, '2026-03-01', { kind: 'REPLACEMENT_CARD' });
    await createCard(test, company, '2026-03-02', { kind: 'PAPER_CARD' });
    await test.runOn('2026-03-07');
    expect(await feeLines(test.database, company.id)).toEqual([
      '2026-02-01 NEW_CARD 5000 25 Travel card',
    ]);
    await test.runOn('2026-04-07');
    await test.runOn('2026-05-07');
    expect(await feeLines(test.database, company.id)).toEqual([
      '2026-02-01 NEW_CARD 5000 25 Travel card',
      '2026-03-01 REPLACEMENT_CARD 5000 25 Replacement travel card',
    ]);
    const ofCards = (await invoicesOf(test.database, [company.id])).filter(
      ({ agreement_id: id }) => id === company.agreements[1],
    );
    expect(ofCards.map((invoice) => [invoice.total_ore, invoice.ticket_count])).toEqual([
      [50_00, 0],
      [50_00, 0],
    ]);
    expect(await faultsInInvoices(test.database)).toEqual([]);
  });

  billingTest('was invoiced elsewhere before the first month', async (test) => {
    const company = await placeCompany(test);
    await test.runOn('2026-04-07');
    // Registered when later months are closed: it goes to no later one either.
    await createCard(test, company, '2025-12-20');
    await test.runOn('2026-05-07');
    expect(await feeLines(test.database, company.id)).toEqual([]);
  });

  billingTest('has the price and the VAT of the day on which it was made', async (test) => {
    const company = await placeCompany(test);
    const fee = { kind: 'CANCELLATION', validFrom: '2026-05-10', priceOre: 60_00 } as const;
    await placeFee(test.database, fee);
    await placeVatRate(test.database, '2026-05-20', 30);
    for (const day of ['2026-05-09', '2026-05-10', '2026-05-20'])
      await createCard(test, company, day, { kind: 'CANCELLATION' });
    // Each once, under the name of the last day.
    const names = (await feesOf(test, company, '2026-05-01')).map(({ name }) => name?.en);
    expect(names).toEqual(['Fee', 'Fee', 'Fee']);
    await test.runOn('2026-06-07');
    expect(await feeLines(test.database, company.id)).toEqual([
      '2026-05-01 CANCELLATION 10000 25 Fee',
      '2026-05-01 CANCELLATION 6000 25 Fee',
      '2026-05-01 CANCELLATION 6000 30 Fee',
    ]);
  });

  billingTest('is billed with the first open month when its own is closed', async (test) => {
    const company = await placeCompany(test);
    const first = { agreementId: company.agreements[0] };
    await test.runOn('2026-04-07');
    await createCard(test, company, '2026-02-20');
    await createCard(test, company, '2026-03-31', first);
    await test.runOn('2026-04-08');
    expect(await feeLines(test.database, company.id)).toEqual([]);
    await test.runOn('2026-06-07');
    expect(await feeLines(test.database, company.id)).toEqual([
      '2026-04-01 NEW_CARD 5000 25 Travel card',
      '2026-04-01 NEW_CARD 5000 25 Travel card',
    ]);
  });

  billingTest('stands in its month while that is open, under its name', async (test) => {
    const company = await placeCompany(test);
    const cardId = await createCard(test, company, '2026-03-20');
    expect(await feesOf(test, company, '2026-03-01')).toMatchObject([
      {
        relatedId: cardId,
        name: {
          nb: 'Reisekort',
          en: 'Travel card',
        },
        priceOre: 5e3,
        vatPercent: 25,
        vatOre: 1e3,
        isClosed: false,
        lastName: 'Nordmann 1',
      },
    ]);
    expect(await feesOf(test, company, '2026-04-01')).toEqual([]);
  });

  billingTest('is not billed when the month was invoiced elsewhere', async (test) => {
    const company = await placeCompany(test);
    await createCard(test, company, '2025-12-31');
    await createCard(test, company, '2026-01-01');
    await test.runOn('2026-05-07');
    expect(await feeLines(test.database, company.id)).toEqual([
      '2026-01-01 NEW_CARD 5000 25 Travel card',
    ]);
  });

  billingTest('is closed by an operator without invoices too', async (test) => {
    const company = await placeCompany(test, 'fjord');
    await createCard(test, company, '2026-03-15', { tenant: 'fjord' });
    await test.runOn('2026-04-07', 'fjord');
    expect(await feeLines(test.database, company.id)).toEqual([
      '2026-03-01 NEW_CARD 5000 25 Travel card',
    ]);
    expect(await invoicesOf(test.database, [company.id])).toEqual([]);
  });
});

describe('a fee of a kind that has no price', () => {
  billingTest('keeps its month open, and no later one', async (test) => {
    const company = await placeCompany(test);
    const { id: companyId, agreements } = company;
    await forgetFee(test.database, 'CANCELLATION');
    await createCard(test, company, '2026-02-10', { kind: 'CANCELLATION' });
    await createCard(test, company, '2026-02-11');
    await createCard(test, company, '2026-03-11');
    const { runId } = await test.runOn('2026-04-07');
    expect((await readRun(test.database, runId)).problems).toContainEqual({
      companyId,
      agreementId: agreements[1],
      reason: 'PRICE_MISSING',
    });
    const request = { services, tenant: 'ruter', firstMonth: date('2026-01-01') } as const;
    const { agreements: open } = await findOpenAgreements(test.database, {
      ...request,
      today: test.clock.today(),
    });
    expect(open.filter((one) => one.companyId === companyId)).toMatchObject([
      { agreementId: agreements[1], months: [date('2026-02-01')], isUnpriced: true },
    ]);
    expect(await feeLines(test.database, companyId)).toEqual([
      '2026-03-01 NEW_CARD 5000 25 Travel card',
    ]);
    const fee = { kind: 'CANCELLATION', validFrom: '2020-01-01', priceOre: 100_00 } as const;
    await placeFee(test.database, fee);
    await test.runOn('2026-04-08');
    expect(await feeLines(test.database, companyId)).toEqual([
      '2026-02-01 CANCELLATION 10000 25 Fee',
      '2026-02-01 NEW_CARD 5000 25 Travel card',
      '2026-03-01 NEW_CARD 5000 25 Travel card',
    ]);
    expect(await faultsInInvoices(test.database)).toEqual([]);
  });
});

describe('fees of cards, whoever runs', () => {
  billingTest('are billed once by eight runs at once', async (test) => {
    const companies = await Promise.all(Array.from({ length: 6 }, () => placeCompany(test)));
    for (const company of companies)
      for (const day of ['2026-02-10', '2026-03-10']) await createCard(test, company, day);
    test.clock.set('2026-04-07T06:00:00+01:00');
    const keys = await Promise.all(Array.from({ length: 8 }, () => test.startRun()));
    const pace = { ...test.dependencies.pace, companies: 1, chunkMs: 0 };
    await Promise.all(keys.map((key) => carryOutRun({ ...test.dependencies, pace }, key)));
    expect(test.reported).toEqual([]);
    for (const { id } of companies)
      expect(await feeLines(test.database, id)).toEqual([
        '2026-02-01 NEW_CARD 5000 25 Travel card',
        '2026-03-01 NEW_CARD 5000 25 Travel card',
      ]);
    expect(await faultsInInvoices(test.database)).toEqual([]);
  });

  billingTest('are refused a second time by the database', async (test) => {
    const company = await placeCompany(test);
    await createCard(test, company, '2026-03-01');
    await test.runOn('2026-04-07');
    await expect(writeFeesAgain(test.database, company.id)).rejects.toThrow('fee_once');
  });

  billingTest('are not billed at all while two services hand in the same card', async (test) => {
    const company = await placeCompany(test);
    await createCard(test, company, '2026-03-01');
    const twice = { ...services, housing: { ...services.housing, fees: cardFees } };
    const reported: unknown[] = [];
    test.clock.set('2026-04-07T06:00:00+01:00');
    const dependencies = { ...test.dependencies, services: twice };
    const reportError = (error: unknown) => void reported.push(error);
    const key = await test.startRun();
    await carryOutRun({ ...dependencies, reportError }, key);
    expect(reported).toHaveLength(1);
    expect((await readRun(test.database, key.runId)).problems).toContainEqual({
      companyId: company.id,
      agreementId: null,
      reason: 'FAILED',
    });
    expect(await feeLines(test.database, company.id)).toEqual([]);
  });
});
