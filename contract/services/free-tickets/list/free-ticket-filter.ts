import * as z from 'zod/mini';

/** What the list of free tickets is filtered by; a ticket can be in several of these. */
export const freeTicketFilters = [
  'active',
  'pending',
  /** Valid on a phone whose app has not fetched it. */
  'code-not-fetched',
  /** On cards that wait to be made. */
  'card-requested',
  /** With a last day, and nothing goes on after it. */
  'ending',
  'over',
] as const;
export type FreeTicketFilter = (typeof freeTicketFilters)[number];

/** The statuses of tickets that may be listed (spec 3 §3). */
const listedStatuses = ['active', 'pending', 'expired', 'cancelled', 'failed'] as const;
export type ListedStatus = (typeof listedStatuses)[number];

/** Active and pending tickets are the operative ones; the others are over (spec 3 §4). */
export const operativeStatuses = ['active', 'pending'] as const satisfies readonly ListedStatus[];
export const overStatuses = [
  'cancelled',
  'expired',
  'failed',
] as const satisfies readonly ListedStatus[];

/** `active,pending` (spec 3 §7). */
export const statusFilter = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',')),
  ),
  z.array(z.enum(listedStatuses)),
);
