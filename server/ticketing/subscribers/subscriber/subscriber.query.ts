import { type NotNull, sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';

export type SubscriberRow = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>;

/** One person of a company; undefined when they are outside the scope, or erased. */
export const findSubscriber = (source: Database | Transaction, scope: Scope, id: number) =>
  tablesOf(source)
    .selectFrom('holders.holder as holder')
    .select(['id', 'company_id as companyId'])
    .select(['first_name as firstName', 'last_name as lastName', 'employee_id as employeeId'])
    .select(['phone_country_code as phoneCountryCode', 'phone'])
    .select(sql<string>`coalesce(note, '')`.as('note'))
    .where(withinScope(scope, 'holder'))
    .where('kind', '=', 'subscriber')
    .where(isKnownHolder('holder'))
    .where('id', '=', id)
    // Of a subscriber who is not erased: the table's check says so.
    .$narrowType<{
      firstName: NotNull;
      lastName: NotNull;
      employeeId: NotNull;
      phoneCountryCode: NotNull;
      phone: NotNull;
    }>()
    .executeTakeFirst();
