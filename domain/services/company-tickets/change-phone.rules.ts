import type { HeldTicket } from '#ticketing/tickets/held-ticket.rules.ts';
import { type OrderRefusal, refuseOrder } from './order-company-ticket.rules.ts';

/** What decides whether a person of a company may get another phone. */
export type PhoneQuestion<Type> = {
  readonly subscriberId: number;
  readonly isMobile: boolean;
  /** The person of the company who has the phone; null for none. */
  readonly phoneOwnerId: number | null;
  /** Tickets on the phone, of any company of the operator, without the person's own. */
  readonly heldByOthers: readonly HeldTicket[];
  /** The first day on which a ticket of the person goes on there; null when they hold none. */
  readonly start: Temporal.PlainDate | null;
  readonly quarantineDaysOn: (start: Temporal.PlainDate) => number;
  /** A type of subscription that both the person and the phone have. */
  readonly subscriptionType: Type | null;
};

export type PhoneRefusal<Type> =
  | { readonly code: 'PHONE_NOT_MOBILE' }
  | { readonly code: 'PHONE_OF_ANOTHER'; readonly subscriberId: number }
  | OrderRefusal
  | { readonly code: 'SUBSCRIPTION_ALREADY_HELD'; readonly type: Type };

/**
 * Why a person may not get a phone, or null when they may (domain: Quarantine; docs/decisions/0047). The present
 * owner of a phone keeps it, in whichever company. The person's own tickets from a time with the phone, and the
 * phone that they have already, are in nobody's way.
 */
export function refusePhone<Type>(question: PhoneQuestion<Type>): PhoneRefusal<Type> | null {
  const {
    subscriberId,
    phoneOwnerId,
    heldByOthers: heldTickets,
    start,
    subscriptionType,
  } = question;
  if (!question.isMobile) return { code: 'PHONE_NOT_MOBILE' };
  if (phoneOwnerId === subscriberId) return null;
  if (phoneOwnerId !== null) return { code: 'PHONE_OF_ANOTHER', subscriberId: phoneOwnerId };
  const refusal =
    start && refuseOrder({ heldTickets, start, quarantineDays: question.quarantineDaysOn(start) });
  if (refusal) return refusal;
  return subscriptionType === null
    ? null
    : { code: 'SUBSCRIPTION_ALREADY_HELD', type: subscriptionType };
}
