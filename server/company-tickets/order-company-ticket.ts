import { orderCompanyTicket as route } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { refuseOrder } from '@takst/domain/company-tickets/order-company-ticket.rules.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { violatedConstraint } from '#db/connection/violated-constraint.ts';
import type { Call } from '#http/call.ts';
import { serve } from '#http/serve.ts';
import { type AnnounceTicket, ticketStore, newPickupCode } from '#tickets/tickets.public.ts';
import { findOfferedTicket, type OfferedTicket } from './find-offered-ticket.ts';
import { findQuarantineDays } from './quarantine.query.ts';
import { subscriberStore } from '#subscribers/subscribers.public.ts';

type OrderCall = Call<typeof route>;

/**
 * Orders a company ticket: everything in it must be on offer, and the person must be free to get it.
 * A lock on the person decides races; the exclusion constraint is the backstop.
 */
export const orderCompanyTicket = (changes: ChangePath, announce: AnnounceTicket) =>
  serve(route, async (call) => {
    try {
      return await changes(call.origin, (change) => order({ ...change, announce }, call));
    } catch (error) {
      if (violatedConstraint(error) !== 'one_ticket_at_a_time') throw error;
      return { refused: { code: 'TICKET_ALREADY_HELD' } };
    }
  });

type OrderChange = Change & { announce: AnnounceTicket };

async function order(change: OrderChange, call: OrderCall): Promise<Outcome<typeof route>> {
  const offeredTicket = await findOfferedTicket(change.tx, call);
  if ('refused' in offeredTicket) return offeredTicket;

  const tickets = ticketStore(change.tx, call.scope);
  const personKey = await tickets.lockPerson(call.body);
  const refusal = refuseOrder({
    held: await tickets.findHeldTickets(personKey),
    start: call.body.startDate,
    quarantineDays: await findQuarantineDays(change.tx, call.scope.tenant, call.body.startDate),
  });
  if (refusal) return { refused: onTheWire(refusal) };

  return { reply: await saveOrder(change, call, { ...offeredTicket, personKey }) };
}

type OrderRefusal = NonNullable<ReturnType<typeof refuseOrder>>;

/** With the specification's names for the two dates (spec 2 §8). */
const onTheWire = (refused: OrderRefusal) =>
  refused.code === 'TICKET_ALREADY_HELD'
    ? refused
    : {
        code: refused.code,
        expectedQuaranteenEndDate: refused.firstPossibleStart,
        lastOrder: { expirationDate: refused.lastExpiry },
      };

async function saveOrder(
  change: OrderChange,
  { scope, body, now }: OrderCall,
  chosen: OfferedTicket & { personKey: number },
): Promise<{ id: number; subscriberId: number }> {
  const names = {
    firstName: body.firstName,
    lastName: body.lastName,
    employeeId: body.employeeId,
  };
  const person = { key: chosen.personKey, ...body };
  const subscriber = await subscriberStore(change.tx, scope).save(chosen.companyId, person, names);
  const ticket = {
    ...chosen,
    subscriberId: subscriber.id,
    startDate: body.startDate,
    pickupCode: newPickupCode(),
    orderedAt: now,
  };
  const id = await ticketStore(change.tx, scope).insert(ticket);

  const { companyId, companyName: _name, personKey: _key, ...product } = chosen;
  await change.record({
    companyId,
    kind: 'order-company-ticket',
    subject: { type: 'company-ticket', id },
    about: { holderId: subscriber.id, ticketId: id },
    before: subscriber.before,
    after: {
      ...names,
      phoneCountryCode: body.phoneCountryCode,
      phone: body.phone,
      ...product,
      subscriberId: subscriber.id,
      startDate: body.startDate,
    },
  });
  const holder = { tenant: scope.tenant, ...body };
  await change.announce(change, { reason: 'ordered', ticketId: id, ...holder, ...ticket });
  return { id, subscriberId: subscriber.id };
}
