import type { TicketStatus } from '#ticketing/tickets/ticket-status.rules.ts';
import type { CounterTerms } from '#platform/access/counter-terms.ts';
import type { DeliveryType } from './counter-medium.ts';

/** The facts that decide the status of a delivery. */
export type DeliveryFacts = {
  readonly hasProblem: boolean;
  readonly isTakenBack: boolean;
  /** The status of a code or paper ticket; null for a card load. */
  readonly ticketStatus: TicketStatus | null;
  /** It was put on its card. */
  readonly isUsed: boolean;
  /** The last day on which it can be put on its card. */
  readonly expiresOn: Temporal.PlainDate;
};

/** The status of a delivery on a day (spec 3 §3): what waits to be used is pending (domain: Ticket counter). */
export function deliveryStatus(facts: DeliveryFacts, today: Temporal.PlainDate): TicketStatus {
  if (facts.isTakenBack) return 'cancelled';
  if (facts.hasProblem) return 'failed';
  if (facts.ticketStatus !== null) return facts.ticketStatus;
  if (facts.isUsed) return 'active';
  return Temporal.PlainDate.compare(today, facts.expiresOn) > 0 ? 'expired' : 'pending';
}

/** What a user's role and the operator give them in the company (spec 1 §6, spec 3 §6). */
export type TakeBackRights = {
  readonly refund: boolean;
  readonly cancelTickets: boolean;
  readonly cancelTravelMoney: boolean;
};

/** What may be done with a delivery. */
export const deliveryActions = ['cancel', 'refund'] as const;
export type DeliveryAction = (typeof deliveryActions)[number];

type DeliveryToTakeBack = {
  readonly status: TicketStatus;
  readonly type: DeliveryType;
  /** Of the order's own agreement. */
  readonly terms: CounterTerms;
};

/**
 * Only what is pending is taken back, by role and agreement and operator (spec 3 §2, §4, §6): a right that a user has by
 * another agreement of the company does not count.
 */
export function actionsOfDelivery(
  { status, type, terms }: DeliveryToTakeBack,
  rights: TakeBackRights,
): DeliveryAction[] {
  if (status !== 'pending') return [];
  const mayCancel =
    type === 'TICKET'
      ? rights.cancelTickets && terms.allowedTicketCancellation
      : rights.cancelTravelMoney && terms.allowedTravelMoneyCancellation;
  return [
    ...(mayCancel ? (['cancel'] as const) : []),
    ...(rights.refund && terms.allowedRefund ? (['refund'] as const) : []),
  ];
}

export type TakeBackRefusal = 'TAKE_BACK_NOT_ALLOWED' | 'DELIVERY_NOT_PENDING';

/**
 * Why a delivery cannot be taken back, or null. The right is checked first, so that a user without it learns nothing about
 * the delivery.
 */
export function refuseTakeBack(
  { status, ...delivery }: DeliveryToTakeBack,
  action: DeliveryAction,
  rights: TakeBackRights,
): TakeBackRefusal | null {
  const isAllowed = actionsOfDelivery({ ...delivery, status: 'pending' }, rights).includes(action);
  if (!isAllowed) return 'TAKE_BACK_NOT_ALLOWED';
  return status === 'pending' ? null : 'DELIVERY_NOT_PENDING';
}

/** Why a card may not get what was ordered for it on a day; null where it may. */
export function refuseLoad(
  { isTakenBack, expiresOn }: Pick<DeliveryFacts, 'isTakenBack' | 'expiresOn'>,
  today: Temporal.PlainDate,
): 'DELIVERY_TAKEN_BACK' | 'DELIVERY_EXPIRED' | null {
  if (isTakenBack) return 'DELIVERY_TAKEN_BACK';
  return Temporal.PlainDate.compare(today, expiresOn) > 0 ? 'DELIVERY_EXPIRED' : null;
}
