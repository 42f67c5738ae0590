import { listRelatedEntries } from '@takst/contract/subscribers/list-related-entries.contract.ts';
import { listSubscriberTickets } from '@takst/contract/subscribers/list-subscriber-tickets.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { queryOf } from '#api/query.ts';

const idAfter = (prefix: string, text: string): number | null => {
  const id = new RegExp(`^${prefix}([1-9]\\d{0,14})$`).exec(text)?.[1];
  return id === undefined ? null : Number(id);
};

/**
 * The tickets of the subscriber that the page's address names, newest first: by subscriber id, or
 * by an invoice line's `TICKET:<ticket id>` (spec 2 §2). Anything else, and a subscriber without
 * tickets, is an error.
 */
export function usePerson() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const ticketId = idAfter('TICKET:', id);
  const subscriberId = idAfter('', id);
  if (ticketId === null && subscriberId === null) throw new Error(`Nobody can be at ${id}`);
  const own = useQuery({
    ...queryOf(listSubscriberTickets, { params: { id: subscriberId ?? 0 } }),
    enabled: subscriberId !== null,
  });
  const relatedEntries = useQuery({
    ...queryOf(listRelatedEntries, { params: { id: ticketId ?? 0 } }),
    enabled: ticketId !== null,
  });
  const tickets = ticketId === null ? own.data : relatedEntries.data;
  const newest = tickets?.[0];
  if (tickets && !newest) throw new Error(`Employee ${id} has neither tickets nor subscriptions`);
  return tickets && newest ? { tickets, newest } : null;
}
