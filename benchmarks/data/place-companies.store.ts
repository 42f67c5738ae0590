import { createHash } from 'node:crypto';
import type pg from 'pg';
import { inventedOrganisationNumbers } from '../../database/demo/organisation-numbers.ts';
import names from '../../database/demo/names.json' with { type: 'json' };
import { firstIds, tokenOf } from './data-ids.ts';
import { companiesIn, type DataSize } from './data-size.ts';
import { dataMoment, dataToday } from './data-moment.ts';

const trades = ['Bygg', 'Konsult', 'Regnskap', 'Transport', 'Helse', 'Rør', 'Økonomi', 'Eiendom'];

/** Companies with their settings, agreements, one administrator each, and that one's session. */
export async function placeCompanies(client: pg.ClientBase, size: DataSize): Promise<void> {
  await insertCompanies(client, size);
  await client.query(
    `insert into companies.settings (tenant, company_id)
     select tenant, id from companies.company`,
  );
  await client.query(
    `insert into agreements.agreement (tenant, company_id, id, subtype, invoice_reference,
                                       from_date, invoicing_interval, payment_deadline_days, created_at)
     select tenant, id, $1::bigint + id - $2::bigint, 'SUBSCRIPTIONS', 'Bedriftsbillett', $3::date - 1460,
            'MONTHLY_AT_END', 30, created_at
       from companies.company order by id`,
    [firstIds.agreement, firstIds.company, dataToday],
  );
  await insertAdministrators(client, companiesIn(size));
}

async function insertCompanies(client: pg.ClientBase, size: DataSize): Promise<void> {
  const numbers = inventedOrganisationNumbers();
  const organisationNumbers = Array.from({ length: companiesIn(size) }, () => numbers.next().value);
  await client.query(
    `insert into companies.company (tenant, id, name, organisation_number, kind, visit_address, created_at)
     select 'ruter', $1::bigint + place - 1,
            ($3::text[])[1 + place * 7 % cardinality($3::text[])] || ' ' ||
              ($4::text[])[1 + place % cardinality($4::text[])] || ' AS',
            number, 'CUSTOMER',
            jsonb_build_object('line1', 'Storgata ' || place, 'line2', null, 'postCode', '0155',
                               'city', 'Oslo', 'country', 'NO'),
            $5::timestamptz - interval '900 days'
       from unnest($2::text[]) with ordinality as given(number, place)`,
    [firstIds.company, organisationNumbers, names.lastNames, trades, dataMoment],
  );
}

/** Sessions as they are after the dance with the provider; `tokenOf` is what the cookie holds. */
async function insertAdministrators(client: pg.ClientBase, companies: number): Promise<void> {
  await client.query(
    `insert into users."user" (tenant, id, email, first_name, last_name, phone, phone_country_code,
                               state, created_at)
     select 'ruter', $1::bigint + id - $2::bigint, 'admin-' || id || '@benchmark.example', 'Åse',
            'Ødegård', '9' || lpad(id::text, 7, '0'), '+47', 'ACTIVE', created_at
       from companies.company order by id`,
    [firstIds.user, firstIds.company],
  );
  await client.query(
    `insert into users.company_role (tenant, user_id, company_id, role)
     select 'ruter', $1::bigint + id - $2::bigint, id, 'COMPANY_ADMIN'
       from companies.company order by id`,
    [firstIds.user, firstIds.company],
  );
  const digests = Array.from({ length: companies }, (_, place) =>
    createHash('sha256')
      .update(tokenOf(firstIds.company + place))
      .digest('base64url'),
  );
  await client.query(
    `insert into session.session (token_digest, tenant, user_id, id_token, access_expires_at,
                                  created_at, last_used_at)
     select digest, 'ruter', $2::bigint + place - 1, '', '2100-01-01', $3::timestamptz, $3::timestamptz
       from unnest($1::text[]) with ordinality as given(digest, place)`,
    [digests, firstIds.user, dataMoment],
  );
}
