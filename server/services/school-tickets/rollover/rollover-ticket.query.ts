import type { MatchableTicket } from '@takst/domain/services/school-tickets/rollover/next-ticket.rules.ts';
import type { YearSpan } from '@takst/domain/services/school-tickets/school-year.rules.ts';
import type { TicketMedium } from '@takst/domain/ticketing/tickets/ticket-medium.ts';
import type { CardState } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { sql, type SqlBool, type RawBuilder } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isLiveEntry } from '#ticketing/tickets/tickets.public.ts';
import { cardStateOf } from '#ticketing/travel-cards/travel-cards.public.ts';
import { startsWithin } from '../list/school-ticket-rows.query.ts';

/** A school's tickets of two years: the one that runs out, and the one that comes. */
export type RolloverRequest = {
  readonly scope: CompanyScope;
  readonly companyId: number;
  readonly running: YearSpan;
  readonly coming: YearSpan;
};

/** A ticket that lasts until its school year ends, with its pupil. */
export type RolloverTicket = MatchableTicket & {
  readonly ticketId: number;
  readonly studentId: string | null;
  readonly phoneCountryCode: string | null;
  readonly phone: string | null;
  readonly medium: TicketMedium;
  readonly cardNumber: string | null;
  readonly cardState: CardState | null;
  readonly agreementId: number;
  readonly allZones: boolean;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly secondZoneFrom: string | null;
  readonly secondZoneTo: string | null;
};

const foundAgain = sql`
  ticket.medium_slot as "mediumSlot", ticket.card_id as "cardId",
  case when num_nulls(holder.first_name, holder.last_name, holder.class_name) = 0 then jsonb_build_object(
    'firstName', holder.first_name, 'lastName', holder.last_name, 'className', holder.class_name) end as pupil`;

const ticketsOfYear = ({ scope, companyId }: RolloverRequest, span: YearSpan) => sql`
    from tickets.ticket
    join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
    left join travel_cards.card on card.company_id = ticket.company_id and card.id = ticket.card_id
   where ${withinCompany(scope, 'ticket', companyId)}
     and ticket.service = 'school-tickets' and ${isLiveEntry('ticket')} and ${startsWithin(span)}`;

/** It was not ended by a user: its pupil was at the school until the year ended. */
const lastsTheYear: RawBuilder<SqlBool> = sql`ticket.ended_at is null`;

/** By class and name, so that the order of a batch is that of the class lists. */
export async function rolloverTickets(
  source: Database | Transaction,
  request: RolloverRequest,
): Promise<RolloverTicket[]> {
  const { rows } = await sql<RolloverTicket>`
    select ticket.id as "ticketId", ${foundAgain}, holder.employee_id as "studentId",
           holder.phone_country_code as "phoneCountryCode", holder.phone, ticket.medium,
           card.number as "cardNumber", case when card.id is not null then ${cardStateOf('card')} end as "cardState",
           ticket.agreement_id as "agreementId", ticket.all_zones as "allZones",
           ticket.zone_from as "zoneFrom", ticket.zone_to as "zoneTo",
           ticket.second_zone_from as "secondZoneFrom", ticket.second_zone_to as "secondZoneTo"
           ${ticketsOfYear(request, request.running)} and ${lastsTheYear}
     order by text.natural_key(holder.class_name) collate "C", holder.class_name, holder.sorted,
              ticket.id`.execute(tablesOf(source));
  return rows;
}

/** All tickets of the coming year, also those that were ordered by hand. */
export async function comingTickets(
  source: Database | Transaction,
  request: RolloverRequest,
): Promise<MatchableTicket[]> {
  const { rows } = await sql<MatchableTicket>`
    select ${foundAgain} ${ticketsOfYear(request, request.coming)}
     order by ticket.id`.execute(tablesOf(source));
  return rows;
}
