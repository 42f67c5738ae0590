import { forgetLineHolders } from '#invoices/invoices.public.ts';
import type { Erase } from '#tickets/tickets.public.ts';
import { eraseNumbers } from './card.store.ts';

/** Erases the numbers of cards without tickets, and whose they were on invoices. */
export const eraseCards: Erase = async (tx, { tickets }) => {
  const cards = await eraseNumbers(tx, tickets);
  if (cards.length > 0) await forgetLineHolders(tx, cards);
};
