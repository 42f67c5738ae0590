import { listInvoiceReferences } from '@takst/contract/services/ticket-counter/references/invoice-reference-list.contract.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { tablesOf } from '#platform/db/tables.ts';
import {
  adultOre,
  delivered,
  orderAtCounter,
  placeOrder,
} from '#services/ticket-counter/order/test-counter-order.ts';
import { setDelivery } from '#services/ticket-counter/orders/test-read-orders.ts';
import { portalTest } from '#testing/portal/portal-test.ts';

portalTest('a reference says what is left of its budget this year', async (portal) => {
  const company = portal.company('several-services');
  const place = async (reference: string, budgetOre: number | null) => {
    const { rows } = await sql<{ id: number }>`
      insert into ticket_counter.invoice_reference (tenant, company_id, reference, budget_ore)
      values ('ruter', ${company.id}, ${reference}, ${budgetOre})
      returning id`.execute(tablesOf(portal.database));
    return rows[0]?.id ?? 0;
  };
  const [small, large, free] = [
    await place('Small', adultOre),
    await place('Large', 100_000),
    await place('Without', null),
  ];
  const loadRemainingBudget = async () => {
    const { json } = await portal.callAs(portal.user('ticket-counter'), listInvoiceReferences, {
      params: { id: company.id },
      query: { offset: '0', searchFor: '' },
    });
    const { matches } = json as { matches: { id: number; leftOre: number | null }[] };
    return new Map(matches.map(({ id, leftOre }) => [id, leftOre]));
  };
  await placeOrder(portal, { invoiceReferenceId: large });
  await placeOrder(portal, { invoiceReferenceId: free });
  await placeOrder(portal, { invoiceReferenceId: small, isBeyondBudget: true });
  const now = await loadRemainingBudget();
  expect([now.get(small), now.get(large), now.get(free)]).toEqual([
    -adultOre,
    100_000 - 2 * adultOre,
    null,
  ]);
  // This order has four deliveries, and the company pays for one of them.
  const order = await placeOrder(portal, {
    invoiceReferenceId: large,
    lines: [{ profileId: 'ADULT', quantity: 4 }],
    expectedOre: 4 * adultOre,
  });
  const unpaid = [
    'cancelled_at = now()',
    'refunded_at = now()',
    `delivered_on = null, problem = 'UNEXPECTED'`,
  ];
  const deliveries = await delivered(portal, order);
  for (const [place, facts] of unpaid.entries())
    await setDelivery(portal, deliveries[place]?.id ?? 0, facts);
  expect((await loadRemainingBudget()).get(large)).toBe(100_000 - 3 * adultOre);
  // A year begins at midnight in Norway.
  for (const [orderedAt, leftOre] of [
    ['2025-12-31T23:00:00Z', 100_000 - 3 * adultOre],
    ['2025-12-31T22:59:59Z', 100_000 - 2 * adultOre],
  ] as const) {
    await sql`update ticket_counter."order" set ordered_at = ${orderedAt} where id = ${order}`.execute(
      tablesOf(portal.database),
    );
    expect((await loadRemainingBudget()).get(large)).toBe(leftOre);
  }
  // What the list says is what an order is held against.
  expect(await orderAtCounter(portal, { invoiceReferenceId: small })).toMatchObject({
    json: { code: 'BUDGET_EXCEEDED', leftOre: -adultOre },
  });
});
