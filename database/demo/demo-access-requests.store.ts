import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { DemoWorld } from './demo-world-facts.ts';
import { mainCompany } from './login-draft.ts';

/** A request for access to the main company of the main operator, and one for a company that is no customer. */
export async function placeAccessRequests(
  tx: Transaction,
  { companies, moment }: DemoWorld,
): Promise<void> {
  const customer = companies.find(({ tenant, key }) => tenant === 'ruter' && key === mainCompany);
  if (!customer) throw new Error(`The demo world has no ${mainCompany}.`);
  const { name, organisationNumber } = customer;
  const requests = [
    {
      organisationNumber,
      registeredName: name,
      companyName: 'Fjellheim',
      firstName: 'Marit',
      lastName: 'Askeland',
      email: 'marit.askeland@ny.example',
      phone: '46990001',
      hours: 20,
    },
    {
      organisationNumber: '982463718',
      registeredName: 'TELENOR ASA',
      companyName: 'Telenor',
      firstName: 'Jon',
      lastName: 'Tveit',
      email: 'jon.tveit@ny.example',
      phone: '46990002',
      hours: 44,
    },
  ];
  await sql`
    insert into onboarding.access_request (
      tenant, organisation_number, registered_name, company_name, first_name, last_name, email,
      phone_country_code, phone, language, requested_at, announced_at)
    select 'ruter', "organisationNumber", "registeredName", "companyName", "firstName", "lastName",
           email, '+47', phone, 'nb', at, at
      from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as given (
             "organisationNumber" text, "registeredName" text, "companyName" text, "firstName" text,
             "lastName" text, email text, phone text, hours integer)
     cross join lateral (
       select ${moment.now}::timestamptz - hours * interval '1 hour' as at) as asked`.execute(
    tablesOf(tx),
  );
}
