import { cancelDelivery } from '@takst/contract/services/ticket-counter/delivery/cancel-delivery.contract.ts';
import {
  cancelDeliveries,
  refundDeliveries,
  type TakeBackManyReply,
} from '@takst/contract/services/ticket-counter/delivery/take-back-many.contract.ts';
import { refundDelivery } from '@takst/contract/services/ticket-counter/delivery/refund-delivery.contract.ts';
import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import { sql } from 'kysely';
import type { NightPortal } from '#app/test-nightly-jobs.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { setFirstMonth } from '#billing/invoices/months/first-month.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { counterAgreement } from '#services/ticket-counter/order/test-counter-order.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

const march = Temporal.PlainDate.from('2026-03-01');

/** A portal whose days are closed by its invoice runs. */
export const otherPortalTest = portalTestWith(async ({ start, jobs }): Promise<NightPortal> => {
  const portal = await start();
  await portal.database.transaction((tx) => setFirstMonth(tx, 'ruter', march));
  return { ...portal, jobs };
});

/** The calls of a buyer and of customer support about deliveries. */
export const takingBack = (portal: TestPortal) => ({
  cancel: (deliveryId: number, name = 'ticket-counter'): Promise<Answer> =>
    portal.callAs(portal.user(name), cancelDelivery, { params: { deliveryId } }),
  refund: (deliveryId: number, name = 'operator'): Promise<Answer> =>
    portal.callAs(portal.user(name), refundDelivery, {
      params: { deliveryId },
      body: { description: 'Avlyst' },
    }),
  cancelMany: (orderId: number, deliveryIds: number[], name = 'ticket-counter'): Promise<Answer> =>
    portal.callAs(portal.user(name), cancelDeliveries, {
      params: { id: orderId },
      body: { deliveryIds },
    }),
  refundMany: (orderId: number, deliveryIds: number[], name = 'operator'): Promise<Answer> =>
    portal.callAs(portal.user(name), refundDeliveries, {
      params: { id: orderId },
      body: { deliveryIds, description: 'Avlyst' },
    }),
});

/** Changes what the agreement of the main counter allows, until the test ends. */
export const agreeOn = async (portal: TestPortal, terms: Partial<CounterTerms>) => {
  await sql`
    update agreements.agreement set ticket_counter = ticket_counter || ${JSON.stringify(terms)}::jsonb
     where id = ${counterAgreement(portal)}`.execute(tablesOf(portal.database));
};

export const setCounterInterval = async (portal: TestPortal, interval: string) => {
  await sql`update agreements.agreement set invoicing_interval = ${interval}
             where id = ${counterAgreement(portal)}`.execute(tablesOf(portal.database));
};

export type BilledDelivery = { deliveryId: number; amountOre: number; day: Temporal.PlainDate };

/** What deliveries are billed with, on whatever day. */
export async function billedDeliveries(
  portal: TestPortal,
  ids: readonly number[],
): Promise<BilledDelivery[]> {
  const { rows } = await sql<BilledDelivery>`
    select related_id as "deliveryId", (price_ore * quantity)::int as "amountOre", period_start as day
      from invoices.line
     where related_id = any(${sql.val([...ids])}::bigint[]) order by related_id, period_start`.execute(
    tablesOf(portal.database),
  );
  return rows;
}

type BilledFacts = {
  readonly agreementId: number;
  readonly type: string;
  readonly product: string;
  readonly profileId: string | null;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly allZones: boolean | null;
  readonly nrOfZones: number | null;
  readonly vatPercent: number;
  readonly phone: string | null;
};

/** What the invoice says of a delivery beside its price. */
export async function billedFacts(portal: TestPortal, id: number): Promise<BilledFacts[]> {
  const { rows } = await sql<BilledFacts>`
    select line.agreement_id as "agreementId", product_type as type, product, profile_id as "profileId",
           zone_from as "zoneFrom", zone_to as "zoneTo", all_zones as "allZones", nr_of_zones as "nrOfZones",
           vat_percent as "vatPercent", line_holder.phone
      from invoices.line
      left join invoices.line_holder on line_holder.company_id = line.company_id and line_holder.line_id = line.id
     where line.related_id = ${id}`.execute(tablesOf(portal.database));
  return rows;
}

/** Who gave deliveries back on credit notes, and why. */
export async function refundsOf(portal: TestPortal, ids: readonly number[]) {
  const { rows } = await sql<{ description: string | null; userId: number | null }>`
    select refund.description, refunded_by as "userId"
      from invoices.line join invoices.refund on refund.line_id = line.id
     where related_id = any(${sql.val([...ids])}::bigint[]) order by related_id`.execute(
    tablesOf(portal.database),
  );
  return rows;
}

/** How much was given back of each delivery on credit notes, in øre; those that wait for their invoice too. */
export async function creditedOf(
  portal: TestPortal,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; ore: number }>`
    select line.related_id as id, sum(given.ore)::int as ore
      from invoices.line
      join (select line_id, amount_ore as ore from invoices.refund
            union all
            select line_id, amount_ore from invoices.owed_credit) as given on given.line_id = line.id
     where related_id = any(${sql.val([...ids])}::bigint[])
     group by line.related_id`.execute(tablesOf(portal.database));
  return new Map(rows.map(({ id, ore }) => [id, ore]));
}

/** What a call for several has answered. */
export const takenBackIn = ({ status, text, json }: Answer): TakeBackManyReply => {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return json as TakeBackManyReply;
};
