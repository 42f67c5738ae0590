import { orderCounterTickets } from '@takst/contract/services/ticket-counter/order/order-counter-tickets.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { tablesOf } from '#platform/db/tables.ts';
import type { Answer, CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

export type CounterOrderBody = CallInput<typeof orderCounterTickets>['body'];

/** Single tickets of an adult within a zone: 42 kroner each. */
export const adultOre = 4200;

export const counterAgreement = (
  portal: TestPortal,
  key = 'several-services',
  tenant: TenantId = 'ruter',
): number =>
  portal.company(key, tenant).agreements.find(({ subtype }) => subtype === 'TICKETOFFICE')?.id ?? 0;

/** An order of codes that the buyer hands out, right in everything. */
export const rightCounterOrder = (
  portal: TestPortal,
  changed: Partial<CounterOrderBody> = {},
): CounterOrderBody => ({
  agreementNumber: counterAgreement(portal),
  productTemplateId: 'single-ticket',
  mediaType: 'MOBILE_TICKET',
  zoneIdFrom: 'RUT:TariffZone:1',
  zoneIdTo: 'RUT:TariffZone:1',
  lines: [{ profileId: 'ADULT', quantity: 2 }],
  expectedOre: 2 * adultOre,
  ...changed,
});

/** Orders as the main buyer. */
export const orderAtCounter = (
  portal: TestPortal,
  changed: Partial<CounterOrderBody> = {},
): Promise<Answer> =>
  portal.callAs(portal.user('ticket-counter'), orderCounterTickets, {
    params: { id: portal.company('several-services').id },
    body: rightCounterOrder(portal, changed),
  });

/** The id of an order that is taken. */
export async function placeOrder(
  portal: TestPortal,
  changed: Partial<CounterOrderBody> = {},
): Promise<number> {
  const answer = await orderAtCounter(portal, changed);
  expect(answer).toMatchObject({ status: 200, json: { id: expect.any(Number) } });
  return (answer.json as { id: number }).id;
}

/** An order of an adult's code that goes out to a phone. */
export const codeTo = (phone: string, name: string | null = null): Partial<CounterOrderBody> =>
  codesTo([{ phone, name }]);

/** The same for several: a code for each phone. */
export const codesTo = (
  recipients: readonly { readonly phone: string; readonly name?: string | null }[],
): Partial<CounterOrderBody> => ({
  lines: [
    {
      profileId: 'ADULT',
      quantity: recipients.length,
      phones: recipients.map(({ phone, name = null }) => ({
        name,
        phoneCountryCode: '+47',
        phone,
      })),
    },
  ],
  expectedOre: recipients.length * adultOre,
});

export type DeliveryRow = {
  id: number;
  position: number;
  ticketId: number | null;
  deliveredOn: Temporal.PlainDate | null;
  problem: string | null;
  medium: string | null;
  pickupCode: string | null;
  phone: string | null;
  recipientName: string | null;
  cardNumber: string | null;
  passengers: number;
  priceOre: number;
  startDate: Temporal.PlainDate | null;
  expirationDate: Temporal.PlainDate | null;
  pendingThrough: Temporal.PlainDate | null;
  cancelledAt: Temporal.Instant | null;
  refundedAt: Temporal.Instant | null;
  ticketCancelledAt: Temporal.Instant | null;
};

/** The deliveries of an order with their tickets, by position. */
export async function deliveriesOf(portal: TestPortal, orderId: number): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select delivery.id, position, ticket_id as "ticketId", delivered_on as "deliveredOn", problem, ticket.medium,
           pickup_code as "pickupCode", holder.phone, recipient_name as "recipientName",
           card_number as "cardNumber", passengers, delivery.price_ore as "priceOre",
           ticket.start_date as "startDate", ticket.expiration_date as "expirationDate",
           ticket.pending_through as "pendingThrough", delivery.cancelled_at as "cancelledAt",
           refunded_at as "refundedAt", ticket.cancelled_at as "ticketCancelledAt"
      from ticket_counter.delivery
      left join tickets.ticket on ticket.company_id = delivery.company_id and ticket.id = delivery.ticket_id
      left join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
     where order_id = ${orderId} order by position`.execute(tablesOf(portal.database));
  return rows;
}

export type OrderRow = { made: number; requested: number; isOver: boolean; totalOre: number };

export async function orderRow(portal: TestPortal, orderId: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select made, requested, is_over as "isOver", total_ore::int as "totalOre"
      from ticket_counter."order" where id = ${orderId}`.execute(tablesOf(portal.database));
  return rows[0];
}

/** The deliveries of an order when all are made. */
export async function delivered(portal: TestPortal, orderId: number): Promise<DeliveryRow[]> {
  const isOver = async () => (await orderRow(portal, orderId))?.isOver;
  await expect.poll(isOver, { timeout: 30_000, interval: 20 }).toBe(true);
  return deliveriesOf(portal, orderId);
}
