import type { Transaction } from '#platform/db/database.ts';
import type { TicketKey } from '#ticketing/tickets/ticket/ticket-service.ts';

export type HolderKey = { readonly companyId: number; readonly id: number };

/** What is over and has been kept long enough, with every slot that an order for its holder locks. */
export type DueEntry = TicketKey & { readonly holderId: number | null; readonly slots: number[] };

/** Tickets of a service, or subscriptions, as they are anonymised: any number in the same statements. */
export type DueEntries = {
  readonly find: (
    tx: Transaction,
    today: Temporal.PlainDate,
    max: number,
  ) => Promise<readonly DueEntry[]>;
  /** Locks those that are still due, until the transaction ends, and reads them again. Their slots are locked. */
  readonly lock: (
    tx: Transaction,
    today: Temporal.PlainDate,
    keys: readonly TicketKey[],
  ) => Promise<readonly DueEntry[]>;
  /** Takes whatever names its holder from each; ids, days and amounts stay. */
  readonly anonymise: (
    tx: Transaction,
    keys: readonly TicketKey[],
    now: Temporal.Instant,
  ) => Promise<void>;
};

/**
 * What one transaction erases: tickets and subscriptions that are over (they share their numbers), and holders that no
 * other row names.
 */
export type Erased = {
  readonly tickets: readonly (TicketKey & Pick<DueEntry, 'holderId'>)[];
  readonly holders: readonly HolderKey[];
};

/** Deletes or empties what an area holds about tickets and holders; for any number at once. */
export type Erase = (tx: Transaction, erased: Erased) => Promise<void>;

/**
 * The areas whose tables hold something about a ticket or its holder. A new one adds its name here, and
 * `server/app/areas/erasers.ts` does not compile without its eraser. A ticket service has `erase` of its own. None is
 * needed for rows that are deleted by their age (jobs, `server/app/retention`).
 */
export type PersonalDataArea =
  | 'housing'
  | 'batches'
  | 'invoices'
  | 'record'
  | 'requests'
  | 'subscribers'
  | 'travelCards';

export type Erasers = Readonly<Record<PersonalDataArea, Erase>>;
