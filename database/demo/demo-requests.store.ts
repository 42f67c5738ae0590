import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { Places } from './demo-companies.store.ts';
import type { DemoWorld } from './demo-world-facts.ts';

/** Opens the forms of companies that have one, and places the requests that came by it. */
export async function placeRequests(
  tx: Transaction,
  world: DemoWorld,
  places: Places,
): Promise<void> {
  const companies = world.companies.flatMap(({ tenant, selfService, requests }, place) =>
    selfService ? [{ tenant, ...selfService, rows: requests, companyId: places[place]?.id }] : [],
  );
  await sql`
    update agreements.agreement
       set widget_access = given.access, email_for_ticket_requests = given.email
      from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb)
             as given ("companyId" bigint, access text, email text)
     where agreement.company_id = given."companyId"
       and agreement.subtype in ('SUBSCRIPTIONS', 'HOUSING_COOPERATIVE_AGREEMENT')`.execute(
    tablesOf(tx),
  );
  const requests = companies.flatMap(({ tenant, companyId, rows }) =>
    rows.map((row) => ({ ...row, tenant, companyId })),
  );
  await sql`
    insert into self_service.ticket_request (
      tenant, company_id, agreement_id, service, first_name, last_name, employee_id,
      phone_country_code, phone, profile_id, zone_from, zone_to, all_zones, nr_of_zones, start_date,
      channel, requested_at, announced_at
    )
    select given.tenant, "companyId", agreement.id,
           case agreement.subtype when 'HOUSING_COOPERATIVE_AGREEMENT' then 'housing'
                                  else 'company-tickets' end, "firstName", "lastName",
           "employeeId", '+47', phone, "profileId", "zoneFrom", "zoneTo", "zoneFrom" is null,
           "nrOfZones", start, 'widget', "requestedAt", "requestedAt"
      from rows from (jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as (
             tenant text, "companyId" bigint, "firstName" text, "lastName" text, "employeeId" text,
             phone text, "profileId" text, "zoneFrom" text, "zoneTo" text, "nrOfZones" integer,
             start date, "requestedAt" timestamptz)) with ordinality as given(
             tenant, "companyId", "firstName", "lastName", "employeeId", phone, "profileId",
             "zoneFrom", "zoneTo", "nrOfZones", start, "requestedAt", place)
      join lateral (select id, subtype from agreements.agreement
                     where company_id = "companyId"
                       and subtype in ('SUBSCRIPTIONS', 'HOUSING_COOPERATIVE_AGREEMENT')
                     order by id limit 1) as agreement on true
     order by place`.execute(tablesOf(tx));
}
