import { type Editor, mayUndoEnd } from '#ticketing/tickets/end-correction.rules.ts';
import type { TicketStatus } from '#ticketing/tickets/ticket-status.rules.ts';

/** A ticket or a subscription that a move-out has cancelled or ended. */
export type EndedEntry = {
  readonly status: TicketStatus;
  /** Its last day now. */
  readonly expirationDate: Temporal.PlainDate | null;
  /** The business day on which the move-out did that, and the last day that it set; null of one that it cancelled. */
  readonly endedOn: Temporal.PlainDate;
  readonly lastDay: Temporal.PlainDate | null;
  /** Another ticket goes on from it. */
  readonly isContinued: boolean;
  /** Its person has another one by now, which would overlap with it. */
  readonly isReplaced: boolean;
};

export const undoRefusals = ['CANCELLED', 'CHANGED_SINCE', 'HELD_BY_ANOTHER', 'TOO_LATE'] as const;
export type UndoRefusal = (typeof undoRefusals)[number];

/**
 * Why what a move-out has ended cannot run on when the move-out is undone, or null (docs/decisions/0058): by the rule of an
 * end that is undone (domain: Way back). What was cancelled has no code any more, and is ordered anew.
 */
export function refuseUndo(entry: EndedEntry, editor: Editor): UndoRefusal | null {
  const { expirationDate, lastDay } = entry;
  if (lastDay === null || entry.status === 'cancelled') return 'CANCELLED';
  if (expirationDate === null || !expirationDate.equals(lastDay)) return 'CHANGED_SINCE';
  if (entry.isReplaced) return 'HELD_BY_ANOTHER';
  return mayUndoEnd(entry, editor) ? null : 'TOO_LATE';
}
