import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';
import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { offeredTypes } from '@takst/domain/services/subscriptions/offered-types.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session/use-session.ts';
import { availableQuery } from '#ticketing/tickets/offer/order.queries.ts';

type HeldEntries = {
  readonly tickets: readonly IssuedTicket[];
  readonly subscriptions: readonly Subscription[];
};

/** Whether a type is left that can be ordered for a person (spec 2 §2, §4). */
export function useHasMoreToOrder({ tickets, subscriptions }: HeldEntries): boolean {
  const { company } = useSession();
  const { data: available } = useQuery({
    ...availableQuery(company.id),
    // The page stands without the button.
    throwOnError: false,
  });
  const entries = [
    ...tickets.map(({ status }) => ({ type: 'TICKET' as const, status })),
    ...subscriptions,
  ];
  const types = available?.map(({ type }) => type) ?? [];
  return offeredTypes(types, entries).length > 0;
}
