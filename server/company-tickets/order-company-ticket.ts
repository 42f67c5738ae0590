import { orderCompanyTicket as route } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import { personSlot } from '@takst/domain/holders/slot.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { refuseOrder } from '@takst/domain/company-tickets/order-company-ticket.rules.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { violatedConstraint } from '#db/connection/violated-constraint.ts';
import type { Call } from '#http/call.ts';
import { serve } from '#http/serve.ts';
import { lockSlot } from '#holders/holders.public.ts';
import { findHeldTickets, type Tickets } from '#tickets/tickets.public.ts';
import { subscriberStore } from '#subscribers/subscribers.public.ts';
import { findOfferedTicket, type OfferedTicket } from './find-offered-ticket.ts';
import { findQuarantineDays } from './quarantine.query.ts';

type OrderCall = Call<typeof route>;

/**
 * Orders a ticket for a person of a company: everything in it must be on offer, and the person must be free
 * to get it. A lock on the person decides races; the exclusion constraint is the backstop.
 */
export const orderCompanyTicket = (changes: ChangePath, tickets: Tickets) =>
  serve(route, async (call) => {
    try {
      return await changes(call.origin, (change) => order({ change, tickets }, call));
    } catch (error) {
      if (violatedConstraint(error) !== 'one_ticket_at_a_time') throw error;
      return { refused: { code: 'TICKET_ALREADY_HELD' } };
    }
  });

type OrderContext = { change: Change; tickets: Tickets };

async function order(
  { change, tickets }: OrderContext,
  call: OrderCall,
): Promise<Outcome<typeof route>> {
  const { scope, body } = call;
  const offeredTicket = await findOfferedTicket(change.tx, call);
  if ('refused' in offeredTicket) return offeredTicket;

  const slot = await lockSlot(change.tx, scope.tenant, personSlot(body));
  const refusal = refuseOrder({
    held: await findHeldTickets(change.tx, slot),
    start: body.startDate,
    quarantineDays: await findQuarantineDays(change.tx, scope.tenant, body.startDate),
  });
  if (refusal) return { refused: onTheWire(refusal) };
  return { reply: await saveOrder({ change, tickets }, call, { ...offeredTicket, slot }) };
}

type OrderRefusal = NonNullable<ReturnType<typeof refuseOrder>>;

/** With the specification's names for the two dates (spec 2 §8). */
export const onTheWire = (refused: OrderRefusal) =>
  refused.code === 'TICKET_ALREADY_HELD'
    ? refused
    : {
        code: refused.code,
        expectedQuaranteenEndDate: refused.firstPossibleStart,
        lastOrder: { expirationDate: refused.lastExpiry },
      };

async function saveOrder(
  { change, tickets }: OrderContext,
  { scope, body, now }: OrderCall,
  { companyName, slot, ...chosen }: OfferedTicket & { slot: number },
): Promise<{ id: number; subscriberId: number }> {
  const { companyId } = chosen;
  const { firstName, lastName, employeeId, hasNewNames } = body;
  const { phoneCountryCode, phone, startDate } = body;
  const holder = { phoneCountryCode, phone };
  const people = subscriberStore(change.tx, scope);
  const orderedNames = { firstName, lastName, employeeId, hasNewNames };
  const subscriber = await people.save(companyId, { ...holder, slot }, orderedNames);
  const { names } = subscriber;
  const { companyId: _company, service: _service, ...terms } = chosen;
  const draft = {
    ...chosen,
    holderId: subscriber.id,
    mediumSlot: slot,
    holderSlot: null,
    startDate,
    recipient: { tenant: scope.tenant, firstName: names.firstName, companyName, ...holder },
    recorded: {
      before: subscriber.before,
      after: { ...names, ...holder, ...terms, subscriberId: subscriber.id, startDate },
    },
  };
  const [issued] = await tickets.issue(change, [draft], { tenant: scope.tenant, now });
  if (!issued) throw new Error('a ticket was not issued');
  return { id: issued.id, subscriberId: subscriber.id };
}
