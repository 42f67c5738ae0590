import type { cancelDelivery } from '@takst/contract/services/ticket-counter/delivery/cancel-delivery.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { usualCounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import {
  deliveryState,
  type DeliveryState,
} from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import {
  type DeliveryAction,
  deliveryStatus,
  refuseTakeBack,
  type TakeBackRefusal,
  type TakeBackRights,
} from '@takst/domain/services/ticket-counter/delivery.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { creditDelivery } from '#billing/invoices/invoices.public.ts';
import {
  ruledTicket,
  statusOf,
  type LockedTicket,
  type Tickets,
} from '#ticketing/tickets/tickets.public.ts';
import {
  type DeliveriesToLock,
  lockDeliveries,
  type LockedDelivery,
  markTakenBack,
} from './locked-delivery.store.ts';

type TakeBack = {
  readonly scope: Scope;
  readonly action: DeliveryAction;
  /** What the user may do in a company. */
  readonly rightsIn: (companyId: number) => TakeBackRights;
  /** Stands on each credit note; null for nothing. */
  readonly description: string | null;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** What became of a delivery that was to be taken back. */
export type TakeBackResult = { readonly id: number } & (
  | { readonly credited: boolean }
  | { readonly refused: 'DELIVERY_NOT_FOUND' }
  | { readonly refused: TakeBackRefusal; readonly state: DeliveryState }
);

type Work = { readonly change: Change; readonly tickets: Tickets };

const did = { cancel: 'cancelled_at', refund: 'refunded_at' } as const;
const kinds = {
  cancel: 'cancel-counter-delivery',
  refund: 'refund-counter-delivery',
} as const;

/**
 * Takes back what nobody has used: its code is dead, and what it cost is on no invoice or is credited, once. The rows of
 * the deliveries are locked first, then their tickets, as an app redeems codes at the same time (domain: Ticket counter).
 * Each is decided as if it were alone; in the order of the ids.
 */
export async function takeBackMany(
  { change, tickets }: Work,
  request: TakeBack,
  toLock: DeliveriesToLock,
): Promise<TakeBackResult[]> {
  const { scope, today } = request;
  const locked = await lockDeliveries(change.tx, scope, toLock);
  const ticketIds = locked.flatMap(({ ticketId }) => ticketId ?? []);
  const services = ['ticket-counter'] as const;
  const lockedTickets = await tickets.lock(change.tx, { scope, services, ids: ticketIds, today });
  const ticketById = new Map(
    lockedTickets.flatMap((ticket) => (ticket ? [[ticket.row.id, ticket]] : [])),
  );
  const decided = locked.map((delivery) => {
    const ticket = ticketById.get(delivery.ticketId ?? 0) ?? null;
    return { delivery, ticket, refused: refusalOf(delivery, ticket, request) };
  });
  const accepted = decided.filter(({ refused }) => refused === null);
  const credited = await save({ change, tickets }, request, accepted);
  const results = new Map(
    decided.map(({ delivery, ticket, refused }): [number, TakeBackResult] => [
      delivery.id,
      refused === null
        ? { id: delivery.id, credited: credited.has(delivery.id) }
        : { id: delivery.id, refused, state: stateOf(delivery, ticket, today) },
    ]),
  );
  return [...new Set(toLock.ids)].map(
    (id) => results.get(id) ?? { id, refused: 'DELIVERY_NOT_FOUND' },
  );
}

/** The same for one delivery, as its own call answers. */
export async function takeBack(
  work: Work,
  { id, ...request }: TakeBack & { readonly id: number },
): Promise<Outcome<typeof cancelDelivery>> {
  const [result] = await takeBackMany(work, request, { ids: [id] });
  if (!result || 'refused' in result) {
    return { refused: { code: result?.refused ?? 'DELIVERY_NOT_FOUND' } };
  }
  return { reply: result };
}

function refusalOf(
  delivery: LockedDelivery,
  ticket: LockedTicket | null,
  { action, rightsIn, today }: TakeBack,
): TakeBackRefusal | null {
  const { companyId, type, ticketId } = delivery;
  const isTakenBack = delivery.isCancelled || delivery.isRefunded;
  const ticketStatus = ticket && statusOf(ticket.row, today);
  // A ticket that is anonymised is long over.
  const isGone = ticketId !== null && ticket === null;
  const status = isGone
    ? 'expired'
    : deliveryStatus({ ...delivery, isTakenBack, ticketStatus }, today);
  const terms = delivery.terms ?? usualCounterTerms;
  return refuseTakeBack({ status, type, terms }, action, rightsIn(companyId));
}

function stateOf(
  delivery: LockedDelivery,
  ticket: LockedTicket | null,
  today: Temporal.PlainDate,
): DeliveryState {
  const isFetched = ticket !== null && ruledTicket(ticket.row, today).downloadedToPhone;
  return deliveryState({ ...delivery, isUsed: delivery.isUsed || isFetched }, today);
}

type Accepted = { readonly delivery: LockedDelivery; readonly ticket: LockedTicket | null };

/** Credits, marks and records; the ids of those that are on an invoice, or on a line that waits for one. */
async function save(
  { change, tickets }: Work,
  { scope, action, description, today, now }: TakeBack,
  accepted: readonly Accepted[],
): Promise<ReadonlySet<number>> {
  const { tenant, userId } = scope;
  const credited = new Set<number>();
  const of = { tenant, description, creditedBy: userId, today, now };
  for (const { delivery } of accepted) {
    const { id: relatedId, companyId } = delivery;
    const outcome = await creditDelivery(change, { ...of, companyId, relatedId });
    if (outcome !== 'not-billed') credited.add(relatedId);
  }
  const deliveries = accepted.map(({ delivery }) => delivery);
  await markTakenBack(change.tx, deliveries, { as: did[action], at: now });
  const cancelled = accepted.flatMap(({ ticket }) =>
    ticket ? [{ row: ticket.row, reopened: null }] : [],
  );
  if (cancelled.length > 0) await tickets.cancel.save(change, cancelled, { tenant, now });
  await change.record(
    ...deliveries.map(({ companyId, id, priceOre }) => ({
      companyId,
      kind: kinds[action],
      subject: { type: 'counter-delivery' as const, id },
      about: null,
      before: null,
      after: { counterTotal: priceOre },
    })),
  );
  return credited;
}
