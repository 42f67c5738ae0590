import { createHash } from 'node:crypto';
import type pg from 'pg';
import { firstIds } from './data-ids.ts';
import { dataMoment, dataToday } from './data-moment.ts';

export const tokenOfWatcher = (company: number, browser: number): string =>
  `benchmark-session-of-watcher-${company}-${browser}`;

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The first agreement of free tickets: far above those of the data. */
const firstDepartment = 900_000_000;

/**
 * Companies with free tickets, mass orders of them, and browsers of the administrator of each, every one with a session of
 * its own.
 */
export async function placeMassOrders(
  client: pg.ClientBase,
  {
    companies,
    browsers,
    orders,
  }: { companies: readonly number[]; browsers: number; orders: number },
): Promise<void> {
  await client.query(
    `insert into agreements.agreement (tenant, company_id, id, subtype, invoice_reference, from_date,
                                       invoicing_interval, payment_deadline_days, created_at)
     select 'ruter', id, $2::bigint + id, 'FREETICKET', 'Drift', $3::date - 30, 'MONTHLY_AT_END', 30, $4::timestamptz
       from unnest($1::bigint[]) as id on conflict do nothing`,
    [companies, firstDepartment, dataToday, dataMoment],
  );
  await client.query(
    `insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total, done,
                                created_by, acting_user, request_id, created_at, started_at, updated_at)
     select 'ruter', id, 'free-ticket-orders', 'finished', 'stop', '{"kind": "file", "name": "Ansatte.csv"}',
            jsonb_build_object('agreementName', ($2::bigint + id)::text, 'startDate', '2026-04-01',
                               'ordersNewCards', false, 'slashOrder', null),
            100, 100, $3::bigint + id - $4::bigint, $3::bigint + id - $4::bigint, 'benchmark',
            $5::timestamptz, $5::timestamptz, $5::timestamptz
       from unnest($1::bigint[]) as id cross join generate_series(1, $6::int)`,
    [companies, firstDepartment, firstIds.user, firstIds.company, dataMoment, orders],
  );
  for (const company of companies) {
    const digests = Array.from({ length: browsers }, (_, browser) =>
      digestOf(tokenOfWatcher(company, browser)),
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
}

/** Lets a mass order of each company run, or end, and moves its counters. */
export async function moveMassOrders(
  client: pg.ClientBase,
  companies: readonly number[],
  { state, done }: { state: 'running' | 'finished'; done: number },
): Promise<void> {
  await client.query(
    `update batches.batch set state = $2, done = $3, version = version + 1
      where company_id = any($1)
        and id in (select max(id) from batches.batch where company_id = any($1) group by company_id)`,
    [companies, state, done],
  );
}

export async function removeMassOrders(
  client: pg.ClientBase,
  companies: readonly number[],
): Promise<void> {
  await client.query(
    `delete from batches.batch where company_id = any($1::bigint[]) and request_id = 'benchmark'`,
    [companies],
  );
  await client.query('delete from agreements.agreement where id > $1', [firstDepartment]);
}
