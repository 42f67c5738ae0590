import { changeAgreement } from '@takst/contract/customers/agreements/change-agreement.contract.ts';
import type { InvoicingInterval } from '@takst/domain/customers/agreements/invoicing-interval.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { type NightPortal, spendInvoiceRun } from '#app/test-nightly-jobs.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  adultOre,
  counterAgreement,
  delivered,
  placeOrder,
} from '#services/ticket-counter/order/test-counter-order.ts';
import {
  billedDeliveries,
  otherPortalTest,
} from '#services/ticket-counter/take-back/test-take-back.ts';

const changeInterval = (portal: TestPortal, invoicingInterval: InvoicingInterval) =>
  portal.callAs(portal.user('operator'), changeAgreement, {
    params: {
      id: portal.company('several-services').id,
      agreementId: counterAgreement(portal),
    },
    body: { invoicingInterval },
  });

type InvoicedLine = { id: number; first: Temporal.PlainDate; last: Temporal.PlainDate };

/** The invoices on which each delivery is, with their periods. */
async function invoicesByDelivery(portal: TestPortal, ids: readonly number[]) {
  const { rows } = await sql<InvoicedLine>`
    select line.related_id as id, invoice.period_start as first, invoice.period_end as last
      from invoices.line
      join invoices.invoiced_period invoiced
        on invoiced.company_id = line.company_id and invoiced.agreement_id = line.agreement_id
       and invoiced.period_start = line.period_start
      join invoices.invoice on invoice.company_id = invoiced.company_id and invoice.id = invoiced.invoice_id
     where line.related_id = any(${sql.val([...ids])}::bigint[])
     order by line.related_id`.execute(tablesOf(portal.database));
  return ids.map((id) =>
    rows.filter((row) => row.id === id).map(({ first, last }) => `${first} ${last}`),
  );
}

const nightAfter = async (portal: NightPortal, day: string) => {
  portal.clock.set(
    Temporal.PlainDate.from(day)
      .add({ days: 1 })
      .toZonedDateTime({ timeZone: 'Europe/Oslo', plainTime: '06:00' })
      .toInstant()
      .toString(),
  );
  await spendInvoiceRun(portal);
};

/** One adult's code, ordered and delivered at noon of a day. */
async function deliverOn(portal: TestPortal, day: string): Promise<number> {
  portal.clock.set(`${day}T11:00:00Z`);
  const [delivery] = await delivered(
    portal,
    await placeOrder(portal, {
      lines: [{ profileId: 'ADULT', quantity: 1 }],
      expectedOre: adultOre,
    }),
  );
  return delivery?.id ?? 0;
}

describe('an agreement whose invoicing interval changes in the middle of a month', () => {
  otherPortalTest(
    'invoices what was delivered at its counter once, on every side of the changes',
    async (portal) => {
      const change = async (interval: InvoicingInterval) =>
        expect((await changeInterval(portal, interval)).status).toBe(200);
      const ids: number[] = [];
      portal.clock.set('2026-03-06T08:00:00+01:00');
      await change('DAILY');
      ids.push(await deliverOn(portal, '2026-03-06'));
      await nightAfter(portal, '2026-03-06');
      // Its own day is not invoiced yet when the interval changes.
      ids.push(await deliverOn(portal, '2026-03-10'));
      await change('MONTHLY_AT_END');
      ids.push(await deliverOn(portal, '2026-03-10'));
      await nightAfter(portal, '2026-03-10');
      ids.push(await deliverOn(portal, '2026-03-12'));
      await nightAfter(portal, '2026-03-12');
      expect(await invoicesByDelivery(portal, ids)).toEqual([
        ['2026-03-06 2026-03-06'],
        [],
        [],
        [],
      ]);
      ids.push(await deliverOn(portal, '2026-03-20'));
      await change('DAILY');
      // What waited for the end of the month is due at once, on one invoice with the day of the change.
      await nightAfter(portal, '2026-03-20');
      await nightAfter(portal, '2026-03-20');
      ids.push(await deliverOn(portal, '2026-03-21'));
      await nightAfter(portal, '2026-03-21');
      await change('MONTHLY_AT_END');
      ids.push(await deliverOn(portal, '2026-03-30'));
      await nightAfter(portal, '2026-04-06');
      await nightAfter(portal, '2026-04-07');
      expect(await invoicesByDelivery(portal, ids)).toEqual([
        ['2026-03-06 2026-03-06'],
        ['2026-03-10 2026-03-20'],
        ['2026-03-10 2026-03-20'],
        ['2026-03-10 2026-03-20'],
        ['2026-03-10 2026-03-20'],
        ['2026-03-21 2026-03-21'],
        ['2026-03-30 2026-03-30'],
      ]);
      const billed = await billedDeliveries(portal, ids);
      expect(billed.map(({ deliveryId, amountOre }) => [deliveryId, amountOre])).toEqual(
        ids.map((id) => [id, adultOre]),
      );
      expect(portal.reported).toEqual([]);
    },
  );
});
