import type { Transaction } from '#db/database.ts';
import {
  emptyHolders,
  freeUnusedSlots,
  lockHolders,
  lockSlotKeys,
} from '#holders/holders.public.ts';
import {
  anonymise,
  type DueTicket,
  findDueTickets,
  holdersWithoutTickets,
  lockDueTickets,
} from './anonymise.store.ts';
import type { Erasers, HolderKey } from './personal-data.ts';
import type { TicketService } from '#tickets/ticket-service.ts';

type AnonymiseRequest = {
  readonly service: TicketService;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  readonly maxTickets: number;
};

/**
 * Erases the personal data of tickets of one service that has been kept long enough (spec 2 §1), and of
 * their holders whom no ticket names any more; returns how many tickets were due. Slots are locked first,
 * as in an order: an order for the same phone comes before, and its holder stays, or after, and finds
 * nobody.
 */
export async function anonymiseTickets(
  tx: Transaction,
  erasers: Erasers,
  { service, today, now, maxTickets }: AnonymiseRequest,
): Promise<number> {
  const request = { id: service.id, retention: service.retention, today };
  const due = await findDueTickets(tx, request, maxTickets);
  if (due.length === 0) return 0;
  const slots = new Set(due.flatMap((ticket) => ticket.slots));
  await lockSlotKeys(tx, [...slots]);
  const lockedTickets = await lockDueTickets(tx, request, due);
  // A ticket that has moved to another slot meanwhile is left to the next transaction.
  const tickets = lockedTickets.filter((ticket) => ticket.slots.every((key) => slots.has(key)));
  await service.erase(tx, tickets);
  await anonymise(tx, tickets, now);
  const holders = await findUnnamedHolders(tx, tickets);
  for (const erase of Object.values(erasers)) await erase(tx, { tickets, holders });
  await emptyHolders(tx, holders, now);
  await freeUnusedSlots(tx, [...slots]);
  return due.length;
}

/** Locks the holders of tickets, then looks again: two transactions may hold the last two tickets of one. */
async function findUnnamedHolders(
  tx: Transaction,
  tickets: readonly DueTicket[],
): Promise<HolderKey[]> {
  const holders = new Map<string, HolderKey>();
  for (const { companyId, holderId: id } of tickets) {
    if (id !== null) holders.set(`${companyId} ${id}`, { companyId, id });
  }
  const keys = [...holders.values()];
  await lockHolders(tx, keys);
  return holdersWithoutTickets(tx, keys);
}
