import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Sign-in tries by account and by address, counted for five minutes. */
export function signInTriesStore(tx: Transaction) {
  const tables = tablesOf(tx);
  return {
    /** Counts a try and returns the new count. */
    async count(key: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        insert into embedded_provider.entry as known (model, id, payload, expires_at)
        values ('SignInTries', ${key}, '{"count": 1}', now() + interval '5 minutes')
        on conflict (model, id) do update set
          payload = case when known.expires_at <= now() then excluded.payload
            else jsonb_build_object('count', (known.payload->>'count')::integer + 1) end,
          expires_at = case when known.expires_at <= now() then excluded.expires_at
            else known.expires_at end
        returning (payload->>'count')::integer as count`.execute(tables);
      return rows[0]?.count ?? 1;
    },

    /** Successful tries do not count toward the limit. */
    async forget(key: string): Promise<void> {
      await sql`
        update embedded_provider.entry
           set payload = jsonb_build_object('count', greatest((payload->>'count')::integer - 1, 0))
         where model = 'SignInTries' and id = ${key}`.execute(tables);
    },
  };
}
