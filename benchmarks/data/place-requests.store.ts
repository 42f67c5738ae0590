import { createHash } from 'node:crypto';
import type pg from 'pg';
import { firstIds } from './data-ids.ts';
import { dataMoment } from './data-moment.ts';

export const tokenOfBrowser = (browser: number): string =>
  `benchmark-session-of-browser-${browser}`;

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Browsers of a company's administrator, each with a session of its own. */
export async function placeBrowsers(
  client: pg.ClientBase,
  company: number,
  browsers: number,
): Promise<void> {
  const digests = Array.from({ length: browsers }, (_, browser) =>
    digestOf(tokenOfBrowser(browser)),
  );
  await client.query(
    `insert into session.session (token_digest, tenant, user_id, id_token, access_expires_at,
                                  created_at, last_used_at)
     select digest, 'ruter', $2, '', '2100-01-01', $3::timestamptz, $3::timestamptz
       from unnest($1::text[]) as digest
     on conflict do nothing`,
    [digests, firstIds.user + company - firstIds.company, dataMoment],
  );
}

/** People who ask for a ticket; their numbers begin where those of the last ones ended. */
export async function placeRequests(
  client: pg.ClientBase,
  company: number,
  requests: number,
): Promise<void> {
  await client.query(
    `insert into self_service.ticket_request (
       tenant, company_id, agreement_id, service, first_name, last_name, employee_id,
       phone_country_code, phone, profile_id, all_zones, nr_of_zones, start_date, channel, requested_at)
     select 'ruter', $1, agreement.id, 'company-tickets', 'Siri', 'Selv', 'R-1', '+47',
            '48' || lpad((coalesce(last.id, 0) + place)::text, 6, '0'), 'ADULT', true, 3, '2026-04-01',
            'widget', $3::timestamptz
       from generate_series(1, $2::int) as place
      cross join (select max(id) as id from self_service.ticket_request) as last
      cross join (select id from agreements.agreement where company_id = $1 order by id limit 1) as agreement`,
    [company, requests, dataMoment],
  );
}

export async function removeRequests(client: pg.ClientBase, browsers: number): Promise<void> {
  await client.query('delete from self_service.ticket_request');
  const digests = Array.from({ length: browsers }, (_, browser) =>
    digestOf(tokenOfBrowser(browser)),
  );
  await client.query('delete from session.session where token_digest = any($1::text[])', [digests]);
}

/** The process that all of a server's processes are children of; null where it is not on this machine. */
export async function postmasterOf(client: pg.ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ file: string; isLocal: boolean }>(
    `select pg_read_file('postmaster.pid') as file,
            coalesce(inet_server_addr() = inet_client_addr(), true) as "isLocal"`,
  );
  return rows[0]?.isLocal ? Number(rows[0].file.split('\n')[0]) : null;
}
