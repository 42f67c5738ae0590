import { sql } from 'kysely';
import { connectPostgres } from '@takst/server/platform/db/connection/postgres.ts';

/**
 * Lets each company send any number of SMS today and tomorrow, by a count that begins far below zero: a trial of one company
 * sends more than the cap of a day (docs/decisions/0137), and each SMS is to arrive.
 */
export async function liftSmsCaps(databaseUrl: string): Promise<void> {
  const kysely = connectPostgres(databaseUrl, { onIdleError: () => undefined });
  await sql`
    insert into messages.sms_of_day (who, counted_until, messages)
    select company.tenant || ' company ' || company.id,
           ((now() at time zone 'Europe/Oslo')::date + days)::timestamp at time zone 'Europe/Oslo', -1000000
      from companies.company, generate_series(1, 2) as days`
    .execute(kysely)
    .finally(() => kysely.destroy());
}
