import { pupilMediumSlot, pupilSlot } from '#services/school-tickets/pupil-slots.rules.ts';
import type { OrderedPupil } from './school-order.ts';

/** What may stand in one list alone: the pupil, the phone and the card number. */
export const keysOfOrder = ({ pupil, medium }: OrderedPupil): string[] =>
  [pupil && pupilSlot(0, pupil), pupilMediumSlot(0, medium)].flatMap((slot) =>
    slot ? [`${slot.kind} ${slot.value}`] : [],
  );

/** The places of orders that are about a pupil, a phone or a card that stands further up. */
export function repeatedOrders(orders: readonly OrderedPupil[]): ReadonlySet<number> {
  const earlierKeys = new Set<string>();
  const repeated = new Set<number>();
  for (const [place, order] of orders.entries()) {
    const keys = keysOfOrder(order);
    if (keys.some((key) => earlierKeys.has(key))) repeated.add(place);
    for (const key of keys) earlierKeys.add(key);
  }
  return repeated;
}
