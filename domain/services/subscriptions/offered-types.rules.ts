import { isCurrent, type TicketStatus } from '#ticketing/tickets/ticket-status.rules.ts';
import type { OrderableType } from '#catalogue/products/subscription-type.ts';

/** A ticket or a subscription that a person has or had. */
export type HeldEntry = { readonly type: OrderableType; readonly status: TicketStatus };

/** One of a type at a time: none is offered while one is active or pending (spec 2 §4). */
export const isTypeHeld = (type: OrderableType, entries: readonly HeldEntry[]): boolean =>
  entries.some((entry) => entry.type === type && isCurrent(entry.status));

/** What is left to order for a person; the order of the list stays. */
export const offeredTypes = <Type extends OrderableType>(
  available: readonly Type[],
  entries: readonly HeldEntry[],
): Type[] => available.filter((type) => !isTypeHeld(type, entries));
