import { erasers } from '#app/areas/erasers.ts';
import { ticketServices } from '#app/areas/ticket-services.ts';
import type { Database } from '#platform/db/database.ts';
import { idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { Clock } from '#platform/time/clock.ts';
import { anonymiseEntries, dueTicketsOf } from './anonymise-tickets.ts';
import type { Erasers } from './personal-data.ts';
import { endLongAgo } from './test-anonymise.store.ts';
import type { TicketService } from '#ticketing/tickets/ticket/ticket-service.ts';

type AnonymiseInput = { database: Database; clock: Clock };
type Options = { maxTickets?: number; erasers?: Erasers; service?: TicketService };

/** One transaction of the nightly job; returns how many tickets were due. */
export const anonymiseOnce = ({ database, clock }: AnonymiseInput, options: Options = {}) =>
  database.transaction((tx) =>
    anonymiseEntries(tx, options.erasers ?? erasers, {
      entries: dueTicketsOf(options.service ?? ticketServices['company-tickets']),
      today: clock.today(),
      now: clock.now(),
      maxTickets: options.maxTickets ?? 1_000,
    }),
  );

/** Transactions until no ticket is due. */
export async function anonymiseAll(portal: AnonymiseInput, options: Options = {}): Promise<void> {
  while ((await anonymiseOnce(portal, options)) > 0);
}

export type OldTicket = { id: number; holderId: number; phone: string };

/** Tickets of new people, all over for more than three months. */
export async function placeOldTickets(portal: TestPortal, count: number): Promise<OldTicket[]> {
  const tickets = await Promise.all(
    Array.from({ length: count }, async () => {
      const phone = newPhone();
      const order = await orderIn(portal)({ phone });
      const { subscriberId: holderId } = order.json as { subscriberId: number };
      return { id: idOf(order), holderId, phone };
    }),
  );
  await endLongAgo(
    portal.database,
    tickets.map(({ id }) => id),
  );
  return tickets;
}
