import type { RegisteredServiceId } from '@takst/domain/tickets/ticket-service-id.ts';
import { type RawBuilder, sql } from 'kysely';
import { tablesOf } from '#db/tables.ts';
import type { AgreementUse, TicketUses, UseRequest, UsingTicket } from './ticket-uses.ts';

/** Uses of a service whose tickets are all in `tickets.ticket`. */
export const ticketUses = (service: RegisteredServiceId): TicketUses => ({
  async count(source, request) {
    const { rows } = await sql<AgreementUse>`
      select agreement_id as "agreementId", count(*)::int as tickets,
             count(distinct holder_id)::int as persons
        from tickets.ticket
       where ${isUsed(service, request)}
       group by agreement_id order by agreement_id`.execute(tablesOf(source));
    return rows;
  },
  async list(source, { limit, ...request }) {
    const { rows } = await sql<UsingTicket>`
      select ticket.id, holder.first_name as "firstName", holder.last_name as "lastName",
             ticket.start_date as "startDate", ticket.expiration_date as "expirationDate"
        from tickets.ticket
        join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
       where ${isUsed(service, request)}
       order by holder.sorted, ticket.id
       limit ${limit}`.execute(tablesOf(source));
    return rows;
  },
});

/** Pending and active tickets, and those that are still valid on the day. */
function isUsed(
  service: RegisteredServiceId,
  { companyId, agreementId, from }: UseRequest,
): RawBuilder<boolean> {
  const ofAgreement =
    agreementId === undefined ? sql`true` : sql`ticket.agreement_id = ${agreementId}`;
  return sql`ticket.company_id = ${companyId} and ticket.service = ${service} and ${ofAgreement}
    and ticket.cancelled_at is null and ticket.failed_at is null and ticket.anonymised_at is null
    and (ticket.expiration_date is null
      or (ticket.expiration_date >= ${from} and ticket.expiration_date >= ticket.start_date))`;
}
