import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A client whose wrong tries are counted, and the limit: this many in any span of that time. */
export type Trier = {
  readonly who: string;
  readonly maxTries: number;
  readonly countedFor: Temporal.Duration;
};

const digestOf = (who: string): string => createHash('sha256').update(who).digest('base64url');

/** Wrong tries, counted in the database so that all processes share the count. */
export function wrongTryStore(tx: Transaction, now: Temporal.Instant) {
  const tables = tablesOf(tx);
  return {
    /** Locks each client until the transaction ends, so that concurrent tries are counted too. */
    async lock(triers: readonly Trier[]): Promise<void> {
      for (const key of triers.map(({ who }) => digestOf(who)).toSorted()) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tables);
      }
    },

    /** Until when each client has to wait that has used up its limit: until the oldest of its last tries is over. */
    async waitsOf(triers: readonly Trier[]): Promise<ReadonlyMap<string, Temporal.Instant>> {
      const limits = triers.map(({ who, maxTries }) => ({ key: digestOf(who), who, maxTries }));
      const { rows } = await sql<{ who: string; until: Temporal.Instant }>`
        select given.who, oldest.counted_until as until
          from json_to_recordset(${JSON.stringify(limits)}::text::json) as given (
                 key text, who text, "maxTries" int)
          join lateral (
            select counted_until from company_tickets.wrong_try
             where wrong_try.who = given.key and counted_until > ${now}::timestamptz
             order by counted_until desc offset given."maxTries" - 1 limit 1
          ) as oldest on true`.execute(tables);
      return new Map(rows.map(({ who, until }) => [who, until]));
    },

    /** Counts a wrong try for each client, from now for as long as the client's tries count. */
    async count(triers: readonly Trier[]): Promise<void> {
      await tables
        .insertInto('company_tickets.wrong_try')
        .values(
          triers.map(({ who, countedFor }) => ({
            who: digestOf(who),
            counted_until: now.add(countedFor),
          })),
        )
        .execute();
    },
  };
}
