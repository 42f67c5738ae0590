import { eraseRows } from '#ticketing/batches/batches.public.ts';
import { eraseAbout } from '#platform/changes/about.store.ts';
import { eraseResidents } from '#services/housing/housing.public.ts';
import { eraseLineHolders, forgetLineHolders } from '#billing/invoices/invoices.public.ts';
import { eraseRequests } from '#services/self-service/self-service.public.ts';
import { eraseSubscribers } from '#ticketing/subscribers/subscribers.public.ts';
import { eraseCards } from '#ticketing/travel-cards/travel-cards.public.ts';
import type { Erasers } from '#ticketing/tickets/tickets.public.ts';

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
