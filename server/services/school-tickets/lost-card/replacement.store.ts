import type { FeePayer } from '@takst/domain/services/school-tickets/lost-card/card-fee.rules.ts';
import type { TemporaryTicketKind } from '@takst/domain/services/school-tickets/lost-card/temporary-ticket.rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { ChangeMoment, TicketKey } from '#ticketing/tickets/tickets.public.ts';

type CardKey = { readonly companyId: number; readonly cardId: number };

/** Notes who pays for a replacement card; the caller has taken the ticket. */
export async function insertReplacement(
  tx: Transaction,
  { tenant, companyId, cardId, ticketId, paidBy }: ReplacedCard,
): Promise<void> {
  await tablesOf(tx)
    .insertInto('school_tickets.replacement')
    .values({
      tenant,
      company_id: companyId,
      card_id: cardId,
      ticket_id: ticketId,
      paid_by: paidBy,
    })
    .execute();
}
type ReplacedCard = Pick<ChangeMoment, 'tenant'> &
  CardKey & { readonly ticketId: number; readonly paidBy: FeePayer };

/** Notes that the fees of a ticket that the pupil owes are paid; the caller has taken the ticket. */
export async function setCollected(
  tx: Transaction,
  { companyId, id }: TicketKey,
  { tenant, now }: ChangeMoment,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('school_tickets.replacement')
    .set({ collected_at: now })
    .where('tenant', '=', tenant)
    .where('company_id', '=', companyId)
    .where('ticket_id', '=', id)
    .where('paid_by', '=', 'pupil')
    .where('collected_at', 'is', null)
    .execute();
}

export type IssuedTemporaryTicket = CardKey & {
  readonly kind: TemporaryTicketKind;
  /** Null of paper. */
  readonly phone: { readonly phoneCountryCode: string; readonly phone: string } | null;
};

/** Puts a temporary ticket in the place of the one that counted; its id. The caller has taken the ticket. */
export async function insertTemporaryTicket(
  tx: Transaction,
  { companyId, cardId, kind, phone }: IssuedTemporaryTicket,
  { tenant, now }: ChangeMoment,
): Promise<number> {
  await tablesOf(tx)
    .updateTable('school_tickets.temporary_ticket')
    .set({ revoked_at: now })
    .where('tenant', '=', tenant)
    .where('company_id', '=', companyId)
    .where('card_id', '=', cardId)
    .where('revoked_at', 'is', null)
    .execute();
  const { id } = await tablesOf(tx)
    .insertInto('school_tickets.temporary_ticket')
    .values({
      tenant,
      company_id: companyId,
      card_id: cardId,
      kind,
      phone_country_code: phone && phone.phoneCountryCode,
      phone: phone && phone.phone,
      issued_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Erases the phones of temporary tickets whose cards have tickets that are anonymised, and their links. */
export async function eraseTemporaryTickets(
  tx: Transaction,
  tickets: readonly TicketKey[],
): Promise<void> {
  await sql`
    delete from school_tickets.temporary_ticket as temporary
     using unnest(${sql.val(tickets.map(({ companyId }) => companyId))}::bigint[],
                  ${sql.val(tickets.map(({ id }) => id))}::bigint[]) as given (company_id, id)
      join school_tickets.replacement as ordered
        on ordered.company_id = given.company_id and ordered.ticket_id = given.id
     where temporary.company_id = ordered.company_id and temporary.card_id = ordered.card_id`.execute(
    tablesOf(tx),
  );
}
