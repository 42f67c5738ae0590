import { describe, expect } from 'vitest';
import { closedPeriods, type LineRow, linesIn } from '#billing/invoices/invoice/line.query.ts';
import { lockNumbers } from '#billing/invoices/run/issue-invoices.store.ts';
import type { Billing } from '#billing/invoices/test-billing.ts';
import {
  placeBilledCompanies,
  setBaseOnly,
  setInterval,
} from '#billing/invoices/test-billing-world.store.ts';
import { placeDelivery } from '#billing/invoices/test-deliveries.store.ts';
import {
  faultsInInvoices,
  invoicesOf,
  linesOf,
  settlementsOf,
} from '#billing/invoices/test-issued.query.ts';
import { creditLine } from './credit-line.ts';
import { cancelOne, creditAlone, type DeliveryKey, inChange } from './test-credit-deliveries.ts';
import { billingTest } from '#billing/invoices/test-deliveries.ts';

const tenant = 'ruter';
const date = (text: string) => Temporal.PlainDate.from(text);

/** A delivery of 45 kroner under an agreement with an interval. */
async function deliver(test: Billing, day: string, interval = 'DAILY'): Promise<DeliveryKey> {
  const [company] = await placeBilledCompanies(test.database, { tenant, companies: 1, people: 0 });
  if (!company) throw new Error('no company');
  const { id: companyId, agreements } = company;
  const [, agreementId] = agreements;
  await setInterval(test.database, agreementId, interval);
  const deliveredOn = date(day);
  const id = await placeDelivery(test.database, {
    companyId,
    agreementId,
    deliveredOn,
    priceOre: 45_00,
  });
  return { companyId, id };
}

/** `kind øre` of each invoice and credit note of the company. */
const issued = async ({ database }: Billing, { companyId }: DeliveryKey): Promise<string[]> =>
  (await invoicesOf(database, [companyId])).map(({ kind, total_ore: ore }) => `${kind} ${ore}`);

const lineOf = ({ database }: Billing, companyId: number, day: string): Promise<LineRow[]> =>
  linesIn(database, closedPeriods({ companyId, between: [date(day), date(day)] }));

/** Credits an amount of a line, as customer support would. */
async function creditAmount(
  test: Billing,
  { companyId, line, amountOre }: { companyId: number; line: LineRow; amountOre: number },
): Promise<void> {
  const invoices = await invoicesOf(test.database, [companyId]);
  const { id = 0, number = 0 } = invoices.find((one) => one.id === line.invoiceId) ?? {};
  await inChange(test, async (change) => {
    await lockNumbers(change.tx, tenant);
    await creditLine(change, {
      tenant,
      companyId,
      agreementId: line.agreementId,
      line,
      amountOre,
      invoiceId: id,
      invoiceNumber: number,
      description: null,
      refundedBy: null,
      today: test.clock.today(),
      now: test.clock.now(),
    });
  });
}

/** Deliveries are nobody's, so their lines name no holder. */
const faultsOf = async ({ database }: Billing): Promise<string[]> =>
  (await faultsInInvoices(database)).filter((fault) => !fault.endsWith('and its holder'));

describe('a delivery that is credited', () => {
  billingTest('before its day is closed is not billed', async (test) => {
    const delivery = await deliver(test, '2026-03-03');
    expect(await cancelOne(test, delivery)).toBe('not-billed');
    expect(await cancelOne(test, delivery)).toBe('already-credited');
    await test.runOn('2026-03-04');
    expect(await linesOf(test.database, [delivery.companyId])).toEqual([]);
  });

  billingTest('when it is invoiced gets one credit note', async (test) => {
    const delivery = await deliver(test, '2026-03-03');
    await test.runOn('2026-03-04');
    expect(await cancelOne(test, delivery)).toBe('credited');
    expect(await creditAlone(test, delivery)).toBe('already-credited');
    expect(await issued(test, delivery)).toEqual(['invoice 4500', 'credit-note -4500']);
    await test.runOn('2026-03-05');
    expect(await issued(test, delivery)).toHaveLength(2);
    expect(await faultsOf(test)).toEqual([]);
  });

  billingTest('gets back what customer support has not refunded of it yet', async (test) => {
    const delivery = await deliver(test, '2026-03-03');
    const { companyId } = delivery;
    await test.runOn('2026-03-04');
    const [line] = await lineOf(test, companyId, '2026-03-03');
    if (!line) throw new Error('nothing was invoiced');
    await creditAmount(test, { companyId, line, amountOre: 20_01 });
    expect(await cancelOne(test, delivery)).toBe('credited');
    expect(await issued(test, delivery)).toEqual([
      'invoice 4500',
      'credit-note -2001',
      'credit-note -2499',
    ]);
    expect(await creditAlone(test, delivery)).toBe('already-credited');
  });

  billingTest('between its day and its invoice is credited with the invoice', async (test) => {
    const delivery = await deliver(test, '2026-03-03', 'WEEKLY');
    const { companyId } = delivery;
    await test.runOn('2026-03-04');
    expect(await cancelOne(test, delivery)).toBe('credited');
    expect(await creditAlone(test, delivery)).toBe('already-credited');
    expect(await issued(test, delivery)).toEqual([]);
    test.enqueued.length = 0;
    await test.runOn('2026-03-09');
    expect(await issued(test, delivery)).toEqual(['invoice 4500', 'credit-note -4500']);
    const [invoice, creditNote] = await invoicesOf(test.database, [companyId]);
    expect(creditNote).toMatchObject({
      credited_invoice_id: invoice?.id,
      period_start: date('2026-03-03'),
    });
    const emailJobs = test.enqueued.filter(({ job }) => job === 'send-invoice-email');
    // Companies with even numbers have an address.
    expect(
      emailJobs.filter(({ data }) => (data as { companyId: number }).companyId === companyId),
    ).toHaveLength(companyId % 2 === 0 ? 2 : 0);
    expect(await creditAlone(test, delivery)).toBe('already-credited');
    await test.runOn('2026-03-16');
    expect(await issued(test, delivery)).toHaveLength(2);
    expect(await faultsOf(test)).toEqual([]);
  });

  billingTest('of a company without invoices is credited on its base', async (test) => {
    const delivery = await deliver(test, '2026-03-03');
    const { companyId } = delivery;
    await setBaseOnly(test.database, tenant, companyId);
    await test.runOn('2026-03-04');
    expect(await cancelOne(test, delivery)).toBe('credited');
    expect(await creditAlone(test, delivery)).toBe('already-credited');
    const between = [date('2026-03-01'), date('2026-03-31')] as const;
    const lines = await linesIn(test.database, closedPeriods({ companyId, between }));
    expect(
      lines.map(({ priceOre, refunds }) => [priceOre, refunds.map((one) => one.amountOre)]),
    ).toEqual([[45_00, [45_00]]]);
    expect(await issued(test, delivery)).toEqual([]);
  });
});

