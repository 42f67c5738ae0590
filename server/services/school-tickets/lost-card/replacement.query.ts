import {
  type CardFee,
  type FeePayer,
  owedForCard,
} from '@takst/domain/services/school-tickets/lost-card/card-fee.rules.ts';
import type { TemporaryTicketKind } from '@takst/domain/services/school-tickets/lost-card/temporary-ticket.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { TicketRow } from '#ticketing/tickets/tickets.public.ts';
import { cardStateOf, costsFee } from '#ticketing/travel-cards/travel-cards.public.ts';

/** A replacement card that a school has ordered. */
export type Replacement = {
  readonly cardId: number;
  /** The ticket of which it was ordered. */
  readonly ticketId: number;
  readonly paidBy: FeePayer;
  readonly feeOre: number;
  readonly isCancelled: boolean;
  readonly isCollected: boolean;
  /** What counts as temporary ticket; null when there is none. */
  readonly kind: TemporaryTicketKind | null;
  readonly phoneCountryCode: string | null;
  readonly phone: string | null;
  readonly issuedAt: Temporal.Instant | null;
};

/** The replacements that were ordered of tickets, and those on which they lie. */
export async function findReplacements(
  source: Database | Transaction,
  scope: Scope,
  tickets: readonly Pick<TicketRow, 'id' | 'card_id'>[],
): Promise<readonly Replacement[]> {
  // No card has ever been replaced of a ticket that lies on none.
  const onCards = tickets.filter(({ card_id }) => card_id !== null);
  if (onCards.length === 0) return [];
  const { rows } = await sql<Replacement>`
    select replacement.card_id as "cardId", replacement.ticket_id as "ticketId",
           replacement.paid_by as "paidBy", card.fee_ore as "feeOre",
           ${cardStateOf('card')} = 'CANCELLED' as "isCancelled",
           replacement.collected_at is not null as "isCollected", temporary.kind,
           temporary.phone_country_code as "phoneCountryCode", temporary.phone,
           temporary.issued_at as "issuedAt"
      from school_tickets.replacement
      join travel_cards.card on card.company_id = replacement.company_id and card.id = replacement.card_id
      left join school_tickets.temporary_ticket as temporary
        on temporary.company_id = replacement.company_id and temporary.card_id = replacement.card_id
       and temporary.revoked_at is null
     where ${withinScope(scope, 'replacement')}
       and (replacement.ticket_id = any(${sql.val(onCards.map(({ id }) => id))}::bigint[])
            or replacement.card_id = any(${sql.val(onCards.map(({ card_id }) => card_id))}::bigint[]))`.execute(
    tablesOf(source),
  );
  return rows;
}

/** What the pupil of a ticket owes the school for its replacement cards, in øre. */
export const owedByTicket = (
  replacements: readonly (CardFee & Pick<Replacement, 'ticketId'>)[],
  ticketId: number,
): number =>
  replacements
    .filter((one) => one.ticketId === ticketId)
    .reduce((sum, one) => sum + owedForCard(one), 0);

/** Tickets of which a pupil owes the fee of a card: the SQL twin of `owedForCard`. */
export const owesFee = ({ tenant }: Pick<Scope, 'tenant'>): RawBuilder<SqlBool> => sql`
  ticket.id in (
    select replacement.ticket_id
      from school_tickets.replacement
      join travel_cards.card on card.company_id = replacement.company_id and card.id = replacement.card_id
     where replacement.tenant = ${tenant} and replacement.paid_by = 'pupil'
       and replacement.collected_at is null and ${costsFee('card')})`;
