import type { WidgetAccess } from '@takst/domain/services/self-service/settings/widget-access.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { StoredRequest } from './ticket-request.store.ts';

type Settings = { access: WidgetAccess; email?: string | null };

/** Sets what the people of a company may do by its form, under all its agreements. */
export async function setAccess(
  database: Database,
  companyId: number,
  { access, email = null }: Settings,
): Promise<void> {
  await sql`
    update agreements.agreement set widget_access = ${access}, email_for_ticket_requests = ${email}
     where company_id = ${companyId}`.execute(tablesOf(database));
}

/** The requests of a phone, oldest first. */
export async function requestsOf(database: Database, phone: string) {
  const { rows } = await sql<{
    id: number;
    state: string;
    zone_to: string | null;
    answered_by: number | null;
    ticket_id: number | null;
    holder_id: number | null;
  }>`
    select id, state, zone_to, answered_by, ticket_id, holder_id
      from self_service.ticket_request where phone = ${phone} order by id`.execute(
    tablesOf(database),
  );
  return rows;
}

/** A request without its lock. */
export async function findRequest(tx: Transaction, id: number): Promise<StoredRequest | undefined> {
  const { rows } = await sql<StoredRequest>`
    select id, company_id as "companyId", agreement_id as "agreementId", service, state,
           first_name as "firstName", last_name as "lastName", employee_id as "employeeId",
           phone_country_code as "phoneCountryCode", phone, profile_id as "profileId",
           zone_from as "zoneFrom", zone_to as "zoneTo", all_zones as "allZones",
           nr_of_zones as "nrOfZones", start_date as "startDate", channel,
           (select name from companies.company where company.id = company_id) as "companyName"
      from self_service.ticket_request where id = ${id}`.execute(tablesOf(tx));
  return rows[0];
}
