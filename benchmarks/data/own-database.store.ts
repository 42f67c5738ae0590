import '@takst/server/testing/operators-in-tests.ts';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import {
  type OpenDatabase,
  openDatabase,
} from '@takst/server/platform/db/connection/open-database.ts';
import { setFirstMonth } from '@takst/server/billing/invoices/invoices.public.ts';
import { loadReferenceData } from '@takst/server/app/reference-data/load-reference-data.ts';
import { commandOnServer, urlOfDatabase } from '@takst/server/testing/templates/server-template.ts';
import { dataMoment } from './data-moment.ts';

const quiet = { info: () => undefined, warn: () => undefined };

/** What the session cookie of the operator's staff holds. */
export const tokenOfStaff = 'benchmark-session-of-staff';

export type OwnDatabase = { readonly url: string; readonly open: OpenDatabase };

/**
 * Works on a database of one benchmark alone, with reference data and the operator's first month, and drops it.
 */
export async function withOwnDatabase<T>(
  server: string,
  { name, firstMonth }: { readonly name: string; readonly firstMonth: string },
  work: (database: OwnDatabase) => Promise<T>,
): Promise<T> {
  await commandOnServer(server, `drop database if exists ${name} with (force)`);
  await commandOnServer(server, `create database ${name}`);
  const url = urlOfDatabase(server, name);
  const open = await openDatabase({ databaseUrl: url, dataDir: '' }, quiet);
  try {
    await loadReferenceData(open.database);
    const month = Temporal.PlainDate.from(firstMonth);
    await open.database.transaction((tx) => setFirstMonth(tx, 'ruter', month));
    return await work({ url, open });
  } finally {
    await open.close();
    await commandOnServer(server, `drop database ${name} with (force)`);
  }
}

/** A user of the operator with a session. */
export const placeStaff = (client: pg.ClientBase) =>
  client.query(
    `with staff as (
       insert into users."user" (tenant, email, first_name, last_name, phone, phone_country_code, state,
                                 created_at)
       values ('ruter', 'staff@benchmark.example', 'Åse', 'Ødegård', '90000000', '+47', 'ACTIVE', $2)
       returning tenant, id
     ), role as (
       insert into users.global_role (tenant, user_id, role)
       select tenant, id, 'GLOBAL_COMPANY_ADMIN' from staff
     )
     insert into session.session (token_digest, tenant, user_id, id_token, access_expires_at, created_at,
                                  last_used_at)
     select $1, tenant, id, '', '2100-01-01', $2, $2 from staff`,
    [createHash('sha256').update(tokenOfStaff).digest('base64url'), dataMoment],
  );
