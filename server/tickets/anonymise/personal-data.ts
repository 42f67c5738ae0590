import type { Transaction } from '#db/database.ts';
import type { TicketKey } from '#tickets/ticket-service.ts';

export type HolderKey = { readonly companyId: number; readonly id: number };

/** What one transaction erases: tickets that are over, and holders whom no ticket names any more. */
export type Erased = {
  readonly tickets: readonly TicketKey[];
  readonly holders: readonly HolderKey[];
};

/** Deletes or empties what an area holds about tickets and holders; for any number at once. */
export type Erase = (tx: Transaction, erased: Erased) => Promise<void>;

/**
 * The areas whose tables hold something about a ticket or its holder. A new one (invoices, requests,
 * subscriptions) adds its name here, and `server/app/erasers.ts` does not compile without its
 * eraser. A ticket service has `erase` of its own. None is needed for rows that are deleted by their age
 * (jobs, `server/retention`).
 */
export type PersonalDataArea = 'batches' | 'record' | 'requests' | 'subscribers';

export type Erasers = Readonly<Record<PersonalDataArea, Erase>>;
