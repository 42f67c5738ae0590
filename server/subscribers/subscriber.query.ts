import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export type SubscriberRow = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>;

/** One person of a company; undefined when they are outside the scope. */
export const findSubscriber = (source: Database | Transaction, scope: Scope, id: number) =>
  tablesOf(source)
    .selectFrom('company_tickets.subscriber')
    .select(['id', 'company_id as companyId', 'note'])
    .select(['first_name as firstName', 'last_name as lastName', 'employee_id as employeeId'])
    .select(['phone_country_code as phoneCountryCode', 'phone'])
    .where(withinScope(scope, 'subscriber'))
    .where('id', '=', id)
    .executeTakeFirst();
