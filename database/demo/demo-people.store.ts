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
    select given.tenant, company_id, person.key, first_name, last_name, employee_id,
           ${countryCode}, given.phone
      from jsonb_to_recordset(${people}::jsonb) as given(
             place integer, tenant text, phone text, company_id bigint, first_name text,
             last_name text, employee_id text)
      join company_tickets.person on person.tenant = given.tenant
       and person.phone_country_code = ${countryCode} and person.phone = given.phone
     order by place`.execute(tablesOf(tx));
}

async function insertTickets(tx: Transaction, tickets: string): Promise<void> {
  await sql`
    insert into company_tickets.ticket (
      tenant, company_id, subscriber_id, person_key, agreement_id, product_id, profile_id,
      zone_from, zone_to, all_zones, nr_of_zones, start_date, expiration_date, cancelled_at,
      pickup_code, downloaded_at, app_id, ordered_at
    )
    select given.tenant, given.company_id, subscriber.id, subscriber.person_key, agreement_id,
           product_id, profile_id, zone_from, zone_to, zone_from is null, nr_of_zones, start_date,
           expiration_date, cancelled_at, pickup_code, downloaded_at, app_id, ordered_at
      from jsonb_to_recordset(${tickets}::jsonb) as given(
             place integer, tenant text, company_id bigint, phone text, agreement_id bigint,
             product_id text, profile_id text, zone_from text, zone_to text, nr_of_zones integer,
             start_date date, expiration_date date, cancelled_at timestamptz, pickup_code text,
             downloaded_at timestamptz, app_id text, ordered_at timestamptz)
      join company_tickets.person on person.tenant = given.tenant
       and person.phone_country_code = ${countryCode} and person.phone = given.phone
      join company_tickets.subscriber on subscriber.company_id = given.company_id
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
  const peopleRows = people.map(({ tenant, company, ...person }, place) => ({
    place,
    tenant,
    company_id: company?.id,
    phone: person.phone,
    first_name: person.firstName,
    last_name: person.lastName,
    employee_id: person.employeeId,
  }));
  const ticketRows = people.flatMap(({ tenant, company, phone, tickets }) =>
    tickets.map((ticket) => ({
      tenant,
      company_id: company?.id,
      phone,
      agreement_id: company?.agreementIds[ticket.agreementIndex],
      product_id: ticket.productId,
      profile_id: ticket.profileId,
      zone_from: ticket.zoneFrom,
      zone_to: ticket.zoneTo,
      nr_of_zones: ticket.nrOfZones,
      start_date: ticket.start,
      expiration_date: ticket.end,
      cancelled_at: ticket.cancelledAt,
      pickup_code: ticket.pickupCode,
      downloaded_at: ticket.downloadedAt,
      app_id: ticket.appId,
      ordered_at: ticket.orderedAt,
    })),
  );
  await insertPeople(tx, JSON.stringify(peopleRows));
  await insertTickets(tx, JSON.stringify(ticketRows.map((row, place) => ({ place, ...row }))));
}
