import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';
import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';

type EntryStatus = Pick<IssuedTicket, 'status'>;

/** Active and pending go on the active list; failed and others are on none (spec 2 §4). */
export const isOnActiveList = ({ status }: EntryStatus): boolean =>
  status === 'active' || status === 'pending';

export const isOnExpiredList = ({ status }: EntryStatus): boolean =>
  status === 'expired' || status === 'cancelled';

/** The status and the days of a subscription, as those of tickets are called. */
export const daysOf = ({ status, startAt, expireAt }: Subscription) => ({
  status,
  startDate: startAt,
  expirationDate: expireAt,
});

type Entries = {
  readonly tickets: readonly IssuedTicket[];
  readonly subscriptions: readonly Subscription[];
};

/** What a person without a ticket subscribes to; with a ticket, its card has the acts for both. */
export const subscriptionsWithoutTicket = ({
  tickets,
  subscriptions,
}: Entries): readonly Subscription[] =>
  tickets.some(isOnActiveList) ? [] : subscriptions.filter(isOnActiveList);

/** The agreement that names a person's employee number: of the first entry that is theirs now, else of the newest. */
export function agreementOf({ tickets, subscriptions }: Entries): number | undefined {
  const all = [...tickets, ...subscriptions];
  const entry = all.find(isOnActiveList) ?? all[0];
  if (!entry) return undefined;
  return 'agreementNumber' in entry ? entry.agreementNumber : entry.agreementId;
}
