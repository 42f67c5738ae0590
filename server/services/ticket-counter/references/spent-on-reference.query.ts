import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';
import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isPaidFor } from '../deliveries/live-delivery.query.ts';

type SpentRequest = {
  readonly scope: CompanyScope;
  readonly companyId: number;
  /** Any day of the calendar year. */
  readonly today: Temporal.PlainDate;
};

/**
 * What the orders of a calendar year cost by the id of their reference, in øre, without what was cancelled or
 * refunded of them.
 */
export async function spentOnReferences(
  source: Database | Transaction,
  { scope, companyId, today }: SpentRequest,
  referenceIds: readonly number[] | 'all',
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; spentOre: number }>`
    select invoice_reference_id as id,
           sum(total_ore - coalesce((
             select sum(delivery.price_ore) from ticket_counter.delivery
              where delivery.company_id = placed.company_id and delivery.order_id = placed.id
                and not ${isPaidFor('delivery')}), 0))::bigint as "spentOre"
      from ticket_counter."order" as placed
     where ${withinCompany(scope, 'placed', companyId)}
       and ${isAmong(referenceIds)}
       and ordered_at >= ${startOfYear(today)}::timestamptz
     group by invoice_reference_id`.execute(tablesOf(source));
  return new Map(rows.map(({ id, spentOre }) => [id, Number(spentOre)]));
}

const isAmong = (ids: readonly number[] | 'all') =>
  ids === 'all'
    ? sql`invoice_reference_id is not null`
    : sql`invoice_reference_id = any(${sql.val([...ids])}::bigint[])`;

const startOfYear = (day: Temporal.PlainDate): string =>
  day.with({ month: 1, day: 1 }).toZonedDateTime(businessTimeZone).toInstant().toString();
