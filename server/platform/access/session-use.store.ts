import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { SessionLife, UsedSession } from './used-session.ts';

type Key = Pick<UsedSession, 'tenant' | 'tokenDigest'>;
type Limits = { readonly life: SessionLife; readonly now: Temporal.Instant };

/** Ends a session whose time is over, and says so; false when another process knows of a later use. */
export const endIfOver = (
  database: Database,
  { tenant, tokenDigest }: Key,
  limits: Limits,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const left = await tablesOf(tx)
      .selectFrom('session.session')
      .select((row) => isOver(row, limits).as('isOver'))
      .where('tenant', '=', tenant)
      .where('token_digest', '=', tokenDigest)
      .forUpdate()
      .executeTakeFirst();
    if (left && !left.isOver) return false;
    await tablesOf(tx)
      .deleteFrom('session.session')
      .where('tenant', '=', tenant)
      .where('token_digest', '=', tokenDigest)
      .execute();
    return true;
  });

/** A session whose time is over, though nobody has used it since. */
export const isOver = (row: ExpressionBuilder<Tables, 'session.session'>, { life, now }: Limits) =>
  row.or([
    row('last_used_at', '<=', now.subtract(life.unused)),
    row('created_at', '<=', now.subtract(life.longest)),
  ]);

/** The trigger of the cache does not fire: nothing that is cached depends on it. */
export const saveUse = (
  database: Database,
  { tenant, tokenDigest }: Key,
  now: Temporal.Instant,
): Promise<void> =>
  database.transaction(
    async (tx) =>
      void (await tablesOf(tx)
        .updateTable('session.session')
        .set({ last_used_at: now })
        .where('tenant', '=', tenant)
        .where('token_digest', '=', tokenDigest)
        .where('last_used_at', '<', now)
        .execute()),
  );
