import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isCurrentEntry, isLiveEntry, type PersonKey } from '#ticketing/tickets/tickets.public.ts';

export type EntryOfPerson = {
  readonly productType: 'TICKET' | 'MOBILITY';
  readonly id: number;
  readonly holderId: number;
};

/** The tickets and subscriptions of residents that are not over. The caller has locked the people. */
export async function entriesOfResidents(
  tx: Transaction,
  people: readonly PersonKey[],
  today: Temporal.PlainDate,
): Promise<EntryOfPerson[]> {
  const companyIds = sql.val(people.map(({ companyId }) => companyId));
  const holderIds = sql.val(people.map(({ holderId }) => holderId));
  const isTheirs = (entry: string) => sql`service = 'housing' and ${isCurrentEntry(entry, today)}`;
  const { rows } = await sql<EntryOfPerson>`
    with person as materialized (
      select * from unnest(${companyIds}::bigint[], ${holderIds}::bigint[]) as given (company_id, holder_id)
    )
    select 'TICKET' as "productType", id, holder_id as "holderId"
      from person join tickets.ticket using (company_id, holder_id) where ${isTheirs('ticket')}
    union all
    select 'MOBILITY', id, holder_id
      from person join subscriptions.subscription using (company_id, holder_id)
     where ${isTheirs('subscription')}
     order by id`.execute(tablesOf(tx));
  return rows;
}

/**
 * From when on people have what is active without an end and what they could use: an end before that day leaves its month
 * invoiced (`isChargedOnMoveOut`).
 */
export async function handedOutTo(
  tx: Transaction,
  { companyId, holderIds }: { companyId: number; holderIds: readonly number[] },
  today: Temporal.PlainDate,
): Promise<{ holderId: number; startDate: Temporal.PlainDate }[]> {
  const isActive = (entry: string) => sql`service = 'housing' and company_id = ${companyId}
    and holder_id = any(${sql.val([...holderIds])}::bigint[]) and ${isLiveEntry(entry)}
    and start_date <= ${today} and expiration_date is null`;
  const { rows } = await sql<{ holderId: number; startDate: Temporal.PlainDate }>`
    select holder_id as "holderId", start_date as "startDate" from tickets.ticket
     where ${isActive('ticket')} and coalesce(downloaded_at, shown_at) is not null
    union all
    select holder_id, start_date from subscriptions.subscription
     where ${isActive('subscription')} and discount_code is not null`.execute(tablesOf(tx));
  return rows;
}
