import type { Transaction } from '@takst/server/db/database.ts';
import { tablesOf } from '@takst/server/db/tables.ts';
import { sql } from 'kysely';
import type { Places } from './demo-companies.store.ts';
import type { DemoWorld } from './demo-world.ts';

const countryCode = '+47';

async function insertPeople(tx: Transaction, people: string): Promise<void> {
  await sql`
    insert into company_tickets.person (tenant, phone_country_code, phone)
    select tenant, ${countryCode}, phone
      from jsonb_to_recordset(${people}::jsonb)
        as given(place integer, tenant text, phone text)
     order by place`.execute(tablesOf(tx));
  await sql`
    insert into company_tickets.subscriber (
      tenant, company_id, person_key, first_name, last_name, employee_id, phone_country_code, phone
    )
    select given.tenant, "companyId", person.key, "firstName", "lastName", "employeeId",
           ${countryCode}, given.phone
      from jsonb_to_recordset(${people}::jsonb) as given(
             place integer, tenant text, phone text, "companyId" bigint, "firstName" text,
             "lastName" text, "employeeId" text)
      join company_tickets.person on person.tenant = given.tenant
       and person.phone_country_code = ${countryCode} and person.phone = given.phone
     order by place`.execute(tablesOf(tx));
}

async function insertTickets(tx: Transaction, tickets: string): Promise<void> {
  await sql`
    insert into tickets.ticket (
      tenant, company_id, subscriber_id, person_key, agreement_id, product_id, profile_id,
      zone_from, zone_to, all_zones, nr_of_zones, start_date, expiration_date, cancelled_at,
      pickup_code, downloaded_at, app_id, ordered_at
    )
    select given.tenant, "companyId", subscriber.id, subscriber.person_key, "agreementId",
           "productId", "profileId", "zoneFrom", "zoneTo", "zoneFrom" is null, "nrOfZones", start,
           "end", "cancelledAt", "pickupCode", "downloadedAt", "appId", "orderedAt"
      from jsonb_to_recordset(${tickets}::jsonb) as given(
             place integer, tenant text, "companyId" bigint, phone text, "agreementId" bigint,
             "productId" text, "profileId" text, "zoneFrom" text, "zoneTo" text,
             "nrOfZones" integer, start date, "end" date, "cancelledAt" timestamptz,
             "pickupCode" text, "downloadedAt" timestamptz, "appId" text, "orderedAt" timestamptz)
      join company_tickets.person on person.tenant = given.tenant
       and person.phone_country_code = ${countryCode} and person.phone = given.phone
      join company_tickets.subscriber on subscriber.company_id = "companyId"
       and subscriber.person_key = person.key
     order by place`.execute(tablesOf(tx));
}

/** Everyone with everything they hold, in three statements whatever their number. */
export async function placePeople(
  tx: Transaction,
  world: DemoWorld,
  places: Places,
): Promise<void> {
  const people = world.companies.flatMap(({ tenant, population }, place) =>
    population.map((person) => ({ ...person, tenant, company: places[place] })),
  );
  const peopleRows = people.map(({ company, tickets: _tickets, ...person }, place) => ({
    ...person,
    place,
    companyId: company?.id,
  }));
  const ticketRows = people.flatMap(({ tenant, company, phone, tickets }) =>
    tickets.map((ticket) => ({
      ...ticket,
      tenant,
      phone,
      companyId: company?.id,
      agreementId: company?.agreementIds[ticket.agreementIndex],
    })),
  );
  await insertPeople(tx, JSON.stringify(peopleRows));
  await insertTickets(tx, JSON.stringify(ticketRows.map((row, place) => ({ place, ...row }))));
}
