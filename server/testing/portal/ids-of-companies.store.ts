import type { NotNull } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

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

/** Payments of the bank, with the company whose invoice they name. */
export const bankPaymentIds = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('invoices.bank_payment as payment')
    .innerJoin('invoices.invoice as invoice', 'invoice.kid', 'payment.kid')
    .select(['payment.id', 'payment.file_id as fileId', 'invoice.company_id as companyId'])
    .execute();

export const undeliveredIds = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('messages.undelivered')
    .select(['id', 'company_id as companyId'])
    .where('company_id', 'is not', null)
    .$narrowType<{ companyId: NotNull }>()
    .execute();
