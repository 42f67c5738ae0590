import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';
import { keptSince } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { DueEntry, HolderKey } from './personal-data.ts';
import { isNotAnonymised } from '#ticketing/tickets/ticket/live-entry.query.ts';
import type { TicketKey, TicketService } from '#ticketing/tickets/ticket/ticket-service.ts';

type DueRequest = Pick<TicketService, 'id' | 'retention'> & { readonly today: Temporal.PlainDate };

/** What makes a ticket due: moments of it, each with an index, and what they are before. */
function dueConditions({ retention, today }: DueRequest) {
  const since = keptSince(retention, today);
  const day = sql`${since}::date`;
  const moment = sql`${since.toZonedDateTime(businessTimeZone).toInstant()}::timestamptz`;
  const conditions = {
    end: [
      { over: sql`expiration_date`, before: day },
      { over: sql`coalesce(cancelled_at, failed_at)`, before: moment },
    ],
    order: [{ over: sql`ordered_at`, before: moment }],
  };
  return conditions[retention.after];
}

/** Tickets and slots of the rows of `due`. */
export const dueTickets = (due: RawBuilder<unknown>) => sql<DueEntry>`
  select ticket.company_id as "companyId", ticket.id, ticket.holder_id as "holderId",
         array_remove(array[medium_slot, holder_slot, person_slot], null) as slots
    from (${due}) as due
    join tickets.ticket using (company_id, id)
    left join subscribers.subscriber using (company_id, holder_id)`;

/** At most `max` tickets of a service whose personal data has been kept long enough. */
export async function findDueTickets(
  tx: Transaction,
  request: DueRequest,
  max: number,
): Promise<DueEntry[]> {
  const searches = dueConditions(request).map(
    ({ over, before }) => sql`(
      select company_id, id from tickets.ticket
       where service = ${sql.lit(request.id)} and ${isNotAnonymised('ticket')} and ${over} < ${before}
       order by ${over} limit ${max})`,
  );
  const { rows } = await dueTickets(
    sql`select * from (${sql.join(searches, sql` union `)}) as either limit ${max}`,
  ).execute(tablesOf(tx));
  return rows;
}

/**
 * Locks tickets until the transaction ends and reads them again: those that are still due. The caller has
 * locked their slots.
 */
export async function lockDueTickets(
  tx: Transaction,
  request: DueRequest,
  keys: readonly TicketKey[],
): Promise<DueEntry[]> {
  const conditions = dueConditions(request).map(({ over, before }) => sql`${over} < ${before}`);
  const { rows } = await sql<DueEntry>`${dueTickets(rowsOf(keys))}
     where ${isNotAnonymised('ticket')} and (${sql.join(conditions, sql` or `)})
     order by ticket.company_id, ticket.id for update of ticket`.execute(tablesOf(tx));
  return rows;
}

/** Takes whatever names its holder from each ticket; ids, days, zones and product stay. */
export async function anonymise(
  tx: Transaction,
  keys: readonly TicketKey[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update tickets.ticket
       set anonymised_at = ${at}::timestamptz, holder_id = null, medium_slot = null,
           holder_slot = null, pickup_code = null, app_id = null
      from (${rowsOf(keys)}) as given
     where ticket.company_id = given.company_id and ticket.id = given.id`.execute(tablesOf(tx));
}

/** The holders that no ticket and no subscription names. */
export async function holdersWithoutEntries(
  tx: Transaction,
  holders: readonly HolderKey[],
): Promise<HolderKey[]> {
  const { rows } = await sql<HolderKey>`
    select given.company_id as "companyId", given.id
      from (${rowsOf(holders)}) as given
     where not exists (
       select from tickets.ticket
        where ticket.company_id = given.company_id and ticket.holder_id = given.id)
       and not exists (
       select from subscriptions.subscription
        where subscription.company_id = given.company_id and subscription.holder_id = given.id)`.execute(
    tablesOf(tx),
  );
  return rows;
}

export const rowsOf = (keys: readonly TicketKey[]) => {
  const companyIds = sql.val(keys.map(({ companyId }) => companyId));
  const ids = sql.val(keys.map(({ id }) => id));
  return sql`select * from unnest(${companyIds}::bigint[], ${ids}::bigint[]) as keys (company_id, id)`;
};
