import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { rewriteSome } from '#platform/db/secrets/stored-secrets.store.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** For each company that may have one, a widget that says whose it is. */
export async function placeWidgets(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into self_service.widget (
      tenant, company_id, client_id, client_secret, agreement_numbers, format, width, colour_scheme,
      logo, employee_id_help_text, employee_id_regex, allowed_origins, created_at
    )
    select company.tenant, company.id, 'widget' || lpad(company.id::text, 18, '0'),
           'secret of ' || company.name, array_agg(agreement.id::text order by agreement.id),
           'horisontal', 320, 'light', true, 'Nummer ' || company.name, '', '{}', ${now}::timestamptz
      from companies.company
      join agreements.agreement on agreement.company_id = company.id
       and agreement.subtype in ('SUBSCRIPTIONS', 'HOUSING_COOPERATIVE_AGREEMENT')
     group by company.id`.execute(tablesOf(tx));
  await rewriteSome(tx, 'self_service.widget.client_secret', 10_000);
}
