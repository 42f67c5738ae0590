import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { Places } from './demo-companies.store.ts';
import type { DemoWorld } from './demo-world-facts.ts';

/** The list of a company with many employees. */
const centres = [
  { code: '1000', name: 'Administrasjon' },
  { code: '2000', name: 'Produksjon' },
  { code: '2100', name: 'Lager' },
  { code: '4100', name: 'Salg Østlandet' },
  { code: '4200', name: 'Salg Sørlandet' },
  { code: '9000', name: 'Prosjekter' },
];

/** Cost centres of the large companies; each seventh employee has none yet. */
export async function placeCostCentres(
  tx: Transaction,
  world: DemoWorld,
  places: Places,
): Promise<void> {
  const companies = world.companies.flatMap(({ key }, place) =>
    key === 'large' ? (places[place]?.id ?? []) : [],
  );
  await sql`
    with centre as (
      insert into subscribers.cost_centre (tenant, company_id, code, name)
      select company.tenant, company.id, given.code, given.name
        from companies.company
       cross join json_to_recordset(${JSON.stringify(centres)}::text::json) as given (code text, name text)
       where company.id = any(${sql.val(companies)}::bigint[])
       order by company.id, given.code
      returning company_id, id
    ), numbered as (
      select company_id, id, row_number() over (partition by company_id order by id) as place from centre
    )
    update holders.holder set cost_centre_id = numbered.id
      from numbered
     where holder.company_id = numbered.company_id and holder.kind = 'subscriber'
       and holder.erased_at is null and holder.id % 7 = numbered.place`.execute(tablesOf(tx));
}
