import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connectPGlite, openPGlite } from '../connection/embedded.ts';
import { migrate, readMigrations } from './migrations.ts';

const name = '0027-products-of-services.sql';

describe('products that were stored before they said which services sell them', () => {
  it('are sold as before: company tickets are, and products to compare with are not', async () => {
    const kysely = connectPGlite(await openPGlite(null));
    const migrations = await readMigrations();
    const before = migrations.filter((migration) => migration.name < name);
    await migrate(kysely, before);
    await sql`
      insert into products.product (tenant, id, service, name, description, position, tags,
                                    media_types, preset_zone_ids, filters, vat_kind)
      select 'ruter', id, service, '{}', '{}', 1, '{}', '{}', '{}', '{}', 'TRANSPORT'
        from (values ('month', 'COMPANY_TICKET'), ('period', 'PERIOD_TICKET')) as old (id, service)`.execute(
      kysely,
    );
    await migrate(kysely, [
      ...before,
      ...migrations.filter((migration) => migration.name === name),
    ]);
    const { rows } = await sql`select id, services from products.product order by id`.execute(
      kysely,
    );
    expect(rows).toEqual([
      { id: 'month', services: ['company-tickets', 'housing'] },
      { id: 'period', services: [] },
    ]);
    await kysely.destroy();
  });
});
