import { listRelatedEntries as route } from '@takst/contract/ticketing/subscribers/list-related-entries.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { holderOfEntry, ticketDescriber } from '#ticketing/subscribers/subscribers.public.ts';
import { ticketsOfHolder } from '#ticketing/tickets/tickets.public.ts';
import { subscriptionDescriber } from './subscription/describe-subscription.ts';
import { subscriptionsOfHolder } from './subscription/subscription.query.ts';

/** All tickets and subscriptions of the subscriber who has this one (spec 2 §7), newest first. */
export const listRelatedEntries = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const reach = { scope, services };
    const holder = holderOfEntry(reach, params.id);
    const terms = { tenant: scope.tenant, today };
    const [tickets, subscriptions, describeTicket, describeSubscription] = await Promise.all([
      ticketsOfHolder(database, reach, holder),
      subscriptionsOfHolder(database, reach, holder),
      ticketDescriber(database, terms),
      subscriptionDescriber(database, terms),
    ]);
    const entries = [
      ...tickets.map((row) => ({
        start: row.start_date,
        entry: { ...describeTicket(row), productType: 'TICKET' as const },
      })),
      ...subscriptions.map((row) => ({
        start: row.start_date,
        entry: { ...describeSubscription(row), productType: 'MOBILITY' as const },
      })),
    ];
    if (entries.length === 0) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const newestFirst = entries.toSorted(
      (one, other) =>
        Temporal.PlainDate.compare(other.start, one.start) || other.entry.id - one.entry.id,
    );
    return { reply: newestFirst.map(({ entry }) => entry) };
  });
