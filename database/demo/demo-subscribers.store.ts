import type { RegisteredServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { Places } from './demo-companies.store.ts';
import type { DemoWorld } from './demo-world-facts.ts';

const countryCode = '+47';

async function insertPeople(tx: Transaction, people: string): Promise<void> {
  await sql`
    insert into holders.slot (tenant, kind, value)
    select tenant, 'person', ${countryCode} || phone
      from jsonb_to_recordset(${people}::jsonb)
        as given(place integer, tenant text, phone text)
     -- A person of two companies has one slot.
     group by tenant, phone
     order by min(place)`.execute(tablesOf(tx));
  await sql`
    with holder as (
      insert into holders.holder (
        tenant, company_id, kind, first_name, last_name, employee_id, phone_country_code, phone
      )
      select given.tenant, "companyId", 'subscriber', "firstName", "lastName", "employeeId",
             ${countryCode}, given.phone
        from jsonb_to_recordset(${people}::jsonb) as given(
               place integer, tenant text, phone text, "companyId" bigint, "firstName" text,
               "lastName" text, "employeeId" text)
       order by place
      returning tenant, company_id, id, phone_country_code || phone as number
    )
    insert into subscribers.subscriber (tenant, company_id, holder_id, person_slot)
    select holder.tenant, holder.company_id, holder.id, slot.key
      from holder
      join holders.slot on slot.tenant = holder.tenant and slot.kind = 'person' and slot.value = number
     order by holder.id`.execute(tablesOf(tx));
}

async function insertTickets(tx: Transaction, tickets: string): Promise<void> {
  await sql`
    insert into tickets.ticket (
      tenant, service, medium, company_id, holder_id, medium_slot, agreement_id, product_id,
      profile_id, zone_from, zone_to, all_zones, nr_of_zones, start_date, expiration_date, cancelled_at,
      pickup_code, downloaded_at, app_id, ordered_at, ended_at
    )
    select given.tenant, given.service, 'phone', "companyId", subscriber.holder_id,
           subscriber.person_slot, "agreementId", "productId", "profileId", "zoneFrom", "zoneTo", "zoneFrom" is null, "nrOfZones", start,
           "end", "cancelledAt", "pickupCode", "downloadedAt", "appId", "orderedAt",
           case when "end" is not null then "orderedAt" end
      from jsonb_to_recordset(${tickets}::jsonb) as given(
             place integer, tenant text, service text, "companyId" bigint, phone text, "agreementId" bigint,
             "productId" text, "profileId" text, "zoneFrom" text, "zoneTo" text,
             "nrOfZones" integer, start date, "end" date, "cancelledAt" timestamptz,
             "pickupCode" text, "downloadedAt" timestamptz, "appId" text, "orderedAt" timestamptz)
      join holders.slot on slot.tenant = given.tenant and slot.kind = 'person'
       and slot.value = ${countryCode} || given.phone
      join subscribers.subscriber on subscriber.company_id = "companyId"
       and subscriber.person_slot = slot.key
     order by place`.execute(tablesOf(tx));
}

type OfService = { readonly service: RegisteredServiceId; readonly places: Places };

/** The subscribers of a service with their tickets, in as many statements whatever their number. */
export async function placeSubscribers(
  tx: Transaction,
  world: DemoWorld,
  { service, places }: OfService,
): Promise<void> {
  const people = world.companies.flatMap(({ tenant, population }, place) =>
    population
      .filter((person) => person.service === service)
      .map((person) => ({ ...person, tenant, company: places[place] })),
  );
  const peopleRows = people.map(
    ({ company, tickets: _tickets, residences: _residences, ...person }, place) => ({
      ...person,
      place,
      companyId: company?.id,
    }),
  );
  const ticketRows = people.flatMap(({ tenant, company, phone, tickets }) =>
    tickets.map((ticket) => ({
      ...ticket,
      tenant,
      service,
      phone,
      companyId: company?.id,
      agreementId: company?.agreementIds[ticket.agreementIndex],
    })),
  );
  await insertPeople(tx, JSON.stringify(peopleRows));
  await insertTickets(tx, JSON.stringify(ticketRows.map((row, place) => ({ place, ...row }))));
}
