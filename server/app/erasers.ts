import { eraseRows } from '#batches/batches.public.ts';
import { eraseAbout } from '#changes/about.store.ts';
import { eraseResidents } from '#housing/housing.public.ts';
import { eraseLineHolders, forgetLineHolders } from '#invoices/invoices.public.ts';
import { eraseRequests } from '#self-service/self-service.public.ts';
import { eraseSubscribers } from '#subscribers/subscribers.public.ts';
import { eraseCards } from '#travel-cards/travel-cards.public.ts';
import type { Erasers } from '#tickets/tickets.public.ts';

/** How each area erases what it holds about tickets and their holders; one that is missing does not compile. */
export const erasers = {
  // Before the invoices forget whose their lines were.
  housing: eraseResidents,
  batches: eraseRows,
  invoices: eraseLineHolders,
  record: eraseAbout,
  requests: eraseRequests,
  subscribers: eraseSubscribers,
  travelCards: eraseCards(forgetLineHolders),
} as const satisfies Erasers;
