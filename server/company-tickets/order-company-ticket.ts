import type { orderCompanyTicket as route } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { refuseOrder } from '@takst/domain/company-tickets/order-company-ticket.rules.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { violatedConstraint } from '#db/connection/violated-constraint.ts';
import type { Call } from '#http/call.ts';
import type { AnnounceTicket } from './announce-ticket.ts';
import { companyTicketStore } from './company-ticket.store.ts';
import { chooseTicket, type ChosenTicket } from './choose-ticket.ts';
import { newPickupCode } from './pickup-code.ts';
import { subscriberStore } from './subscriber.store.ts';

type Ordering = Call<typeof route>;

/**
 * Orders a company ticket: what was chosen must be on offer, the person must be free to get it.
 * The lock on the person decides a race; the exclusion constraint would, if the lock did not.
 */
export const orderCompanyTicket =
  (changes: ChangePath, announce: AnnounceTicket) =>
  async (call: Ordering): Promise<Outcome<typeof route>> => {
    try {
      return await changes(call.origin, (change) => order({ ...change, announce }, call));
    } catch (error) {
      if (violatedConstraint(error) !== 'one_ticket_at_a_time') throw error;
      return { refused: { code: 'TICKET_ALREADY_HELD' } };
    }
  };

type Ordered = Change & { announce: AnnounceTicket };

async function order(change: Ordered, call: Ordering): Promise<Outcome<typeof route>> {
  const chosen = await chooseTicket(change.tx, call);
  if ('refused' in chosen) return chosen;

  const tickets = companyTicketStore(change.tx, call.scope);
  const personKey = await tickets.lockPerson(call.body);
  const refused = refuseOrder({
    held: await tickets.heldBy(personKey),
    start: call.body.startDate,
    quarantineDays: await tickets.quarantineDays(call.body.startDate),
  });
  if (refused) return { refused: onTheWire(refused) };

  return { reply: await saveOrder(change, call, { ...chosen, personKey }) };
}

type Refused = NonNullable<ReturnType<typeof refuseOrder>>;

/** The specification's own names for the two dates (spec 2 §8). */
const onTheWire = (refused: Refused) =>
  refused.code === 'TICKET_ALREADY_HELD'
    ? refused
    : {
        code: refused.code,
        expectedQuaranteenEndDate: refused.firstPossibleStart,
        lastOrder: { expirationDate: refused.lastExpiry },
      };

async function saveOrder(
  change: Ordered,
  { scope, body, now }: Ordering,
  chosen: ChosenTicket & { personKey: number },
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
  const id = await companyTicketStore(change.tx, scope).insert(ticket);

  const { pickupCode: _secret, ...recorded } = ticket;
  await change.record({
    companyId: chosen.companyId,
    kind: 'order-company-ticket',
    subject: { type: 'company-ticket', id },
    personKey: chosen.personKey,
    before: subscriber.before,
    after: { ...names, phoneCountryCode: body.phoneCountryCode, phone: body.phone, ...recorded },
  });
  const holder = { tenant: scope.tenant, ...body };
  await change.announce(change, { reason: 'ordered', ticketId: id, ...holder, ...ticket });
  return { id, subscriberId: subscriber.id };
}
