import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { textByAlias } from '#platform/db/text-by-alias.ts';

/**
 * Which tickets and subscriptions a statement means. The two tables have these columns in common, and a row of either is an
 * entry. A condition takes the alias of its table. Its text is that of the partial indexes, so that they serve it.
 */
type EntryCondition = RawBuilder<SqlBool>;

const heldText = (entry: string) => `${entry}.cancelled_at is null and ${entry}.failed_at is null`;
const live = (entry: string) => `${heldText(entry)} and ${entry}.anonymised_at is null`;

const condition = (text: (entry: string) => string): ((entry: string) => EntryCondition) =>
  textByAlias((entry) => `(${text(entry)})`);

/**
 * Neither cancelled nor failed (`HeldTicket`). It may be anonymised: what was billed, and what continues another, counts
 * beyond that. An anonymised entry is in no slot and has no holder, so a search by either needs no more.
 */
export const isHeldEntry = condition(heldText);

/** Held, and it still says whose it is. The predicate of `ticket_live` and `subscription_live`. */
export const isLiveEntry = condition(live);

/**
 * Active or pending on a day (`isCurrent`). Asked by columns, as the indexes cannot serve the status. One that was ended
 * before it began was never valid.
 */
export const isCurrentEntry = (entry: string, day: Temporal.PlainDate): EntryCondition =>
  sql`(${isLiveAndEverValid(entry)} and (${isEndless(entry)} or ${lastDay(entry)} >= ${day}))`;

const isLiveAndEverValid = condition(
  (entry) =>
    `${live(entry)} and (${entry}.expiration_date is null or ${entry}.expiration_date >= ${entry}.start_date)`,
);
const isEndless = condition((entry) => `${entry}.expiration_date is null`);
const lastDay = textByAlias((entry) => `${entry}.expiration_date`);

/** It still says whose it is, whatever its status: what has a page, and what is yet to be anonymised. */
export const isNotAnonymised = condition((entry) => `${entry}.anonymised_at is null`);

/** Its data was erased: all that is left is what it cost. */
export const isAnonymised = condition((entry) => `${entry}.anonymised_at is not null`);

/** The status of a ticket on a day (`ticketStatus`). */
export const ticketStatusOn = (ticket: string, day: Temporal.PlainDate): RawBuilder<string> =>
  sql`tickets.status(${ticketFacts(ticket)}, ${day})`;

/** The status of a subscription on a day: it is pending until its first day. */
export const subscriptionStatusOn = (
  subscription: string,
  day: Temporal.PlainDate,
): RawBuilder<string> => sql`tickets.status(${subscriptionFacts(subscription)}, ${day})`;

const facts = (entry: string, pendingThrough: string) =>
  `${entry}.start_date, ${entry}.expiration_date, ${pendingThrough}, ${entry}.cancelled_at, ${entry}.failed_at, ${entry}.anonymised_at`;
const ticketFacts = textByAlias((ticket) => facts(ticket, `${ticket}.pending_through`));
const subscriptionFacts = textByAlias((subscription) => facts(subscription, 'null'));
