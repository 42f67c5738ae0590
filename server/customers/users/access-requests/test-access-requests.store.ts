import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { messagesLeft } from '#testing/jobs-with-secrets.store.ts';

/** The requests of a person, oldest first. */
export const requestsOf = (database: Database, email: string) =>
  tablesOf(database)
    .selectFrom('onboarding.access_request')
    .selectAll()
    .where('email', '=', email)
    .orderBy('id')
    .execute();

export type SentEmail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly topic: string;
  readonly replyTo?: { readonly address: string };
};

/** The e-mails that jobs were given in which a person is named, by recipient. */
export async function emailsAbout(database: Database, word: string): Promise<SentEmail[]> {
  const messages = await messagesLeft<SentEmail>(database, 'send-email');
  return messages
    .filter((message) => JSON.stringify(message).includes(word))
    .filter(({ topic }) => topic === 'access-request' || topic === 'access-rejected')
    .toSorted((one, other) => (one.to < other.to ? -1 : 1));
}
