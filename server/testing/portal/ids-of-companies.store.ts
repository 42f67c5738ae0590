import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type TableWithIds =
  | 'tickets.ticket'
  | 'subscriptions.subscription'
  | 'self_service.ticket_request'
  | 'invoices.invoice'
  | 'invoices.line'
  | 'invoices.closed_period';

/** What a table has, with the company that it is of. */
export const idsOf = (tx: Transaction, table: TableWithIds) =>
  tablesOf(tx).selectFrom(table).select(['id', 'company_id as companyId']).orderBy('id').execute();
