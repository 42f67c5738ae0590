import { erasers } from '#app/areas/erasers.ts';
import { ticketServices } from '#app/areas/ticket-services.ts';
import type { Database } from '#platform/db/database.ts';
import { idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import type { Answer } from '#testing/portal/call-as.ts';
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

/** Two companies order for each of these phones while two processes anonymise their last tickets. */
export async function raceOrders(
  portal: TestPortal,
  tickets: readonly OldTicket[],
): Promise<Map<string, Answer[]>> {
  const companies = ['several-services', 'single-service'].map((key) => portal.company(key));
  const orders = tickets.flatMap(({ phone }) =>
    companies.map(async (company) => ({
      phone,
      answer: await orderIn(portal)({ phone }, { company }),
    })),
  );
  const nights = [2, 3].map((maxTickets) => anonymiseAll(portal, { maxTickets }));
  const answered = await Promise.all(orders);
  await Promise.all(nights);
  const byPhone = Map.groupBy(answered, ({ phone }) => phone);
  return new Map([...byPhone].map(([phone, own]) => [phone, own.map(({ answer }) => answer)]));
}
