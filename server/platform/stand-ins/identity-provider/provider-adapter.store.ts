import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/**
 * oidc-provider's storage for one kind of state (`model`) of one tenant: in the database, so that
 * sign-ins survive a restart, and with expiry by the database's clock.
 */
export function providerAdapter(database: Database, model: string): Adapter {
  const find = async (by: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
    const { rows } = await sql<{ payload: AdapterPayload; consumed: number | null }>`
      select payload, extract(epoch from consumed_at)::integer as consumed
        from embedded_provider.entry
       where model = ${model} and ${sql.ref(by)} = ${value}
         and (expires_at is null or expires_at > now())`.execute(tablesOf(database));
    const [entry] = rows;
    if (!entry) return undefined;
    const { payload, consumed } = entry;
    return consumed === null ? payload : { ...payload, consumed };
  };
  return {
    find: (id) => find('id', id),
    findByUid: (uid) => find('uid', uid),
    // Device codes are not supported.
    findByUserCode: async () => undefined,
    async upsert(id, payload, expiresIn) {
      // Revoking a grant deletes its tokens, but no running sign-in of another user.
      const grantId = payload.kind === 'Interaction' ? null : (payload.grantId ?? null);
      await sql`delete from embedded_provider.entry where expires_at < now()`.execute(
        tablesOf(database),
      );
      await sql`
        insert into embedded_provider.entry (model, id, payload, grant_id, uid, expires_at)
        values (${model}, ${id}, ${JSON.stringify(payload)}::jsonb, ${grantId},
                ${payload.uid ?? null},
                now() + ${expiresIn ?? null}::double precision * interval '1 second')
        on conflict (model, id) do update set
          payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
          expires_at = excluded.expires_at`.execute(tablesOf(database));
    },
    async consume(id) {
      await sql`update embedded_provider.entry set consumed_at = now()
                 where model = ${model} and id = ${id}`.execute(tablesOf(database));
    },
    async destroy(id) {
      await sql`delete from embedded_provider.entry
                 where model = ${model} and id = ${id}`.execute(tablesOf(database));
    },
    async revokeByGrantId(grantId) {
      await sql`delete from embedded_provider.entry
                 where grant_id = ${grantId}`.execute(tablesOf(database));
    },
  };
}
