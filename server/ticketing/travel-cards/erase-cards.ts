import type { Transaction } from '#platform/db/database.ts';
import type { Erase, TicketKey } from '#ticketing/tickets/tickets.public.ts';
import { eraseNumbers } from './card/card.store.ts';

/** Erases from the lines of invoices whose cards they were; the area of invoices has it. */
type ForgetLineHolders = (tx: Transaction, cards: readonly TicketKey[]) => Promise<unknown>;

/** Erases the numbers of cards without tickets, and whose they were on invoices. */
export const eraseCards =
  (forgetLineHolders: ForgetLineHolders): Erase =>
  async (tx, { tickets }) => {
    const cards = await eraseNumbers(tx, tickets);
    if (cards.length > 0) await forgetLineHolders(tx, cards);
  };
