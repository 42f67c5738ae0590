import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { describe, expect } from 'vitest';
import {
  isLiveAgreement,
  isLiveAgreementWithin,
} from '#platform/access/live/live-agreement.query.ts';
import { isLiveCompany, isLiveCompanyWithin } from '#platform/access/live/live-company.query.ts';
import { planOf } from '#platform/db/test-plan-of.store.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { isOpenRequest } from '#services/self-service/requests/open-requests.query.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { testScope } from '#testing/test-scope.ts';
import { isActiveUser, isLiveUser } from '#platform/access/live/active-user.query.ts';
import { placeLiveAndDead, type RowTable, rowsWhere, rowTables } from './test-live-rows.store.ts';

const databaseTest = databaseTestWith(async ({ database }) => ({
  database,
  companies: await placeLiveAndDead(database),
}));

const everywhere = testScope([], ['GLOBAL_COMPANY_ADMIN']);
/** A scope of companies that should not be in it: of the second none is asked for. */
const withStrays = ([live = 0, , deleted = 0, foreign = 0]: number[]) =>
  testScope([live, deleted, foreign]);

type Condition = (companies: number[]) => RawBuilder<SqlBool>;
const conditions: readonly (readonly [string, RowTable, Condition, readonly string[]])[] = [
  ['live companies', 'company', () => isLiveCompany('placed'), ['foreign', 'live', 'outside']],
  [
    'live companies of a tenant',
    'company',
    () => isLiveCompanyWithin(everywhere, 'placed'),
    ['live', 'outside'],
  ],
  [
    'live companies of a scope',
    'company',
    (companies) => isLiveCompanyWithin(withStrays(companies), 'placed'),
    ['live'],
  ],
  [
    'live agreements',
    'agreement',
    () => isLiveAgreement('placed'),
    ['ended', 'foreign', 'live', 'outside'],
  ],
  [
    'live agreements of a scope',
    'agreement',
    (companies) => isLiveAgreementWithin(withStrays(companies), 'placed'),
    ['ended', 'live'],
  ],
  ['active users', 'user', () => isActiveUser('placed'), ['ACTIVE']],
  ['live users', 'user', () => isLiveUser('placed'), ['ACTIVE', 'INACTIVE']],
  ['known holders', 'holder', () => isKnownHolder('placed'), ['known']],
  ['open requests', 'request', () => isOpenRequest('placed'), ['open']],
];

type SqlCondition = readonly [RowTable, RawBuilder<SqlBool>, RawBuilder<SqlBool>, RegExp];
const served: readonly SqlCondition[] = [
  [
    'company',
    isLiveCompany('placed'),
    sql`tenant = 'ruter' and organisation_number = '1'`,
    /company_(once_per_tenant|order)/,
  ],
  ['user', isLiveUser('placed'), sql`tenant = 'ruter' and lower(email) = 'a'`, /user_email_once/],
  [
    'holder',
    isKnownHolder('placed'),
    sql`company_id = 1 and kind = 'subscriber' and text.natural_key(employee_id) collate "C" = 'a'`,
    /subscriber_employee_id/,
  ],
  ['request', isOpenRequest('placed'), sql`start_date < '2026-01-01'`, /ticket_request_started/],
  [
    'request',
    sql`not ${isOpenRequest('placed')}`,
    sql`answered_at < '2026-01-01'`,
    /ticket_request_answered/,
  ],
];

describe('a condition', () => {
  databaseTest.each(conditions)(
    'finds %s and no others',
    async ({ database, companies }, _name, table, condition, isExpected) => {
      expect(await rowsWhere(database, rowTables[table], condition(companies))).toEqual(isExpected);
    },
  );

  databaseTest.each(served)(
    'on a %s is served by the partial index: %#',
    async ({ database }, table, condition, where, index) => {
      const from = sql`from ${rowTables[table].table} as placed where ${where} and ${condition}`;
      expect(await planOf(database, from)).toMatch(index);
    },
  );
});
