import { changePhone as route } from '@takst/contract/company-tickets/employee/change-phone.contract.ts';
import type { Outcome, Refusal } from '@takst/contract/route.ts';
import { refuseOrder } from '@takst/domain/company-tickets/order-company-ticket.rules.ts';
import { personSlot } from '@takst/domain/holders/slot.ts';
import { immediateContinuation } from '@takst/domain/tickets/continued-ticket.rules.ts';
import { isCurrent } from '@takst/domain/tickets/ticket-status.rules.ts';
import { subscriberServiceIds as services } from '@takst/domain/tickets/ticket-service-id.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { isMobile } from '#company-tickets/mobile-number.ts';
import { onTheWire } from '#company-tickets/place-order.ts';
import { loadQuarantine } from '#company-tickets/quarantine.query.ts';
import { violatedConstraint } from '#db/connection/violated-constraint.ts';
import { freeUnusedSlots, lockSlots } from '#holders/holders.public.ts';
import type { Call } from '#http/call.ts';
import { serve } from '#http/serve.ts';
import {
  findSubscriber,
  findSubscribersOfSlots,
  findTypesInTheWay,
  isSamePhone,
  subscriberStore,
  type SubscriberRow,
} from '#subscribers/subscribers.public.ts';
import {
  findHeldTickets,
  productOf,
  statusOf,
  type TicketRow,
  type Tickets,
  ticketsOfHolder,
} from '#tickets/tickets.public.ts';

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
  if (!isMobile(phone)) return { refused: { code: 'PHONE_NOT_MOBILE' } };
  const slots = [personSlot(previous), personSlot(phone)];
  const [oldSlot = 0, slot = 0] = await lockSlots(change.tx, scope.tenant, slots);
  const subscriber = await findSubscriber(change.tx, scope, params.id);
  if (!subscriber) return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
  if (!isSamePhone(subscriber, previous)) {
    const { phoneCountryCode, phone: current } = subscriber;
    return { refused: { code: 'PHONE_CHANGED_SINCE', phoneCountryCode, phone: current } };
  }
  const held = await ticketsOfHolder(change.tx, { scope, services }, subscriber.id);
  const current = held.filter((row) => isCurrent(statusOf(row, today)));
  if (slot !== oldSlot) {
    const refused = await refusePhone({ change, call }, { subscriber, slot, current });
    if (refused) return { refused };
    await savePhone({ change, call }, subscriber, slot);
  }
  const ids = current.map(({ id }) => id);
  const taken = await tickets.take(change.tx, { scope, services, ids, today });
  const continued = taken.flatMap((ticket) => {
    if (!ticket) return [];
    const { row } = ticket;
    const { phoneCountryCode: phone_country_code, phone: number } = phone;
    return {
      ...immediateContinuation({ startDate: row.start_date }, today),
      kind: 'resend-ticket' as const,
      row: { ...row, phone_country_code, phone: number, medium_slot: slot },
      product: productOf(row),
    };
  });
  await tickets.continue(change, continued, { tenant: scope.tenant, now });
  if (slot !== oldSlot) await freeUnusedSlots(change.tx, [oldSlot]);
  return { reply: { subscriberId: subscriber.id } };
}

type Work = Pick<Move, 'change' | 'call'>;
type NewPhone = { subscriber: SubscriberRow; slot: number; current: readonly TicketRow[] };

/** Why the person may not get the phone: whoever has it, in whichever company, keeps it. */
async function refusePhone(
  { change, call }: Work,
  { subscriber, slot, current }: NewPhone,
): Promise<Refusal<typeof route> | null> {
  const { scope, today } = call;
  const { companyId } = subscriber;
  const request = { companyId, slotKeys: [slot] };
  const other = (await findSubscribersOfSlots(change.tx, scope, request)).get(slot);
  if (other) return { code: 'PHONE_OF_ANOTHER', subscriberId: other.id };
  const [first] = current
    .map(({ start_date }) => immediateContinuation({ startDate: start_date }, today).newStart)
    .toSorted(Temporal.PlainDate.compare);
  const refusal =
    first &&
    refuseOrder({
      // The person's own tickets from a time with this phone are in nobody's way.
      held: (await findHeldTickets(change.tx, [slot], subscriber)).get(slot) ?? [],
      start: first,
      quarantineDays: (await loadQuarantine(change.tx, scope.tenant))(first),
    });
  if (refusal) return onTheWire(refusal);
  const moved = { companyId, id: subscriber.id, slot };
  const type = (await findTypesInTheWay(change.tx, [moved], today)).get(subscriber.id);
  return type ? { code: 'SUBSCRIPTION_ALREADY_HELD', type } : null;
}

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
