import {
  entryOnMoveOut,
  type MoveOutDates,
} from '@takst/domain/services/housing/entry-on-move-out.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import {
  actingSubscription,
  cancelTaken,
  endTaken,
  lockSubscription,
} from '#services/subscriptions/subscriptions.public.ts';
import type { MoveOutMoment, MoveOutRefusal } from './leaving.ts';

type SubscriptionMoveOut = { readonly id: number; readonly move: MoveOutDates };

const services = ['housing'] as const;

type Outcome =
  | { readonly lastDay: Temporal.PlainDate | null }
  | { readonly refused: MoveOutRefusal }
  | null;

/**
 * Cancels or ends a subscription of a person who moves out, as `entryOnMoveOut` decides. Returns the refusal if it cannot
 * be ended, and null if it stays.
 */
export async function moveOutSubscription(
  change: Change,
  { id, move }: SubscriptionMoveOut,
  { scope, today, now }: MoveOutMoment,
): Promise<Outcome> {
  const row = await lockSubscription(change.tx, { scope, services }, id);
  if (!row) return null;
  const { status, expirationDate } = actingSubscription(row, today);
  const fate = entryOnMoveOut({ status, expirationDate, startDate: row.start_date }, move);
  if (fate === 'cancelled') {
    const isLeft = await cancelTaken(change, row, { today, now });
    return isLeft ? null : { lastDay: null };
  }
  if (fate !== 'ended' || !move.endsOn) return null;
  const refused = await endTaken(change, row, { scope, today, lastDay: move.endsOn });
  if (refused === 'END_DATE_NOT_OFFERED') return { refused: { code: refused } };
  return refused ? null : { lastDay: move.endsOn };
}
