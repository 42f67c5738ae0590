import { changePhone as route } from '@takst/contract/services/company-tickets/employee/change-phone.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { personSlot } from '@takst/domain/ticketing/holders/slot.ts';
import { isCurrent } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import {
  decidePhoneChange,
  loadPhoneFacts,
} from '#services/company-tickets/employee/decide-phone-change.ts';
import { onTheWire } from '#services/company-tickets/order/place-order.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import { freeUnusedSlots, lockSlots } from '#ticketing/holders/holders.public.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import {
  findSubscriber,
  subscriberStore,
  type SubscriberRow,
} from '#ticketing/subscribers/subscribers.public.ts';
import { statusOf, type Tickets, ticketsOfHolder } from '#ticketing/tickets/tickets.public.ts';

type PhoneCall = Call<typeof route>;
type Move = { change: Change; tickets: Tickets; call: PhoneCall };

/**
 * Gives a person another phone. Both phones are locked, so that orders for either come before or after. What
 * the person holds goes on there with new codes; what is over stays as it was.
 */
export const changePhone = (changes: ChangePath, tickets: Tickets) =>
  serve(route, async (call) => {
    const moveOnce = () => changes(call.origin, (change) => move({ change, tickets, call }));
    try {
      return await moveOnce();
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === 'one_ticket_at_a_time')
        return { refused: { code: 'TICKET_ALREADY_HELD' } };
      // Sees what came in between, and says of which type it is.
      if (constraint === 'one_subscription_at_a_time') return moveOnce();
      throw error;
    }
  });

async function move({ change, tickets, call }: Move): Promise<Outcome<typeof route>> {
  const { scope, params, body, today, now } = call;
  const { previous, ...phone } = body;
  const slots = [personSlot(previous), personSlot(phone)];
  const [oldSlot = 0, slot = 0] = await lockSlots(change.tx, scope.tenant, slots);
  const subscriber = await findSubscriber(change.tx, scope, params.id);
  if (!subscriber) return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
  const current = {
    phoneCountryCode: subscriber.phoneCountryCode,
    phone: subscriber.phone,
  };
  // The same phone again means a new device.
  if (compareWithExpected(current, { expected: previous }) === 'changed-since')
    return { refused: { code: 'PHONE_CHANGED_SINCE', ...current } };
  const { id: subscriberId, companyId } = subscriber;
  const currentTickets = await ticketsOfHolder(change.tx, { scope, services }, subscriberId);
  const ids = currentTickets.filter((row) => isCurrent(statusOf(row, today))).map(({ id }) => id);
  const lockedTickets = await tickets.lock(change.tx, { scope, services, ids, today });
  const moves = [{ id: subscriberId, slot }];
  const decision = decidePhoneChange(
    await loadPhoneFacts(change.tx, { scope, companyId, today, moves }),
    {
      subscriberId,
      phone: { ...phone, slot },
      tickets: lockedTickets.filter((one) => one !== null),
    },
  );
  if ('refused' in decision) {
    const { refused } = decision;
    return { refused: 'lastExpiry' in refused ? onTheWire(refused) : refused };
  }
  if (slot !== oldSlot) await savePhone({ change, call }, subscriber, slot);
  await tickets.continue(change, decision.continued, { tenant: scope.tenant, now });
  if (slot !== oldSlot) await freeUnusedSlots(change.tx, [oldSlot]);
  return { reply: { subscriberId } };
}

type Work = Pick<Move, 'change' | 'call'>;

async function savePhone(
  { change, call: { scope, body, today } }: Work,
  subscriber: SubscriberRow,
  slot: number,
): Promise<void> {
  const { id, companyId } = subscriber;
  const { previous, ...phone } = body;
  await subscriberStore(change.tx, scope).setPhone({ companyId, id }, { ...phone, slot }, today);
  await change.record({
    companyId,
    kind: 'change-phone',
    subject: { type: 'subscriber', id },
    about: { holderId: id },
    before: previous,
    after: phone,
  });
}
