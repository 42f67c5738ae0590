import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { type RawBuilder, sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { isCurrentEntry } from '#ticketing/tickets/ticket/live-entry.query.ts';
import type {
  AgreementUse,
  TicketUses,
  UseRequest,
  UsingTicket,
} from '#customers/agreements/agreements.public.ts';

/** Uses of a service: its tickets, and the subscriptions that it sells beside them. */
export const ticketUses = (service: TicketServiceId): TicketUses => ({
  async count(source, request) {
    const { rows } = await sql<AgreementUse>`
      select agreement_id as "agreementId", count(*) filter (where is_ticket)::int as tickets,
             count(*) filter (where not is_ticket)::int as subscriptions,
             count(distinct holder_id)::int as persons
        from ${usedEntries(service, request)}
       group by agreement_id order by agreement_id`.execute(tablesOf(source));
    return rows;
  },
  async list(source, { limit, ...request }) {
    const { rows } = await sql<UsingTicket>`
      select entry.id, holder.first_name as "firstName", holder.last_name as "lastName",
             entry.start_date as "startDate", entry.expiration_date as "expirationDate"
        from ${usedEntries(service, request)}
        left join holders.holder on holder.company_id = entry.company_id and holder.id = entry.holder_id
       order by holder.sorted nulls last, entry.id
       limit ${limit}`.execute(tablesOf(source));
    return rows;
  },
});

/** What is pending or active, or still valid on the day. */
function usedEntries(
  service: TicketServiceId,
  { companyId, agreementId, from }: UseRequest,
): RawBuilder<unknown> {
  const ofAgreement = agreementId === undefined ? sql`true` : sql`agreement_id = ${agreementId}`;
  const usedIn = (schema: string, table: string, isTicket: boolean) => sql`
    select company_id, id, agreement_id, holder_id, start_date, expiration_date,
           ${sql.lit(isTicket)} as is_ticket
      from ${sql.id(schema, table)}
     where company_id = ${companyId} and service = ${service} and ${ofAgreement}
       and ${isCurrentEntry(table, from)}`;
  const tickets = usedIn('tickets', 'ticket', true);
  const subscriptions = usedIn('subscriptions', 'subscription', false);
  return sql`(${tickets} union all ${subscriptions}) as entry`;
}
