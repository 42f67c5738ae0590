import type { BatchServiceName } from '@takst/contract/ticketing/batches/batch-service-names.ts';
import { freeTicketBirthdays } from '@takst/contract/ticketing/batches/free-ticket-birthdays.ts';
import { massOperations } from '@takst/contract/services/free-tickets/list-mass-orders.contract.ts';
import type { RegisteredServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import { withinServices } from '#platform/scope/within-services.ts';
import type { Database } from '#platform/db/database.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { openedByServices } from '#billing/invoices/invoices.public.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isNotAnonymised } from '#ticketing/tickets/tickets.public.ts';

/** A kind of thing that has a page of its own in a company. */
export type OwnedThing =
  | 'subscriber'
  | 'ticket'
  | 'free-ticket'
  | 'school-ticket'
  | 'department'
  | 'invoice'
  | 'batch'
  | 'free-batch'
  | 'school-batch'
  | 'counter-order';

const tables = {
  subscriber: 'holders.holder',
  ticket: 'tickets.ticket',
  'free-ticket': 'tickets.ticket',
  'school-ticket': 'tickets.ticket',
  department: 'agreements.agreement',
  invoice: 'invoices.invoice',
  batch: 'batches.batch',
  'free-batch': 'batches.batch',
  'school-batch': 'batches.batch',
  'counter-order': 'ticket_counter.order',
} as const satisfies Record<OwnedThing, string>;

const ticketOf = (scope: Scope, services: readonly RegisteredServiceId[]) =>
  sql<SqlBool>`(${withinServices({ scope, services }, 'owned')} and ${isNotAnonymised('owned')})`;

const isOfServices = (...names: readonly BatchServiceName[]) =>
  sql<SqlBool>`owned.service = any(${sql.val([...names])}::text[])`;
const isOfFreeTickets = isOfServices(...massOperations, freeTicketBirthdays.name);
const isOfSchool = isOfServices('school-ticket-orders', 'school-ticket-rollover');

const conditions: Readonly<Record<OwnedThing, (scope: Scope) => RawBuilder<SqlBool>>> = {
  subscriber: (scope) =>
    sql`(${withinScope(scope, 'owned')} and owned.kind = 'subscriber' and ${isKnownHolder('owned')})`,
  ticket: (scope) => ticketOf(scope, ['company-tickets', 'housing']),
  'free-ticket': (scope) => ticketOf(scope, ['free-tickets']),
  'school-ticket': (scope) => ticketOf(scope, ['school-tickets']),
  // Deleted ones too: their closed months stay.
  department: (scope) => sql`(${withinScope(scope, 'owned')} and owned.subtype = 'FREETICKET')`,
  invoice: (scope) => openedByServices(scope, 'owned'),
  // Those of the operator itself belong to no company.
  batch: (scope) =>
    sql`(${withinScope(scope, 'owned')} and owned.company_id > 0
         and not (${isOfFreeTickets} or ${isOfSchool}))`,
  'free-batch': (scope) => sql`(${withinScope(scope, 'owned')} and ${isOfFreeTickets})`,
  'school-batch': (scope) => sql`(${withinScope(scope, 'owned')} and ${isOfSchool})`,
  'counter-order': (scope) => withinScope(scope, 'owned'),
};

/** The company of something that the scope reaches; undefined when it does not exist there. */
export async function findCompanyOf(
  database: Database,
  scope: Scope,
  { thing, id }: { thing: OwnedThing; id: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ companyId: number }>`
    select owned.company_id as "companyId" from ${sql.table(tables[thing])} as owned
     where ${conditions[thing](scope)} and owned.id = ${id}`.execute(tablesOf(database));
  return rows[0]?.companyId;
}
