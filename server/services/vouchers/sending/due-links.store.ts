import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Moment = {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** Asks for the first link of offers whose period has begun and is not over; their ids. Another process takes others. */
export async function askForDueLinks(
  tx: Transaction,
  { tenant, today, now }: Moment,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update vouchers.offer set link_number = 1, link_asked_at = ${now}::timestamptz
     where id in (
       select id from vouchers.offer
        where tenant = ${tenant} and link_number = 0 and period_start <= ${today} and period_end >= ${today}
          and phone is not null
        order by id limit ${most} for update skip locked)
    returning id`.execute(tablesOf(tx));
  return rows.map(({ id }) => id);
}
