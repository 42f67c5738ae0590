import type { TicketStatus } from '#tickets/ticket-status.rules.ts';

/** A ticket or a subscription of somebody who moves out. */
export type EntryOfResident = {
  readonly status: TicketStatus;
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
};

export type MoveOutDates = {
  /** In the unit. */
  readonly lastDay: Temporal.PlainDate;
  /** Of what is active and has no last day; null leaves it to run on. */
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
