import type { SchoolTicket } from '@takst/contract/services/school-tickets/school-ticket.schema.ts';
import {
  maxSchoolTicketsOfFile,
  type SchoolTicketRows,
  type schoolTicketList,
} from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import {
  type SchoolYear,
  spanOfYear,
  type YearSpan,
} from '@takst/domain/services/school-tickets/school-year.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import type { Chosen, ListRows } from '#platform/db/search/list-rows.ts';
import { searchedHolders } from '#ticketing/holders/holders.public.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import type { ListCall } from '#platform/http/list/list-server.ts';
import { findTickets } from '#ticketing/tickets/tickets.public.ts';
import { cardsWithNumber, ticketsOfHolders } from '#ticketing/travel-cards/travel-cards.public.ts';
import { describeSchoolTickets } from '../ticket/describe-school-ticket.ts';
import { schoolServices as services } from '../ticket/school-services.ts';
import { schoolYearsOf } from '../ticket/school-year.query.ts';
import { schoolTicketConditions } from './school-ticket-conditions.query.ts';
import { firstRows } from './first-rows.ts';

type SchoolTicketRowsRequest = Pick<ListCall<typeof schoolTicketList>, 'scope' | 'today'> & {
  readonly query: Pick<SchoolTicketRows, 'filter' | 'year' | 'className'>;
  /** Without it, the tickets of all schools of the scope. */
  readonly companyId: number | undefined;
  /** What the pupils are beside in the scope. */
  readonly isListed?: RawBuilder<SqlBool> | undefined;
};

/** A ticket as the portal shows it, and whose it is. */
export type SchoolTicketRow = {
  readonly ticket: SchoolTicket;
  readonly companyId: number;
  readonly companyName: string;
};

/** School tickets, each a row, in the order of their pupils. */
export function schoolTicketRows(
  database: Database,
  { scope, companyId, isListed, query, today }: SchoolTicketRowsRequest,
  choice: Chosen,
): ListRows<SchoolTicketRow> {
  const rowsWithin = async () => {
    const years = query.year === undefined ? [] : await schoolYearsOf(database, scope.tenant);
    return searchedHolders<{ id: number }>(database, {
      ...choice,
      scope,
      companyId,
      kind: 'pupil',
      each: { join: ticketsOfHolders('school-tickets'), id: sql`ticket.id` },
      alsoFound: sql`ticket.card_id in (${cardsWithNumber({ scope, companyId }, choice.words)})`,
      filters: [
        isListed,
        query.filter && schoolTicketConditions({ scope, today })[query.filter],
        isOfYear(years, query.year),
        isOfClass(query.className),
      ],
      entry: sql`select page.id`,
    });
  };
  const described = async (rows: readonly { readonly id: number }[]) => {
    const ids = rows.map(({ id }) => id);
    const tickets = await findTickets(database, { scope, services }, ids);
    const entries = await describeSchoolTickets(database, { scope, today }, tickets);
    const companies = new Map(tickets.map((row) => [row.id, row]));
    const byId = new Map(entries.map((ticket) => [ticket.id, ticket]));
    return ids.flatMap((id): SchoolTicketRow[] => {
      const [ticket, row] = [byId.get(id), companies.get(id)];
      if (!ticket || !row) return [];
      return [{ ticket, companyId: row.company_id, companyName: row.company_name }];
    });
  };
  return {
    async page(bounds) {
      const { totalEntries, matches } = await (await rowsWithin()).page(bounds);
      return { totalEntries, matches: await described(matches) };
    },
    async *all() {
      const parts = firstRows((await rowsWithin()).all(), maxSchoolTicketsOfFile);
      for await (const part of parts) yield await described(part);
    },
  };
}

/** The tickets of a school year: the SQL twin of `schoolYearOf`. None of a year that is not known. */
export function isOfYear(
  years: readonly SchoolYear[],
  beginsIn: number | undefined,
): RawBuilder<SqlBool> | undefined {
  if (beginsIn === undefined) return undefined;
  const span = spanOfYear(years, beginsIn);
  return span ? startsWithin(span) : sql`false`;
}

/** The tickets whose first days are those of a school year. */
export function startsWithin({ after, through }: YearSpan): RawBuilder<SqlBool> {
  const isLater = after === null ? sql`true` : sql`ticket.start_date > ${after}::date`;
  return sql`(${isLater} and ticket.start_date <= ${through}::date)`;
}

export const isOfClass = (className: string | undefined): RawBuilder<SqlBool> | undefined =>
  className === undefined ? undefined : sql`holder.class_name = ${className}`;

export const lastDayKey = () => ({ key: sql`ticket.expiration_date`, isNullable: true });

/** 9A before 10A. The key is made once for each class, not for each ticket. */
export const classKey = ({ scope }: { readonly scope: CompanyScope }) => ({
  key: sql`class.key`,
  isNullable: true,
  join: sql`left join (
    select class_name, text.natural_key(class_name) collate "C" as key from (
      select distinct holder.class_name from holders.holder
       where ${withinScope(scope, 'holder')} and holder.kind = 'pupil' and ${isKnownHolder('holder')} offset 0
    ) as named offset 0) as class on class.class_name = holder.class_name`,
});

export const schoolKey = () => ({
  key: sql`company.sorted`,
  join: sql`join companies.company on company.id = holder.company_id`,
});
