import {
  type PhoneRefusal,
  refusePhone,
} from '@takst/domain/services/company-tickets/change-phone.rules.ts';
import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import type { SubscriptionType } from '@takst/domain/catalogue/products/subscription-type.ts';
import { isCurrent } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { isMobile } from '#ticketing/holders/holders.public.ts';
import {
  findHeldByOthers,
  findSubscribersOfSlots,
  findTypesInTheWay,
} from '#ticketing/subscribers/subscribers.public.ts';
import {
  type ContinuedTicket,
  statusOf,
  type LockedTicket,
} from '#ticketing/tickets/tickets.public.ts';
import { continuedOnPhone } from './continued-on-phone.ts';
import { loadQuarantine } from '../order/quarantine.query.ts';

type PhoneFactsRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
  /** Subscribers, each with the slot of the phone that they are to get. */
  readonly moves: readonly { readonly id: number; readonly slot: number }[];
};

/** What decides about new phones of people of one company. */
export type PhoneFacts = Awaited<ReturnType<typeof loadPhoneFacts>>;

/** In a number of statements that does not depend on how many get a phone. */
export async function loadPhoneFacts(
  tx: Transaction,
  { scope, companyId, today, moves }: PhoneFactsRequest,
) {
  const people = moves.map((move) => ({ ...move, companyId }));
  const slotKeys = moves.map(({ slot }) => slot);
  return {
    today,
    owners: await findSubscribersOfSlots(tx, scope, { companyId, slotKeys }),
    heldByOthers: await findHeldByOthers(tx, people),
    typesInTheWay: await findTypesInTheWay(tx, people, today),
    quarantineDaysOn: await loadQuarantine(tx, scope.tenant),
  };
}

export type PhoneChange = {
  readonly subscriberId: number;
  readonly phone: Phone & { readonly slot: number };
  /** The person's tickets that have not ended, of the services that the call is about. */
  readonly tickets: readonly LockedTicket[];
};

/** Whether a person gets another phone, and what goes on there: the answer of their page and of a list. */
export function decidePhoneChange(
  { today, owners, heldByOthers, typesInTheWay, quarantineDaysOn }: PhoneFacts,
  { subscriberId, phone, tickets }: PhoneChange,
):
  | { readonly refused: PhoneRefusal<SubscriptionType> }
  | { readonly continued: readonly ContinuedTicket[] } {
  const continued = tickets.flatMap(({ row }) =>
    isCurrent(statusOf(row, today)) ? continuedOnPhone(row, phone, today) : [],
  );
  const [start = null] = continued
    .map(({ newStart }) => newStart)
    .toSorted(Temporal.PlainDate.compare);
  const refused = refusePhone({
    subscriberId,
    isMobile: isMobile(phone),
    phoneOwnerId: owners.get(phone.slot)?.id ?? null,
    heldByOthers: heldByOthers.get(subscriberId) ?? [],
    start,
    quarantineDaysOn,
    subscriptionType: typesInTheWay.get(subscriberId) ?? null,
  });
  return refused ? { refused } : { continued };
}
