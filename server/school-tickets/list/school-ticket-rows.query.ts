import type { SchoolTicket } from '@takst/contract/school-tickets/school-ticket.schema.ts';
import {
  maxSchoolTicketsOfFile,
  type schoolTicketList,
} from '@takst/contract/school-tickets/list/school-ticket-list.contract.ts';
import { type SchoolYear, spanOfYear } from '@takst/domain/school-tickets/school-year.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Chosen, ListRows } from '#db/search/list-rows.ts';
import { searchedHolders } from '#holders/holders.public.ts';
import type { ListCall } from '#http/list/list-server.ts';
import { findTickets } from '#tickets/tickets.public.ts';
import {
  cardsWithNumber,
  ticketConditions,
  ticketsOfHolders,
} from '#travel-cards/travel-cards.public.ts';
import { describeSchoolTickets } from '../describe-school-ticket.ts';
import { schoolServices as services } from '../school-services.ts';
import { schoolYearsOf } from '../school-year.query.ts';
import { firstRows } from './first-rows.ts';

export type SchoolTicketCall = ListCall<typeof schoolTicketList>;

/** The school tickets of a company, each a row, in the order of its pupils. */
export function schoolTicketRows(
  database: Database,
  call: SchoolTicketCall,
  chosen: Chosen,
): ListRows<SchoolTicket> {
  const { scope, params, query, today } = call;
  const rowsWithin = async () => {
    const years = query.year === undefined ? [] : await schoolYearsOf(database, scope.tenant);
    return searchedHolders<{ id: number }>(database, {
      ...chosen,
      scope,
      companyId: params.id,
      kind: 'pupil',
      each: { join: ticketsOfHolders('school-tickets'), id: sql`ticket.id` },
      alsoFound: sql`ticket.card_id in (${cardsWithNumber(params.id, chosen.words)})`,
      filters: [
        query.filter && ticketConditions(today)[query.filter],
        isOfYear(years, query.year),
        isOfClass(query.className),
      ],
      entry: sql`select page.id`,
    });
  };
  const described = async (rows: readonly { readonly id: number }[]): Promise<SchoolTicket[]> => {
    const ids = rows.map(({ id }) => id);
    const tickets = await findTickets(database, { scope, services }, ids);
    const entries = await describeSchoolTickets(database, { scope, today }, tickets);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return ids.flatMap((id) => byId.get(id) ?? []);
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
  if (!span) return sql`false`;
  const { after, through } = span;
  const isLater = after === null ? sql`true` : sql`ticket.start_date > ${after}::date`;
  return sql`(${isLater} and ticket.start_date <= ${through}::date)`;
}

export const isOfClass = (className: string | undefined): RawBuilder<SqlBool> | undefined =>
  className === undefined ? undefined : sql`holder.class_name = ${className}`;

export const lastDayKey = () => ({ key: sql`ticket.expiration_date`, isNullable: true });
