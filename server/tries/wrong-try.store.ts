import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** A client whose wrong tries are counted, and the limit. */
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

    /** Until when each client has to wait that exceeded its limit. */
    async waitsOf(triers: readonly Trier[]): Promise<ReadonlyMap<string, Temporal.Instant>> {
      const keys = triers.map(({ who }) => digestOf(who));
      const rows = await tables
        .selectFrom('company_tickets.wrong_try')
        .select(['who', 'tries', 'counted_until'])
        .where('who', 'in', keys)
        .where('counted_until', '>', now)
        .execute();
      const waits = triers.flatMap(({ who, maxTries }) => {
        const row = rows.find((one) => one.who === digestOf(who));
        return row && row.tries >= maxTries ? [[who, row.counted_until] as const] : [];
      });
      return new Map(waits);
    },

    /** Counts a wrong try for each client; an expired count starts again at one. */
    async count(triers: readonly Trier[]): Promise<void> {
      const rows = triers.map(({ who, countedFor }) => ({
        who: digestOf(who),
        tries: 1,
        counted_until: now.add(countedFor),
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
