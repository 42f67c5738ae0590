import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { freeUnusedSlots } from '#ticketing/holders/holders.public.ts';
import { saveManyDetails, saveManyPhones } from '#ticketing/subscribers/subscribers.public.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { saveOrderRows } from '../order-many/save-order-rows.ts';
import type { AcceptedAct, AcceptedUpdate } from './accepted-act.ts';

type SaveContext = { readonly change: Change; readonly tickets: Tickets };
type SaveMoment = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly now: Temporal.Instant;
};

/** Carries out accepted proposals in sets; the subject of each, in their order. */
export async function saveRoster(
  context: SaveContext,
  accepted: readonly AcceptedAct[],
  moment: SaveMoment,
): Promise<{ type: string; id: number }[]> {
  const ends = accepted.flatMap((one) => (one.do === 'end' ? [one.end] : []));
  const updates = accepted.flatMap((one) => (one.do === 'update' ? [one] : []));
  const orders = accepted.flatMap((one) => (one.do === 'order' ? [one.order] : []));
  const { change, tickets } = context;
  const { tenant } = moment.scope;
  if (ends.length > 0) await tickets.end.save(change, ends, { tenant, now: moment.now });
  if (updates.length > 0) await saveUpdates(context, updates, moment);
  const savedOrders = orders.length > 0 ? await saveOrderRows(context, orders, moment) : [];
  return accepted.map((one) => {
    const subject =
      one.do === 'order'
        ? savedOrders.shift()
        : { type: 'subscriber', id: one.person.subscriberId };
    if (!subject) throw new Error('an order was not saved');
    return subject;
  });
}

async function saveUpdates(
  { change, tickets }: SaveContext,
  updates: readonly AcceptedUpdate[],
  { scope, companyId, now }: SaveMoment,
): Promise<void> {
  const details = updates.flatMap(({ person, details: after }) =>
    after ? [{ id: person.subscriberId, companyId, before: person, after }] : [],
  );
  if (details.length > 0) await saveManyDetails(change, details);
  const moves = updates.flatMap(({ person, move }) =>
    move ? [{ id: person.subscriberId, companyId, before: person, after: move.phone }] : [],
  );
  const oldSlots =
    moves.length > 0
      ? await saveManyPhones(change, { scope, today: businessDayOf(now) }, moves)
      : [];
  const continued = updates.flatMap(({ move, continued: one }) => [
    ...(move?.continued ?? []),
    ...(one ? [one] : []),
  ]);
  if (continued.length > 0) {
    await tickets.continue(change, continued, { tenant: scope.tenant, now });
  }
  if (oldSlots.length > 0) await freeUnusedSlots(change.tx, oldSlots);
}
