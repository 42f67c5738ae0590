import type { Transaction } from '#platform/db/database.ts';
import {
  emptyHolders,
  freeUnusedSlots,
  lockHolders,
  lockSlotKeys,
} from '#ticketing/holders/holders.public.ts';
import type { TicketService } from '#ticketing/tickets/ticket/ticket-service.ts';
import {
  anonymise,
  findDueTickets,
  holdersWithoutEntries,
  lockDueTickets,
} from './anonymise.store.ts';
import type { DueEntries, DueEntry, Erasers, HolderKey } from './personal-data.ts';

type AnonymiseMoment = {
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  /** In one transaction. */
  readonly maxTickets: number;
};

/** The tickets of one service, as the nightly job takes them. */
export const dueTicketsOf = (service: TicketService): DueEntries => {
  const requestOn = (today: Temporal.PlainDate) => ({
    id: service.id,
    retention: service.retention,
    today,
  });
  return {
    find: (tx, today, max) => findDueTickets(tx, requestOn(today), max),
    lock: (tx, today, keys) => lockDueTickets(tx, requestOn(today), keys),
    async anonymise(tx, tickets, now) {
      await service.erase(tx, tickets);
      await anonymise(tx, tickets, now);
    },
  };
};

/**
 * Erases the personal data of tickets or subscriptions that has been kept long enough (spec 2 §1), and of their holders
 * without other tickets; returns how many were due. Slots are locked first, as in an order: an order for the same phone
 * comes before, and its holder stays, or after, and finds no holder.
 */
export async function anonymiseEntries(
  tx: Transaction,
  erasers: Erasers,
  { entries, today, now, maxTickets }: AnonymiseMoment & { readonly entries: DueEntries },
): Promise<number> {
  const due = await entries.find(tx, today, maxTickets);
  if (due.length === 0) return 0;
  const slots = new Set(due.flatMap((entry) => entry.slots));
  await lockSlotKeys(tx, [...slots]);
  const lockedEntries = await entries.lock(tx, today, due);
  // What has moved to another slot meanwhile is left to the next transaction.
  const tickets = lockedEntries.filter((entry) => entry.slots.every((key) => slots.has(key)));
  await entries.anonymise(tx, tickets, now);
  const holders = await findUnnamedHolders(tx, tickets);
  for (const erase of Object.values(erasers)) await erase(tx, { tickets, holders });
  await emptyHolders(tx, holders, now);
  await freeUnusedSlots(tx, [...slots]);
  return due.length;
}

/** Locks holders, then looks again: two transactions may hold the last two entries of one. */
async function findUnnamedHolders(
  tx: Transaction,
  entries: readonly DueEntry[],
): Promise<HolderKey[]> {
  const holders = new Map<string, HolderKey>();
  for (const { companyId, holderId: id } of entries) {
    if (id !== null) holders.set(`${companyId} ${id}`, { companyId, id });
  }
  const keys = [...holders.values()];
  await lockHolders(tx, keys);
  return holdersWithoutEntries(tx, keys);
}
