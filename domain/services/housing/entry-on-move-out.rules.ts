import { isChargedAsHandedOut } from '#catalogue/products/charged-months.rules.ts';
import type { TicketStatus } from '#ticketing/tickets/ticket-status.rules.ts';

/** A ticket or a subscription of a resident who moves out. */
export type EntryOfResident = {
  readonly status: TicketStatus;
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
};

export type MoveOutDates = {
  /** In the unit. */
  readonly lastDay: Temporal.PlainDate;
  /** The last day of an active entry without one; null leaves it running. */
  readonly endsOn: Temporal.PlainDate | null;
};

/**
 * What becomes of an entry when its holder moves out (docs/decisions/0058): what begins after they have left is cancelled,
 * what runs without an end gets one. The rest stays: it has an end, or can only be ended once it has begun.
 */
export function entryOnMoveOut(
  { status, startDate, expirationDate }: EntryOfResident,
  { lastDay, endsOn }: MoveOutDates,
): 'cancelled' | 'ended' | 'stays' {
  if (status === 'pending' && Temporal.PlainDate.compare(startDate, lastDay) > 0)
    return 'cancelled';
  return status === 'active' && expirationDate === null && endsOn ? 'ended' : 'stays';
}

/**
 * Whether the month in which an entry began is invoiced although the move-out ends it with the month before: it is active, and
 * its holder could use it (docs/decisions/0066).
 */
export function isChargedOnMoveOut(
  entry: EntryOfResident & { readonly isHandedOut: boolean },
  dates: MoveOutDates,
): boolean {
  if (entryOnMoveOut(entry, dates) !== 'ended') return false;
  return isChargedAsHandedOut({
    ...entry,
    expirationDate: dates.endsOn,
    // It is active, so today is its first day or later.
    endedOn: entry.startDate,
  });
}
