import { createHash } from 'node:crypto';
import type pg from 'pg';
import { inventedOrganisationNumbers } from '../../database/demo/organisation-numbers.ts';
import { companyName } from './company-names.ts';
import { firstIds, tokenOfSupport } from './data-ids.ts';
import type { DataSize } from './data-size.ts';
import { dataMoment, dataToday } from './data-moment.ts';

/**
 * Companies of another operator than everybody else's, which customer support there looks through:
 * with agreements, customer numbers and nobody in them.
 */
export async function placeListedCompanies(
  client: pg.ClientBase,
  { listedCompanies }: DataSize,
): Promise<void> {
  const numbers = inventedOrganisationNumbers();
  const places = Array.from({ length: listedCompanies }, (_, place) => place);
  await client.query(
    `insert into companies.company (tenant, id, name, organisation_number, customer_number, kind,
                                    visit_address, created_at)
     select 'akt', $1::bigint + place - 1, name, number, 'K-' || (40000 + place),
            case when place % 50 = 0 then 'CONTRACTOR' else 'CUSTOMER' end,
            jsonb_build_object('line1', 'Storgata ' || place, 'line2', null, 'postCode', '4836',
                               'city', 'Arendal', 'country', 'NO'),
            $4::timestamptz - interval '900 days'
       from unnest($2::text[], $3::text[]) with ordinality as given(name, number, place)`,
    [
      firstIds.listedCompany,
      places.map(companyName),
      places.map(() => numbers.next().value),
      dataMoment,
    ],
  );
  await client.query(
    `insert into agreements.agreement (tenant, company_id, id, subtype, invoice_reference,
                                       from_date, invoicing_interval, payment_deadline_days, created_at)
     select tenant, company.id, $1::bigint + 2 * (company.id - $2::bigint) + kind.place, kind.subtype,
            '', $3::date - 800, 'MONTHLY_AT_END', 30, created_at
       from companies.company,
            unnest(array['TICKETOFFICE', 'SUBSCRIPTIONS']) with ordinality as kind(subtype, place)
      where tenant = 'akt' and (kind.place = 1 or company.id % 3 > 0)
      order by company.id`,
    [firstIds.listedAgreement, firstIds.listedCompany, dataToday],
  );
  await insertSupport(client);
}

/** Customer support, with a session as it is after the dance with the provider. */
async function insertSupport(client: pg.ClientBase): Promise<void> {
  const user = [firstIds.support, dataMoment];
  await client.query(
    `insert into users."user" (tenant, id, email, first_name, last_name, phone, phone_country_code,
                               state, created_at)
     values ('akt', $1, 'support@benchmark.example', 'Åse', 'Ødegård', '90000000', '+47', 'ACTIVE', $2)`,
    user,
  );
  await client.query(
    `insert into users.global_role (tenant, user_id, role) values ('akt', $1, 'GLOBAL_COMPANY_ADMIN')`,
    [firstIds.support],
  );
  await client.query(
    `insert into session.session (token_digest, tenant, user_id, id_token, access_expires_at,
                                  created_at, last_used_at)
     values ($3, 'akt', $1, '', '2100-01-01', $2, $2)`,
    [...user, createHash('sha256').update(tokenOfSupport).digest('base64url')],
  );
}
