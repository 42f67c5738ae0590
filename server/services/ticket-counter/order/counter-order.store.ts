import type {
  AcceptedCounterOrder,
  CounterAgreement,
  CounterReference,
} from '@takst/domain/services/ticket-counter/order/decide-counter-order.rules.ts';
import type { CounterOrder } from '@takst/domain/services/ticket-counter/order/counter-order.ts';
import type { PlannedDeliveries } from '@takst/domain/services/ticket-counter/order/planned-deliveries.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { productOfSale } from '#ticketing/tickets/tickets.public.ts';

export type PlacedOrder = {
  readonly tenant: TenantId;
  readonly companyId: number;
  /** Null for a purchase that the operator's app reports. */
  readonly orderedBy: number | null;
  readonly appPurchase: { readonly id: string; readonly coveredPersonId: number } | null;
  readonly now: Temporal.Instant;
  readonly order: Pick<
    CounterOrder,
    'agreementId' | 'productId' | 'medium' | 'sendAt' | 'handOver' | 'personalReference'
  >;
  readonly accepted: Omit<AcceptedCounterOrder<CounterAgreement>, 'agreement' | 'reference'> & {
    readonly reference: Pick<CounterReference, 'id' | 'reference'> | null;
  };
  readonly deliveries: readonly PlannedDeliveries[];
};

/** Writes orders of the counter. */
export function counterOrderStore(tx: Transaction) {
  const tables = tablesOf(tx);
  return {
    /** Writes an order with its lines and all that will be delivered; its id. */
    async insert({ deliveries, ...placed }: PlacedOrder): Promise<number> {
      const { tenant, companyId, accepted } = placed;
      const { id } = await tables
        .insertInto('ticket_counter.order')
        .values(orderRow(placed))
        .returning('id')
        .executeTakeFirstOrThrow();
      await tables
        .insertInto('ticket_counter.order_line')
        .values(
          accepted.lines.map(({ profileId, quantity, priceOre, vatPercent }, line) => ({
            tenant,
            company_id: companyId,
            order_id: id,
            line,
            profile_id: profileId,
            quantity,
            price_ore: priceOre,
            vat_percent: vatPercent,
          })),
        )
        .execute();
      await insertDeliveries(tx, { tenant, companyId, id }, deliveries);
      return id;
    },
  };
}

function orderRow({
  tenant,
  companyId,
  orderedBy,
  appPurchase,
  now,
  order,
  accepted,
}: Omit<PlacedOrder, 'deliveries'>) {
  const { zones, reference } = accepted;
  const product = zones && productOfSale({ productId: order.productId, ...zones });
  return {
    tenant,
    company_id: companyId,
    agreement_id: order.agreementId,
    ordered_by: orderedBy,
    ordered_at: now,
    product_id: order.productId,
    type: accepted.type,
    medium: order.medium,
    zone_from: product?.zoneFrom ?? null,
    zone_to: product?.zoneTo ?? null,
    all_zones: product?.allZones ?? false,
    nr_of_zones: product?.nrOfZones ?? null,
    start_date: accepted.startDate,
    expires_on: accepted.expiresOn,
    invoice_reference_id: reference?.id ?? null,
    invoice_reference: reference?.reference ?? null,
    personal_reference: order.personalReference,
    delivery_kind: order.handOver?.kind ?? null,
    delivery_address:
      order.handOver?.kind === 'post' ? JSON.stringify(order.handOver.address) : null,
    send_at: order.sendAt,
    is_sent: order.sendAt === null,
    requested: accepted.requested,
    total_ore: accepted.totalOre,
    moved_at: now,
    app_purchase_id: appPurchase?.id ?? null,
    covered_person_id: appPurchase?.coveredPersonId ?? null,
  };
}

type OrderOfTenant = { readonly tenant: TenantId; readonly companyId: number; readonly id: number };

/** Codes on a list are alike: the database counts them out. */
async function insertDeliveries(
  tx: Transaction,
  { tenant, companyId, id }: OrderOfTenant,
  planned: readonly PlannedDeliveries[],
): Promise<void> {
  const isNamed = ({ phones, cardNumbers }: PlannedDeliveries) =>
    phones.length > 0 || cardNumbers.length > 0;
  const alike = planned.filter((one) => !isNamed(one));
  const named = planned.filter(isNamed).flatMap((one) => {
    const { line, firstPosition, count, passengers, priceOre } = one;
    return Array.from({ length: count }, (_, place) => ({
      ...one.phones[place],
      cardNumber: one.cardNumbers[place],
      position: firstPosition + place,
      line,
      passengers,
      priceOre,
    }));
  });
  await sql`
    insert into ticket_counter.delivery (
      tenant, company_id, order_id, position, line, recipient_name, phone_country_code, phone, card_number,
      passengers, price_ore)
    select ${tenant}, ${companyId}, ${id}, given.*
      from (
        select position, line, null, null, null, null, passengers, "priceOre"
          from json_to_recordset(${JSON.stringify(alike)}::text::json) as run (
                 line smallint, "firstPosition" integer, count integer, passengers integer, "priceOre" integer)
         cross join generate_series(run."firstPosition", run."firstPosition" + run.count - 1) as position
        union all
        select position, line, name, "phoneCountryCode", phone, "cardNumber", passengers, "priceOre"
          from json_to_recordset(${JSON.stringify(named)}::text::json) as one (
                 position integer, line smallint, name text, "phoneCountryCode" text, phone text,
                 "cardNumber" text, passengers integer, "priceOre" integer)
      ) as given`.execute(tablesOf(tx));
}
