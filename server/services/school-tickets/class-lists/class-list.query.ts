import type { TicketMedium } from '@takst/domain/ticketing/tickets/ticket-medium.ts';
import type { TicketStatus } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import type { CardState } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { type SchoolYear } from '@takst/domain/services/school-tickets/school-year.rules.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { isCurrentEntry, ticketStatusOn } from '#ticketing/tickets/tickets.public.ts';
import { cardStateOf, ticketsOfHolders } from '#ticketing/travel-cards/travel-cards.public.ts';
import { isOfClass, isOfYear } from '../list/school-ticket-rows.query.ts';

/** A ticket of the year and the class, of whatever status. */
export type ClassListRow = {
  readonly holderId: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly className: string | null;
  readonly studentId: string | null;
  readonly ticketId: number;
  readonly status: TicketStatus;
  /** Active or pending. */
  readonly isCurrent: boolean;
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly medium: TicketMedium;
  readonly pickupCode: string | null;
  readonly isFetched: boolean;
  readonly cardState: CardState | null;
  readonly cardNumber: string | null;
  readonly hasTwoHomes: boolean;
};

type ClassListRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
  readonly years: readonly SchoolYear[];
  /** The calendar year in which the school year begins. */
  readonly beginsIn: number;
  readonly className: string | undefined;
  readonly limit: number;
};

/** Tickets by class, 9A before 10A, and within it by pupil, in Norwegian order. */
export async function classListRows(
  database: Database,
  { scope, companyId, today, years, beginsIn, className, limit }: ClassListRequest,
): Promise<ClassListRow[]> {
  const conditions = [
    withinCompany(scope, 'holder', companyId),
    sql`holder.kind = 'pupil'`,
    isKnownHolder('holder'),
    isOfYear(years, beginsIn),
    isOfClass(className),
  ].filter((condition) => condition !== undefined);
  const { rows } = await sql<ClassListRow>`
    select holder.id as "holderId", holder.first_name as "firstName", holder.last_name as "lastName",
           holder.class_name as "className", holder.employee_id as "studentId",
           ticket.id as "ticketId", ${ticketStatusOn('ticket', today)} as status,
           ${isCurrentEntry('ticket', today)} as "isCurrent", ticket.start_date as "startDate",
           ticket.expiration_date as "expirationDate", ticket.medium,
           ticket.pickup_code as "pickupCode", ticket.downloaded_at is not null as "isFetched",
           case when card.id is not null then ${cardStateOf('card')} end as "cardState",
           card.number as "cardNumber",
           ticket.second_zone_from is not null as "hasTwoHomes"
      from holders.holder ${ticketsOfHolders('school-tickets')}
      left join travel_cards.card
        on card.company_id = ticket.company_id and card.id = ticket.card_id
     where ${sql.join(conditions, sql` and `)}
     order by text.natural_key(holder.class_name) collate "C", holder.class_name, holder.sorted,
              holder.id, ticket.start_date, ticket.id
     limit ${limit}`.execute(tablesOf(database));
  return rows;
}
