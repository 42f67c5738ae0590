import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * Which tickets and subscriptions a statement means. The two tables have these columns in common, and a row of either is an
 * entry. A condition takes the alias of its table. Its text is that of the partial indexes, so that they serve it.
 */
type EntryCondition = RawBuilder<SqlBool>;

/**
 * Neither cancelled nor failed (`HeldTicket`). It may be anonymised: what was billed, and what continues another, counts
 * beyond that. An anonymised entry is in no slot and has no holder, so a search by either needs no more.
 */
export const isHeldEntry = (entry: string): EntryCondition =>
  sql`(${column(entry, 'cancelled_at')} is null and ${column(entry, 'failed_at')} is null)`;

/** Held, and it still says whose it is. The predicate of `ticket_live` and `subscription_live`. */
export const isLiveEntry = (entry: string): EntryCondition =>
  sql`(${column(entry, 'cancelled_at')} is null and ${column(entry, 'failed_at')} is null
    and ${isNotAnonymised(entry)})`;

/**
 * Active or pending on a day (`isCurrent`). Asked by columns, as the indexes cannot serve the status. One that was ended
 * before it began was never valid.
 */
export const isCurrentEntry = (entry: string, day: Temporal.PlainDate): EntryCondition => {
  const lastDay = column(entry, 'expiration_date');
  return sql`(${isLiveEntry(entry)}
    and (${lastDay} is null or (${lastDay} >= ${day} and ${lastDay} >= ${column(entry, 'start_date')})))`;
};

/** It still says whose it is, whatever its status: what has a page, and what is yet to be anonymised. */
export const isNotAnonymised = (entry: string): EntryCondition =>
  sql`${column(entry, 'anonymised_at')} is null`;

/** Its data was erased: all that is left is what it cost. */
export const isAnonymised = (entry: string): EntryCondition =>
  sql`${column(entry, 'anonymised_at')} is not null`;

/** The status of a ticket on a day (`ticketStatus`). */
export const ticketStatusOn = (ticket: string, day: Temporal.PlainDate): RawBuilder<string> =>
  statusOn(ticket, column(ticket, 'pending_through'), day);

/** The status of a subscription on a day: it is pending until its first day. */
export const subscriptionStatusOn = (
  subscription: string,
  day: Temporal.PlainDate,
): RawBuilder<string> => statusOn(subscription, sql`null`, day);

const statusOn = (
  entry: string,
  pendingThrough: RawBuilder<unknown>,
  day: Temporal.PlainDate,
): RawBuilder<string> => sql`tickets.status(
  ${column(entry, 'start_date')}, ${column(entry, 'expiration_date')}, ${pendingThrough},
  ${column(entry, 'cancelled_at')}, ${column(entry, 'failed_at')}, ${column(entry, 'anonymised_at')}, ${day})`;

const column = (entry: string, name: string): RawBuilder<unknown> => sql.ref(`${entry}.${name}`);
