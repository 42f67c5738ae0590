import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** A client whose wrong tries are counted, and the limit. */
export type Trier = { readonly who: string; readonly maxTries: number };

const digestOf = (who: string): string => createHash('sha256').update(who).digest('base64url');

/** Wrong tries, counted in the database so that all processes share the count. */
export function wrongTryStore(tx: Transaction, now: Temporal.Instant) {
  const tables = tablesOf(tx);
  return {
    /**
     * Until when a client that exceeded its limit has to wait; null when it may try. Takes a lock per
     * client until the transaction ends, so that concurrent tries are counted too.
     */
    async waitUntil(triers: readonly Trier[]): Promise<Temporal.Instant | null> {
      const keys = triers.map(({ who }) => digestOf(who)).toSorted();
      for (const key of keys) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tables);
      }
      const rows = await tables
        .selectFrom('company_tickets.wrong_try')
        .select(['who', 'tries', 'counted_until'])
        .where('who', 'in', keys)
        .where('counted_until', '>', now)
        .execute();
      const waits = triers.flatMap(({ who, maxTries: most }) => {
        const row = rows.find((one) => one.who === digestOf(who));
        return row && row.tries >= most ? [row.counted_until] : [];
      });
      return waits.toSorted(Temporal.Instant.compare).at(-1) ?? null;
    },

    /** Counts a wrong try for each client; an expired count starts again at one. */
    async count(triers: readonly Trier[], countedUntil: Temporal.Instant): Promise<void> {
      const rows = triers.map(({ who }) => ({
        who: digestOf(who),
        tries: 1,
        counted_until: countedUntil,
      }));
      const isOver = sql<boolean>`wrong_try.counted_until <= ${now}::timestamptz`;
      await tables
        .insertInto('company_tickets.wrong_try')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('who').doUpdateSet({
            tries: sql`case when ${isOver} then 1 else wrong_try.tries + 1 end`,
            counted_until: sql`case when ${isOver} then excluded.counted_until
                                    else wrong_try.counted_until end`,
          }),
        )
        .execute();
    },
  };
}
