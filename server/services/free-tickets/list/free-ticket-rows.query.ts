import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { operativeStatuses } from '@takst/contract/services/free-tickets/list/free-ticket-filter.ts';
import type { freeTicketList } from '@takst/contract/services/free-tickets/list/free-ticket-list.contract.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Chosen, ListRows } from '#platform/db/search/list-rows.ts';
import { searchedHolders } from '#ticketing/holders/holders.public.ts';
import type { ListCall } from '#platform/http/list/list-server.ts';
import { findTickets } from '#ticketing/tickets/tickets.public.ts';
import { cardsWithNumber, ticketsOfHolders } from '#ticketing/travel-cards/travel-cards.public.ts';
import { describeFreeTickets } from '../ticket/describe-free-ticket.ts';
import { freeServices as services } from '../ticket/free-services.ts';
import { filterConditions, hasStatus, isOperative } from './free-ticket-filter.query.ts';

export type FreeTicketCall = ListCall<typeof freeTicketList>;

/** The free tickets of a company, each a row, in the order of their holders. */
export function freeTicketRows(
  database: Database,
  call: FreeTicketCall,
  choice: Chosen,
): ListRows<FreeTicket> {
  const { scope, params, query, today } = call;
  const matchingHolders = searchedHolders<{ id: number }>(database, {
    ...choice,
    scope,
    companyId: params.id,
    kind: 'free',
    each: { join: ticketsOfHolders('free-tickets'), id: sql`ticket.id` },
    alsoFound: sql`ticket.card_id in (${cardsWithNumber({ scope, companyId: params.id }, choice.words)})`,
    filters: [isChosen(call), isOfDepartment(query.agreementNumber)],
    entry: sql`select page.id`,
  });
  const described = async (rows: readonly { readonly id: number }[]): Promise<FreeTicket[]> => {
    const ids = rows.map(({ id }) => id);
    const tickets = await findTickets(database, { scope, services }, ids);
    const entries = await describeFreeTickets(database, { scope, today }, tickets);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return {
    async page(bounds) {
      const { totalEntries, matches } = await matchingHolders.page(bounds);
      return { totalEntries, matches: await described(matches) };
    },
    async *all() {
      for await (const part of matchingHolders.all()) yield await described(part);
    },
  };
}

/** Active and pending tickets, unless filter or statuses choose others (spec 3 §2, §7). */
function isChosen({ query: { filter, statusFilter }, today }: FreeTicketCall): RawBuilder<SqlBool> {
  const conditions = [
    ...(filter ? [filterConditions(today)[filter]] : []),
    ...(statusFilter ? [hasStatus(statusFilter, today)] : []),
  ];
  if (conditions.length === 0) return isOperative(today);
  const isOnlyOperative = statusFilter?.every((one) => operativeStatuses.some((is) => is === one));
  return sql.join(
    isOnlyOperative ? [isOperative(today), ...conditions] : conditions,
    sql` and `,
  ) as RawBuilder<SqlBool>;
}

const isOfDepartment = (agreementNumber: number | undefined) =>
  agreementNumber === undefined
    ? undefined
    : sql<SqlBool>`ticket.agreement_id = ${agreementNumber}`;
