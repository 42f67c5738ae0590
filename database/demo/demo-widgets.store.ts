import type { Transaction } from '@takst/server/platform/db/database.ts';
import { secretsOf, tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { Places } from './demo-companies.store.ts';
import type { DemoWorld } from './demo-world-facts.ts';

/** Where a page may be put that frames the demo world's widgets (docs/demo-logins.md). */
const demoSites = ['http://localhost:4000', 'http://127.0.0.1:4000'];

/** The client id of a company's form, the same in every demo world: `demoruterlarge0000000000`. */
const clientIdOf = ({ tenant, key }: { tenant: string; key: string }): string =>
  `demo${tenant}${key.replaceAll(/[^a-z]/g, '')}`.slice(0, 24).padEnd(24, '0');

/** A widget for each company whose people may order by its form, and for one that has turned it off. */
export async function placeWidgets(
  tx: Transaction,
  world: DemoWorld,
  places: Places,
): Promise<void> {
  const { seal } = secretsOf(tx);
  const widgets = world.companies.flatMap(({ selfService, ...company }, place) =>
    selfService
      ? [
          {
            tenant: company.tenant,
            companyId: places[place]?.id,
            clientId: clientIdOf(company),
            secret: seal('self_service.widget.client_secret', `demo-secret-${clientIdOf(company)}`),
            // One of them has a pattern.
            help: company.employeeIdLabel ? 'Fire siffer, som på adgangskortet' : '',
            regex: company.employeeIdLabel ? '[0-9]{4}' : '',
          },
        ]
      : [],
  );
  await sql`
    insert into self_service.widget (
      tenant, company_id, client_id, client_secret, agreement_numbers, format, width, colour_scheme,
      logo, employee_id_help_text, employee_id_regex, allowed_origins, created_at
    )
    select given.tenant, "companyId", "clientId", secret,
           array_agg(agreement.id::text order by agreement.id), 'horisontal', 320, 'light', true, help,
           regex, ${sql.val(demoSites)}::text[], ${world.moment.now.toString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(widgets)}::jsonb) as given(
             tenant text, "companyId" bigint, "clientId" text, secret text, help text, regex text)
      join agreements.agreement on agreement.company_id = "companyId"
       and agreement.subtype in ('SUBSCRIPTIONS', 'HOUSING_COOPERATIVE_AGREEMENT')
     group by given.tenant, "companyId", "clientId", secret, help, regex`.execute(tablesOf(tx));
}