describe('credits of deliveries at once', () => {
  billingTest('are one, of 32 of one delivery', async (test) => {
    for (const credit of [cancelOne, creditAlone]) {
      for (const interval of ['DAILY', 'WEEKLY']) {
        const delivery = await deliver(test, '2026-03-10', interval);
        await test.runOn('2026-03-11');
        const outcomes = await Promise.all(
          Array.from({ length: 32 }, () => credit(test, delivery)),
        );
        expect(outcomes.toSorted()).toEqual([
          ...Array.from({ length: 31 }, () => 'already-credited'),
          'credited',
        ]);
        await test.runOn('2026-03-16');
        expect(await issued(test, delivery)).toEqual(['invoice 4500', 'credit-note -4500']);
      }
    }
    expect(await faultsOf(test)).toEqual([]);
  });

  billingTest('agree with the run that closes the day', async (test) => {
    const days = Array.from({ length: 6 }, (_, place) => date('2026-03-17').add({ days: place }));
    for (const day of days) {
      const deliveries = await Promise.all(
        Array.from({ length: 4 }, (_, place) =>
          deliver(test, String(day), place % 2 === 0 ? 'DAILY' : 'WEEKLY'),
        ),
      );
      const [outcomes] = await Promise.all([
        Promise.all(
          deliveries.map(async (delivery, place) => {
            await new Promise((resolve) => setTimeout(resolve, 15 * place));
            return cancelOne(test, delivery);
          }),
        ),
        test.runOn(String(day.add({ days: 1 }))),
      ]);
      await test.runOn(String(day.add({ days: 8 })));
      for (const [place, delivery] of deliveries.entries()) {
        expect(await issued(test, delivery)).toEqual(
          outcomes[place] === 'not-billed' ? [] : ['invoice 4500', 'credit-note -4500'],
        );
      }
    }
    expect(test.reported).toEqual([]);
    expect(await faultsOf(test)).toEqual([]);
  });
});

describe('a delivery that is cancelled while a run begins', () => {
  billingTest('is not billed: the run waits', async (test) => {
    const delivery = await deliver(test, '2026-03-30');
    const credited = Promise.withResolvers<void>();
    const outcome = cancelOne(test, delivery, async () => {
      credited.resolve();
      // A run that did not wait would close the day now.
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    await credited.promise;
    await test.runOn('2026-03-31');
    expect(await outcome).toBe('not-billed');
    expect(await issued(test, delivery)).toEqual([]);
    expect(await faultsOf(test)).toEqual([]);
  });
});

describe('what the company has to its credit', () => {
  billingTest('is set off against what is left of a new invoice, and no more', async (test) => {
    const { database } = test;
    const delivery = await deliver(test, '2026-04-01');
    const { companyId } = delivery;
    await test.runOn('2026-04-02');
    const [line] = await lineOf(test, companyId, '2026-04-01');
    if (!line) throw new Error('nothing was invoiced');
    await cancelOne(test, delivery);
    // Ten kroner more than it cost, as if they had been paid.
    await creditAmount(test, { companyId, line, amountOre: 10_00 });
    const settled = async () =>
      (await settlementsOf(database, companyId)).map((one) => one.amount_ore);
    await setInterval(database, line.agreementId, 'WEEKLY');
    const next = { companyId, agreementId: line.agreementId, priceOre: 45_00 };
    const id = await placeDelivery(database, { ...next, deliveredOn: date('2026-04-07') });
    await test.runOn('2026-04-08');
    await cancelOne(test, { companyId, id });
    await test.runOn('2026-04-13');
    expect(await settled()).toEqual([]);
    await placeDelivery(database, { ...next, deliveredOn: date('2026-04-14') });
    await test.runOn('2026-04-20');
    expect(await settled()).toEqual([10_00]);
  });
});
