import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { counterOrderStore } from '#services/ticket-counter/order/counter-order.store.ts';
import { adultOre, counterAgreement } from '#services/ticket-counter/order/test-counter-order.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { plannedDeliveries } from '@takst/domain/services/ticket-counter/order/planned-deliveries.rules.ts';
import type { OrderKey } from './delivering-order.store.ts';

/** An order of codes that nobody has a job to deliver. */
export async function placeUndelivered(portal: TestPortal, quantity: number): Promise<OrderKey> {
  const { id: companyId } = portal.company('several-services');
  const agreementId = counterAgreement(portal);
  const today = portal.clock.today();
  const line = { profileId: 'ADULT', quantity, phones: [], cardNumbers: [] };
  const priced = { profileId: 'ADULT', quantity, priceOre: adultOre, vatPercent: 12 };
  const zone = 'RUT:TariffZone:1';
  const id = await portal.database.transaction((tx) =>
    counterOrderStore(tx).insert({
      tenant: 'ruter',
      companyId,
      orderedBy: portal.user('ticket-counter').id,
      appPurchase: null,
      now: portal.clock.now(),
      order: {
        agreementId,
        productId: 'single-ticket',
        medium: 'phone',
        sendAt: null,
        handOver: null,
        personalReference: null,
      },
      accepted: {
        type: 'TICKET',
        zones: { choice: { kind: 'zones', from: zone, to: zone }, nrOfZones: 1 },
        lines: [priced],
        requested: quantity,
        totalOre: quantity * adultOre,
        startDate: today,
        expiresOn: today.add({ days: 90 }),
        reference: null,
      },
      deliveries: plannedDeliveries('phone', [{ ...line, priceOre: adultOre }]),
    }),
  );
  return { companyId, id };
}

/** Makes a delivery one that cannot be made: its profile is unknown to its line. */
export const poisonDelivery = async (database: Database, { id }: OrderKey, position: number) => {
  await sql`
    insert into ticket_counter.order_line (tenant, company_id, order_id, line, profile_id, quantity, price_ore, vat_percent)
    select tenant, company_id, order_id, 99, null, 1, price_ore, vat_percent
      from ticket_counter.order_line where order_id = ${id} and line = 0`.execute(
    tablesOf(database),
  );
  await sql`
    update ticket_counter.delivery set line = 99
     where order_id = ${id} and position = ${position}`.execute(tablesOf(database));
};

type CodeCounts = {
  codes: number;
  tickets: number;
  recorded: number;
  /** Tickets of the counter that belong to no delivery. */
  orphans: number;
};

/** How many codes an order has, and how many changes are recorded of them. */
export async function countCodes(database: Database, { id }: OrderKey): Promise<CodeCounts> {
  const { rows } = await sql<CodeCounts>`
    select count(distinct ticket.pickup_code)::int as codes, count(distinct ticket.id)::int as tickets,
           (select count(*)::int from changes.change
             where kind = 'order-ticket' and subject_type = 'ticket'
               and subject_id in (select ticket_id::text from ticket_counter.delivery where order_id = ${id})) as recorded,
           (select count(*)::int from tickets.ticket as lone
             where lone.service = 'ticket-counter'
               and not exists (select from ticket_counter.delivery as its
                                where its.company_id = lone.company_id and its.ticket_id = lone.id)) as orphans
      from ticket_counter.delivery
      join tickets.ticket on ticket.company_id = delivery.company_id and ticket.id = delivery.ticket_id
     where order_id = ${id}`.execute(tablesOf(database));
  return rows[0] ?? { codes: 0, tickets: 0, recorded: 0, orphans: 0 };
}
