import type { FreeTicketRules } from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import {
  type FreePersonNames,
  freePersonOfRow,
  type NamedFreePerson,
} from '@takst/domain/services/free-tickets/named-person.rules.ts';
import { foldText } from '@takst/domain/customers/companies/folded.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { LockedTicket, Tickets } from '#ticketing/tickets/tickets.public.ts';
import { freeServices as services } from '../ticket/free-services.ts';
import { findNamedTickets, type NamedTicket } from './named-people.query.ts';

/** A person of a company with the active and pending free tickets, the newest first. */
export type LoadedFreePerson = Pick<NamedFreePerson, 'holders'> & {
  readonly entitlementId: number;
  readonly tickets: readonly LockedTicket<FreeTicketRules>[];
};

export type FreePeople = {
  /** Who a row is about. */
  readonly of: (row: FreePersonNames) => ReturnType<typeof freePersonOfRow<LoadedFreePerson>>;
  readonly all: readonly LoadedFreePerson[];
};

type PeopleRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
  readonly rows: readonly FreePersonNames[];
  /** Locks the tickets until the transaction ends. */
  readonly lock: boolean;
};

/** Loads all people that rows name, in a fixed number of statements. */
export async function loadNamedPeople(
  tx: Transaction,
  tickets: Pick<Tickets, 'lock' | 'view'>,
  { scope, companyId, today, rows, lock }: PeopleRequest,
): Promise<FreePeople> {
  const namedTickets = await findNamedTickets(tx, scope, { companyId, named: rows, today });
  const ids = namedTickets.flatMap(({ ticketId, isCurrent }) => (isCurrent ? [ticketId] : []));
  const read = lock ? tickets.lock : tickets.view;
  const ticketsById = new Map(
    (await read(tx, { scope, services, ids, today })).flatMap((ticket) =>
      ticket ? [[ticket.row.id, ticket] as const] : [],
    ),
  );
  const people = [...Map.groupBy(namedTickets, ({ entitlementId }) => entitlementId)].map(
    ([entitlementId, theirs]) => personOf(entitlementId, theirs, ticketsById),
  );
  // Thousands of rows ask: each looks among those with its employee number.
  const byNumber = Map.groupBy(
    people.flatMap((person) =>
      [...new Set(person.holders.map(({ employeeId }) => foldText(employeeId)))].map((number) => ({
        number,
        person,
      })),
    ),
    ({ number }) => number,
  );
  return {
    all: people,
    of: (row) =>
      freePersonOfRow(
        row,
        (byNumber.get(foldText(row.employeeId)) ?? []).map(({ person }) => person),
      ),
  };
}

const personOf = (
  entitlementId: number,
  theirs: readonly NamedTicket[],
  ticketsById: ReadonlyMap<number, LockedTicket<FreeTicketRules>>,
): LoadedFreePerson => ({
  entitlementId,
  holders: theirs.map(({ holderId: id, employeeId, birthDate, firstName, lastName }) => ({
    id,
    employeeId,
    birthDate,
    firstName,
    lastName,
  })),
  tickets: theirs.flatMap(({ ticketId }) => ticketsById.get(ticketId) ?? []),
});

/** What the person is called here, where the row says something else or nothing. */
export function otherNameOf(
  { holders: [holder] }: NamedFreePerson,
  row: FreePersonNames,
): string | null {
  if (!holder) return null;
  const name = `${holder.firstName} ${holder.lastName}`;
  return name === [row.firstName, row.lastName].filter(Boolean).join(' ') ? null : name;
}
