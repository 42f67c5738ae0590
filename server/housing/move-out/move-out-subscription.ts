import {
  entryOnMoveOut,
  type MoveOutDates,
} from '@takst/domain/housing/entry-on-move-out.rules.ts';
import type { Change } from '#changes/change-path.ts';
import {
  actingSubscription,
  cancelTaken,
  endTaken,
  takeSubscription,
} from '#subscriptions/subscriptions.public.ts';
import type { MoveOutMoment, MoveOutRefusal } from './leaving.ts';

type Leaving = { readonly id: number; readonly move: MoveOutDates };

const services = ['housing'] as const;

/** Cancels or ends a subscription of somebody who moves out, as `entryOnMoveOut` says; or says why it cannot be ended. */
export async function moveOutSubscription(
  change: Change,
  { id, move }: Leaving,
  { scope, today, now }: MoveOutMoment,
): Promise<MoveOutRefusal | null> {
  const row = await takeSubscription(change.tx, { scope, services }, id);
  if (!row) return null;
  const { status, expirationDate } = actingSubscription(row, today);
  const fate = entryOnMoveOut({ status, expirationDate, startDate: row.start_date }, move);
  if (fate === 'cancelled') await cancelTaken(change, row, { today, now });
  if (fate !== 'ended' || !move.endsOn) return null;
  const refused = await endTaken(change, row, { scope, today, lastDay: move.endsOn });
  return refused === 'END_DATE_NOT_OFFERED' ? { code: refused } : null;
}
