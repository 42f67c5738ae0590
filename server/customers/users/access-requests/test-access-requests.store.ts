import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

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
  const { rows } = await sql<{ data: SentEmail }>`
    select data from jobs.job
     where name = 'send-email' and strpos(data::text, ${word}) > 0
       and data ->> 'topic' in ('access-request', 'access-rejected')
     order by data ->> 'to'`.execute(tablesOf(database));
  return rows.map(({ data }) => data);
}
