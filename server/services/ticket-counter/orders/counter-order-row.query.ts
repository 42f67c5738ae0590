import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import type {
  CounterMedium,
  DeliveryType,
  HandOverKind,
} from '@takst/domain/services/ticket-counter/counter-medium.ts';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { notSentOf } from '../deliveries/delivery-state.query.ts';

/** An order as JSON has it, with its lines. */
export type CounterOrderRow = {
  readonly id: number;
  readonly companyId: number;
  readonly orderedBy: string | null;
  readonly orderedAt: string;
  readonly productId: string;
  readonly type: DeliveryType;
  readonly medium: CounterMedium;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly allZones: boolean;
  readonly nrOfZones: number | null;
  readonly startDate: string;
  readonly expiresOn: string;
  readonly invoiceReference: string | null;
  readonly personalReference: string | null;
  readonly deliveryKind: HandOverKind | null;
  readonly deliveryAddress: {
    readonly addressLine1: string;
    readonly addressLine2?: string | null;
    readonly postCode: string;
    readonly postArea: string;
  } | null;
  readonly sendAt: string | null;
  readonly requested: number;
  readonly made: number;
  readonly totalOre: number;
  readonly isOver: boolean;
  readonly lines: readonly {
    readonly profileId: string | null;
    readonly quantity: number;
    readonly priceOre: number;
  }[];
  readonly failedCount: number;
  readonly notSentCount: number;
};

/** The buyer's name; null for a purchase that the operator's app reported. */
export const buyerOf = (order: 'page' | 'placed'): RawBuilder<string | null> => sql`(
  select first_name || ' ' || last_name from users."user" as buyer
   where buyer.tenant = ${sql.ref(`${order}.tenant`)} and buyer.id = ${sql.ref(`${order}.ordered_by`)})`;

/** The columns of a `CounterOrderRow`, of an order that is called `page`. */
export const counterOrderColumns = (today: Temporal.PlainDate): RawBuilder<unknown> => sql`
  page.id, page.company_id as "companyId", ${buyerOf('page')} as "orderedBy", page.ordered_at as "orderedAt",
  page.product_id as "productId", page.type, page.medium, page.zone_from as "zoneFrom", page.zone_to as "zoneTo",
  page.all_zones as "allZones", page.nr_of_zones as "nrOfZones", page.start_date as "startDate",
  page.expires_on as "expiresOn", page.invoice_reference as "invoiceReference",
  page.personal_reference as "personalReference", page.delivery_kind as "deliveryKind",
  page.delivery_address as "deliveryAddress", page.send_at as "sendAt", page.requested, page.made,
  page.total_ore as "totalOre", page.is_over as "isOver",
  (select jsonb_agg(jsonb_build_object('profileId', profile_id, 'quantity', quantity, 'priceOre', price_ore) order by line)
     from ticket_counter.order_line
    where order_line.company_id = page.company_id and order_line.order_id = page.id) as lines,
  (select count(*) from ticket_counter.delivery
    where delivery.company_id = page.company_id and delivery.order_id = page.id
      and problem is not null)::int as "failedCount",
  ${notSentOf('page', today)} as "notSentCount"`;

/** With the terms of its own agreement, which say what may be taken back. */
export type FoundCounterOrder = CounterOrderRow & {
  readonly agreementId: number;
  readonly invoiceReferenceId: number | null;
  /** Null where the agreement says nothing. */
  readonly terms: CounterTerms | null;
};

/** One order; undefined when it is out of reach. */
export async function findCounterOrder(
  database: Database,
  scope: CompanyScope,
  { id, today }: { readonly id: number; readonly today: Temporal.PlainDate },
): Promise<FoundCounterOrder | undefined> {
  const { rows } = await sql<{ found: FoundCounterOrder }>`
    select to_jsonb(found) as found from (
      select ${counterOrderColumns(today)}, page.agreement_id as "agreementId",
             page.invoice_reference_id as "invoiceReferenceId",
             (select agreement.ticket_counter from agreements.agreement
               where agreement.company_id = page.company_id and agreement.id = page.agreement_id) as terms
        from ticket_counter."order" as page
       where ${withinScope(scope, 'page')} and page.id = ${id}) as found`.execute(
    tablesOf(database),
  );
  return rows[0]?.found;
}
