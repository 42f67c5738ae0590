import type { CompanyTicketRules } from '@takst/domain/services/company-tickets/company-ticket.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { LockedTicket, Tickets } from '#ticketing/tickets/tickets.public.ts';
import { type CompanyPerson, findNamedPeople, type NamedPeople } from './people.query.ts';

/** A person of a company with their active and pending company tickets, by their first day. */
export type LoadedPerson = CompanyPerson & {
  readonly tickets: readonly LockedTicket<CompanyTicketRules>[];
};

type PeopleRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
  readonly named: NamedPeople;
  /** Locks the tickets until the transaction ends: a decision based on them still holds when it is saved. */
  readonly lock: boolean;
};

/** Changes for many are about company tickets alone. */
const services = ['company-tickets'] as const;

/** Everybody who is named, in a number of statements that does not depend on how many. */
export async function loadPeople(
  tx: Transaction,
  tickets: Pick<Tickets, 'lock' | 'view'>,
  { scope, companyId, today, named, lock }: PeopleRequest,
): Promise<LoadedPerson[]> {
  const people = await findNamedPeople(tx, scope, { companyId, named, today });
  const ids = people.flatMap(({ ticketIds }) => ticketIds);
  const read = lock ? tickets.lock : tickets.view;
  const ticketsById = new Map(
    (await read(tx, { scope, services, ids, today })).flatMap((ticket) =>
      ticket ? [[ticket.row.id, ticket] as const] : [],
    ),
  );
  return people.map(({ ticketIds, ...person }) => ({
    ...person,
    tickets: ticketIds.flatMap((id) => ticketsById.get(id) ?? []),
  }));
}
