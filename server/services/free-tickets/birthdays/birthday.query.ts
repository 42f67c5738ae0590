import type { TicketOwner } from '@takst/domain/services/free-tickets/birthdays.rules.ts';
import { freeProfileIds } from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isCurrentEntry, isHeldEntry } from '#ticketing/tickets/tickets.public.ts';

/** A ticket of which age may change something. */
export type AgingTicket = TicketOwner & {
  readonly id: number;
  readonly expirationDate: Temporal.PlainDate | null;
  /** A user has set the end. */
  readonly isEnded: boolean;
};

type AgingRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
  readonly words: readonly string[];
};
type AgingRow = Omit<AgingTicket, 'profileId'> & { readonly profileId: string };

/** The active and pending tickets of a company that no other continues, in the order of their holders: those alone that words find. */
export async function agingTickets(
  database: Database,
  { scope, companyId, today, words }: AgingRequest,
): Promise<AgingTicket[]> {
  const { rows } = await sql<AgingRow>`
    select ticket.id, ticket.profile_id as "profileId", holder.birth_date as "birthDate",
           detail.holder_type as "holderType", ticket.start_date as "startDate",
           ticket.expiration_date as "expirationDate",
           ticket.ended_at is not null as "isEnded"
      from tickets.ticket
      join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
      join free_tickets.ticket_detail as detail
        on detail.company_id = ticket.company_id and detail.ticket_id = ticket.id
     where ${withinCompany(scope, 'ticket', companyId)} and ticket.service = 'free-tickets'
       and ${isCurrentEntry('ticket', today)} and holder.birth_date is not null
       and holder.searched like all (${sql.val(words.map(anywhere))}::text[])
       and not exists (select from tickets.ticket as next
                        where next.company_id = ticket.company_id and next.continues_id = ticket.id
                          and ${isHeldEntry('next')})
     order by holder.sorted, ticket.id`.execute(tablesOf(database));
  return rows.flatMap(({ profileId: stored, ...row }): AgingTicket[] => {
    const profileId = freeProfileIds.find((one) => one === stored);
    return profileId
      ? [{ ...row, profileId, holderType: row.holderType satisfies FreeHolderType }]
      : [];
  });
}
