import { getSubscriber } from '@takst/contract/ticketing/subscribers/get-subscriber.contract.ts';
import {
  listRelatedEntries,
  type RelatedEntry,
} from '@takst/contract/ticketing/subscribers/list-related-entries.contract.ts';
import type { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { listSubscriberSubscriptions } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { queryOf } from '#platform/api/query.ts';
import { useListedRow } from '#platform/api/use-listed-row.ts';

const idAfter = (prefix: string, text: string): number | null => {
  const id = new RegExp(`^${prefix}([1-9]\\d{0,14})$`).exec(text)?.[1];
  return id === undefined ? null : Number(id);
};

/**
 * The subscriber that the page's address names, with tickets and subscriptions, newest first: by subscriber id, or by
 * an invoice line's `TICKET:<id>` or `MOBILITY:<id>` (spec 2 §2). Undefined while loading; anything else is an error.
 */
export function usePerson() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const entryId = idAfter('(?:TICKET|MOBILITY):', id);
  const ownId = idAfter('', id);
  if (entryId === null && ownId === null) throw new Error(`Nobody can be at ${id}`);
  const relatedEntries = useQuery({
    ...queryOf(listRelatedEntries, { params: { id: entryId ?? 0 } }),
    enabled: entryId !== null,
  });
  const subscriberId = ownId ?? relatedEntries.data?.[0]?.subscriberId;
  const subscriber = useQuery({
    ...queryOf(getSubscriber, { params: { id: subscriberId ?? 0 } }),
    enabled: subscriberId !== undefined,
  });
  const ownTickets = useQuery({
    ...queryOf(listSubscriberTickets, { params: { id: ownId ?? 0 } }),
    enabled: ownId !== null,
  });
  const ownSubscriptions = useQuery({
    ...queryOf(listSubscriberSubscriptions, { params: { id: ownId ?? 0 } }),
    enabled: ownId !== null,
  });
  const listedSubscriber = useListedRow<typeof listSubscribers>(
    '/api/subscriber/by-company-id/{id}',
    subscriberId,
  );
  return {
    subscriber: subscriber.data ?? listedSubscriber,
    tickets: entryId === null ? ownTickets.data : relatedEntries.data?.filter(isTicket),
    subscriptions:
      entryId === null ? ownSubscriptions.data : relatedEntries.data?.filter(isSubscription),
  };
}

type RelatedTicket = Extract<RelatedEntry, { productType: 'TICKET' }>;

type RelatedSubscription = Extract<RelatedEntry, { productType: 'MOBILITY' }>;

const isSubscription = (entry: RelatedEntry): entry is RelatedSubscription =>
  entry.productType === 'MOBILITY';

const isTicket = (entry: RelatedEntry): entry is RelatedTicket => entry.productType === 'TICKET';
