import {
  type AccessRequestFilter,
  accessRequestFilters,
  accessRequestList,
  type AccessRequestRows,
} from '@takst/contract/customers/users/access-requests/list-access-requests.contract.ts';
import { sql, type SqlBool } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { searchedRows } from '#platform/db/search/list-rows.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import {
  accessRequestEntry,
  type AccessRequestRow,
  describeAccessRequest,
  hasUserAdministrator,
  isOpenAccessRequest,
  withinAccessRequests,
} from './access-request.query.ts';

/** The requests that an administrator may answer; words are found in name, e-mail, phone and company. With their counts. */
export const serveAccessRequestList = (database: Database) =>
  serveList(accessRequestList, {
    rows: ({ scope, query }, { words, sort }) =>
      searchedRows<AccessRequestRow>(database, {
        schema: 'onboarding',
        table: 'access_request',
        where: withinAccessRequests(scope, 'access_request'),
        filters: [inFilter(query.filter), ofRecipient(query.recipient)],
        words,
        sort: sort ?? { ...requestedAt, isDescending: true },
        entry: accessRequestEntry(scope, sql`page.id`),
      }),
    describe: () => describeAccessRequest,
    columns: {
      lastName: { key: sql.ref('access_request.sorted') },
      company: { key: sql`text.sort_key(access_request.registered_name) collate "C"` },
      requestedAt,
    },
    counts: ({ scope }) => accessRequestCounts(database, scope),
  });

const requestedAt = { key: sql.ref('access_request.requested_at') };

function inFilter(filter: AccessRequestFilter | undefined) {
  if (!filter) return undefined;
  const isOpen = isOpenAccessRequest('access_request');
  return filter === 'open' ? isOpen : sql<SqlBool>`not ${isOpen}`;
}

function ofRecipient(recipient: AccessRequestRows['recipient']) {
  if (!recipient) return undefined;
  const hasAdministrator = hasUserAdministrator('access_request');
  return recipient === 'company' ? hasAdministrator : sql<SqlBool>`not ${hasAdministrator}`;
}

async function accessRequestCounts(database: Database, scope: Scope) {
  const { rows } = await sql<Record<AccessRequestFilter, number>>`
    select count(*) filter (where ${isOpenAccessRequest('access_request')})::int as open,
           count(*) filter (where not ${isOpenAccessRequest('access_request')})::int as answered
      from onboarding.access_request
     where ${withinAccessRequests(scope, 'access_request')}`.execute(tablesOf(database));
  const counts = rows[0] ?? { open: 0, answered: 0 };
  return { all: accessRequestFilters.reduce((sum, filter) => sum + counts[filter], 0), counts };
}
