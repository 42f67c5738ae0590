import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connectPGlite, openPGlite } from '../connection/embedded.ts';
import { migrate, readMigrations } from './migrations.ts';

const name = '0036-invited-users.sql';

describe('users who were inactive before invited ones were told apart', () => {
  it('are invited until their link ends, if they have never been active or deactivated', async () => {
    const kysely = connectPGlite(await openPGlite(null));
    const migrations = await readMigrations();
    const before = migrations.filter((migration) => migration.name < name);
    await migrate(kysely, before);
    await sql`
      insert into users."user" (id, tenant, email, first_name, last_name, phone,
                                phone_country_code, state, created_by, created_at)
      overriding system value
      select id, 'ruter', id || '@x', 'A', 'B', '41234567', '+47', state, 1, '2026-01-01T10:00:00Z'
        from (values (1, 'ACTIVE'), (2, 'INACTIVE'), (3, 'INACTIVE'), (4, 'INACTIVE'))
             as old (id, state)`.execute(kysely);
    // 2 has a link, the link of 3 was deleted long ago, 4 was deactivated.
    await sql`
      insert into users.activation (tenant, user_id, token_digest, created_at, expires_at)
      values ('ruter', 2, ${'d'.repeat(43)}, '2026-03-01T10:00:00Z', '2026-03-08T10:00:00Z')`.execute(
      kysely,
    );
    await sql`
      insert into changes.change (tenant, at, channel, request_id, kind, subject_type, subject_id)
      values ('ruter', '2026-02-01T10:00:00Z', 'portal', 'r', 'deactivate-user', 'user', '4')`.execute(
      kysely,
    );
    await migrate(kysely, [
      ...before,
      ...migrations.filter((migration) => migration.name === name),
    ]);
    const { rows } = await sql<{ id: number; until: string | null }>`
      select id, to_char(invited_until at time zone 'UTC', 'YYYY-MM-DD') as until
        from users."user" order by id`.execute(kysely);
    expect(rows.map(({ until }) => until)).toEqual([null, '2026-03-08', '2026-01-08', null]);
    await kysely.destroy();
  });
});
