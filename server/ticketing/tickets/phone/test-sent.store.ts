import { sql } from 'kysely';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { messagesLeft } from '#testing/jobs-with-secrets.store.ts';

/** The messages that were left for a number, whether the gateway has them already or not. */
export async function sentSms(database: Database, to: string): Promise<string[]> {
  const messages = await messagesLeft<{ to: string; text: string }>(database, 'send-sms');
  return messages.filter((message) => message.to === to).map(({ text }) => text);
}

const recordedOf =
  (kind: 'redeem-ticket' | 'show-ticket') => (database: Database, ticketId: number) =>
    recordedChanges(database)
      .where('kind', '=', kind)
      .where('subject_id', '=', String(ticketId))
      .execute();

/** What was recorded of the redeeming of a ticket, and of its first showing. */
export const recordedRedeems = recordedOf('redeem-ticket');
export const recordedShowings = recordedOf('show-ticket');

export const countWrongTries = async (database: Database): Promise<number> =>
  (await tablesOf(database).selectFrom('company_tickets.wrong_try').selectAll().execute()).length;

/** Lets one ticket go on from another, as a change of zone does. */
export async function continueTicket(database: Database, id: number, from: number): Promise<void> {
  const tables = tablesOf(database);
  // First the end: until then the days overlap.
  await sql`
    update tickets.ticket as old set expiration_date = next.start_date - 1
      from tickets.ticket as next where old.id = ${from} and next.id = ${id}`.execute(tables);
  await sql`
    update tickets.ticket as next set continues_id = old.id, medium_slot = old.medium_slot
      from tickets.ticket as old where old.id = ${from} and next.id = ${id}`.execute(tables);
}

export const anonymise = (database: Database, id: number, at: Temporal.Instant) =>
  tablesOf(database)
    .updateTable('tickets.ticket')
    .set({
      anonymised_at: at,
      holder_id: null,
      medium_slot: null,
      pickup_code: null,
      app_id: null,
    })
    .where('id', '=', id)
    .execute();
