import type { Transaction } from '#platform/db/database.ts';
import {
  emptyHolders,
  freeUnusedSlots,
  lockHolders,
  lockSlotKeys,
} from '#ticketing/holders/holders.public.ts';
import type { TicketServices } from '#ticketing/tickets/ticket/ticket-service.ts';
import { holdersWithoutEntries } from './anonymise.store.ts';
import { anonymiseEntries, dueTicketsOf } from './anonymise-tickets.ts';
import { overTicketsOf, slotsOfHolders } from './person-tickets.store.ts';
import type { DueEntries, Erasers, HolderKey } from './personal-data.ts';

/** One person has no more in one service. */
const maxTickets = 10_000;

type EraseRequest = {
  readonly services: TicketServices;
  /** What holders have beside tickets, and is over. */
  readonly otherEntries: readonly DueEntries[];
  readonly erasers: Erasers;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/**
 * Erases holders who asked for it: what the nightly job erases three months after the end of a ticket, now. What is in
 * force stays, with its holder.
 */
export async function eraseHolders(
  tx: Transaction,
  holders: readonly HolderKey[],
  { services, otherEntries, erasers, today, now }: EraseRequest,
): Promise<void> {
  const moment = { today, now, maxTickets };
  const ofServices = Object.values(services).map((service) => ({
    ...dueTicketsOf(service),
    ...overTicketsOf(service, holders),
  }));
  for (const entries of [...ofServices, ...otherEntries])
    await anonymiseEntries(tx, erasers, { ...moment, entries });
  // Those who had no ticket, or whose tickets were anonymised before.
  const slots = await slotsOfHolders(tx, holders);
  await lockSlotKeys(tx, slots);
  await lockHolders(tx, holders);
  const unnamed = await holdersWithoutEntries(tx, holders);
  for (const erase of Object.values(erasers)) await erase(tx, { tickets: [], holders: unnamed });
  await emptyHolders(tx, unnamed, now);
  await freeUnusedSlots(tx, slots);
}
