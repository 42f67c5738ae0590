import type { OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { companyTicketRoster } from '@takst/contract/ticketing/batches/company-ticket-roster.ts';
import { personSlot } from '@takst/domain/ticketing/holders/slot.ts';
import type { LoadRequest, WorkRow } from '#ticketing/batches/batches.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { loadPeople, type LoadedPerson } from '../change-many/load-people.ts';
import { loadManyOrders, type ManyOrderFacts } from '../order-many/load-many-orders.ts';
import { loadPhoneFacts, type PhoneFacts } from '../employee/decide-phone-change.ts';
import { loadOffer, type OfferFacts } from '../order/load-offer.ts';
import { findNeverLeavers } from './roster-people.query.ts';
import { rosterPlan } from '#ticketing/roster/roster.public.ts';

export type RosterService = typeof companyTicketRoster;
export type RosterRow = WorkRow<RosterService>;
export type RosterOptions = OptionsOf<RosterService>;

/** What decides about proposals of any kind. */
export type RosterFacts = OfferFacts & {
  readonly orders: ManyOrderFacts;
  readonly people: ReadonlyMap<number, LoadedPerson>;
  readonly neverLeavers: ReadonlySet<number>;
  readonly phones: PhoneFacts;
  readonly tickets: Tickets;
  readonly today: Temporal.PlainDate;
};

/** In a number of statements that does not depend on the rows; it reads what their acts need. */
export async function loadRosterFacts(
  tx: Transaction,
  tickets: Tickets,
  { scope, companyId, today, rows, lock }: LoadRequest<RosterService>,
): Promise<RosterFacts> {
  const plans = rows.map((row) => ({ row, plan: rosterPlan(row.plan) }));
  // Phones that somebody gets are locked, of old tickets the slots are.
  const orderedPhones = plans.flatMap(({ row, plan }) =>
    plan?.act === 'order' || plan?.act === 'move' ? (row.phone ?? []) : [],
  );
  const orders = await loadManyOrders(tx, {
    service: 'company-tickets',
    scope,
    companyId,
    today,
    phones: orderedPhones,
    lock,
  });
  const subscriberIds = plans.flatMap(({ plan }) => plan?.subscriberId ?? []);
  const named = { subscriberIds, employeeIds: [], phones: [] };
  const people =
    subscriberIds.length > 0
      ? await loadPeople(tx, tickets, { scope, companyId, today, named, lock })
      : [];
  const leaverIds = plans.flatMap(({ plan }) =>
    plan?.act === 'end' ? (plan.subscriberId ?? []) : [],
  );
  const neverLeavers =
    leaverIds.length > 0
      ? await findNeverLeavers(tx, scope, { companyId, subscriberIds: leaverIds })
      : new Set<number>();
  const moves = plans.flatMap(({ row, plan }) => {
    const slot = row.phone && orders.slots.get(personSlot(row.phone).value);
    const id = plan?.act === 'move' ? plan.subscriberId : null;
    return id && slot ? [{ id, slot }] : [];
  });
  const phones = await loadPhoneFacts(tx, { scope, companyId, today, moves });
  const offer = await loadOffer(tx, { tenant: scope.tenant, today });
  const byId = new Map(people.map((person) => [person.subscriberId, person]));
  return { ...offer, orders, people: byId, neverLeavers, phones, tickets, today };
}
