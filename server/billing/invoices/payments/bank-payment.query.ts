import type {
  BankPaymentEntry,
  BankPaymentFilter,
} from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import type { PaymentFile } from '@takst/contract/billing/invoices/payments/payment-file.schema.ts';
import type { PageQuery } from '@takst/contract/platform/lists/paging.ts';
import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import type { PayableInvoice } from '@takst/domain/billing/invoices/payments/match-payment.rules.ts';
import type { OperatorAccount } from '@takst/domain/billing/invoices/payments/operator-account.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';
import { type Page, pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { amountsOfInvoice } from '#billing/invoices/invoice/invoice.query.ts';

type State = BankPaymentEntry['state'];

export type BankPaymentRow = Pick<
  BankPaymentEntry,
  | 'id'
  | 'fileId'
  | 'fileName'
  | 'row'
  | 'repeatedRow'
  | 'repeatedFileId'
  | 'kid'
  | 'payer'
  | 'reason'
  | 'note'
> & {
  readonly key: string;
  readonly amountOre: number;
  readonly paidOn: string;
  readonly state: State;
  readonly invoiceId: number | null;
  readonly invoiceNumber: number | null;
  readonly companyId: number | null;
  readonly companyName: string | null;
  readonly outstandingOre: number | null;
};

/** Payments of an operator with what has become of them. */
const paymentsOf = (tenant: TenantId): RawBuilder<unknown> => sql`
  select payment.*, registered.company_id, registered.invoice_id,
         case when payment_id is not null then 'REGISTERED'
              when set_aside_at is not null then 'SET_ASIDE' else 'UNMATCHED' end as state
    from invoices.bank_payment payment
    left join invoices.payment registered on registered.id = payment.payment_id
   where payment.tenant = ${tenant}`;

type ListRequest = PageQuery & {
  readonly tenant: TenantId;
  readonly filter?: BankPaymentFilter | undefined;
  readonly file?: number | undefined;
};

/** The payments that an earlier file had, and their rows in this one. */
const repeatedIn = (tenant: TenantId, file: number | null) => sql`
  join (select payment_id as repeated_id, file_row as repeated_row, file_id as repeated_file_id
          from invoices.repeated_payment
         where tenant = ${tenant} and file_id = ${file}::bigint) as repeated on repeated_id = payment.id`;

/** A page of the payments, newest first; those of a file that were known already by their rows. */
export function bankPaymentPage(
  database: Database,
  { tenant, filter, file, searchFor, maxEntries, offset }: ListRequest,
): Promise<Page<BankPaymentRow>> {
  const isRepeated = filter === 'REPEATED';
  const state = isRepeated ? null : (filter ?? null);
  const fileId = isRepeated ? null : (file ?? null);
  return pageWithTotal<BankPaymentRow>(database, {
    maxEntries,
    offset,
    matched: sql`
      select payment.*, ${
        isRepeated
          ? sql`repeated_row, repeated_file_id`
          : sql`null::integer as repeated_row, null::bigint as repeated_file_id`
      }
        from (${paymentsOf(tenant)}) as payment
        ${isRepeated ? repeatedIn(tenant, file ?? null) : sql``}
        left join invoices.invoice
          on invoice.company_id = payment.company_id and invoice.id = payment.invoice_id
       where (${state}::text is null or state = ${state})
         and (${fileId}::bigint is null or file_id = ${fileId}::bigint)
         and lower(concat_ws(' ', payment.kid, payer, note, invoice.number, company_name))
             like all (${sql.val(searchWords(searchFor).map(anywhere))}::text[])`,
    order: isRepeated ? sql`page.repeated_row` : sql`page.paid_on desc, page.id desc`,
    entry: sql`
      select page.id, page.file_id as "fileId", file.name as "fileName", page.file_row as "row",
             page.repeated_row as "repeatedRow", page.repeated_file_id as "repeatedFileId", page.bank_reference as key,
             page.amount_ore as "amountOre", page.paid_on::text as "paidOn",
             page.kid, page.payer, page.state, page.reason, page.note, invoice.id as "invoiceId",
             invoice.number as "invoiceNumber", invoice.company_id as "companyId",
             invoice.company_name as "companyName", invoice.total_ore - refunded_ore - paid_ore as "outstandingOre"
        from invoices.payment_file file
        left join (select invoice.*, ${amountsOfInvoice} from invoices.invoice) as invoice
          on invoice.company_id = page.company_id and invoice.id = page.invoice_id
       where file.tenant = page.tenant and file.id = page.file_id`,
  });
}

export type PaymentFileRow = Omit<PaymentFile, 'totalAmount' | 'registeredAmount'> & {
  readonly totalOre: number;
  readonly registeredOre: number;
};

/** The last files of an operator, newest first, or one of them. */
export async function paymentFiles(
  source: Database | Transaction,
  tenant: TenantId,
  { id = null, max }: { id?: number | null; max: number },
): Promise<PaymentFileRow[]> {
  const { rows } = await sql<PaymentFileRow>`
    select file.id, file.name, file.format, file.payments, file.repeated, file.total_ore as "totalOre",
           file.imported_at as "importedAt", importer.first_name || ' ' || importer.last_name as "importedBy",
           counted.registered, counted.unmatched, counted."registeredOre"
      from invoices.payment_file file
      join users."user" importer on importer.id = file.imported_by
     cross join lateral (
       select count(*) filter (where state = 'REGISTERED')::int as registered,
              count(*) filter (where state = 'UNMATCHED')::int as unmatched,
              coalesce(sum(amount_ore) filter (where state = 'REGISTERED'), 0)::bigint as "registeredOre"
         from (${paymentsOf(tenant)} and payment.file_id = file.id) as payment) as counted
     where file.tenant = ${tenant} and (${id}::bigint is null or file.id = ${id}::bigint)
     order by file.id desc limit ${max}`.execute(tablesOf(source));
  return rows;
}

/** How many payments of an operator there are in each state. */
export async function paymentCounts(
  database: Database,
  tenant: TenantId,
): Promise<Record<State, number>> {
  const { rows } = await sql<{ state: State; count: number }>`
    select state, count(*)::int as count from (${paymentsOf(tenant)}) as payment group by state`.execute(
    tablesOf(database),
  );
  const none = { UNMATCHED: 0, REGISTERED: 0, SET_ASIDE: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

export type FoundInvoice = PayableInvoice & { readonly companyName: string };

/** Invoices of an operator by their numbers; a credit note is not paid. */
export async function findPayableInvoices(
  tx: Transaction,
  tenant: TenantId,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, FoundInvoice>> {
  const { rows } = await sql<Omit<FoundInvoice, 'invoiceDate'> & { invoiceDate: string }>`
    select id, company_id as "companyId", company_name as "companyName", number, total_ore as "totalOre",
           invoice_date::text as "invoiceDate", paid_ore as "paidOre"
      from (select invoice.*, ${amountsOfInvoice} from invoices.invoice
             where tenant = ${tenant} and number = any(${sql.val([...numbers])}::bigint[])
               and kind = 'invoice') as invoice`.execute(tablesOf(tx));
  return new Map(
    rows.map((row) => [
      row.number,
      { ...row, invoiceDate: Temporal.PlainDate.from(row.invoiceDate) },
    ]),
  );
}

/** An invoice that a payment is registered on. */
export async function findRegisteredInvoice(
  tx: Transaction,
  { payment_id }: { readonly payment_id: number | null },
): Promise<FoundInvoice | undefined> {
  const { rows } = await sql<{ tenant: TenantId; number: number }>`
    select invoice.tenant, number
      from invoices.payment
      join invoices.invoice
        on invoice.company_id = payment.company_id and invoice.id = payment.invoice_id
     where payment.id = ${payment_id}`.execute(tablesOf(tx));
  const [row] = rows;
  return row && (await findPayableInvoices(tx, row.tenant, [row.number])).get(row.number);
}

/** All accounts that an operator has, had or will have, with the day from which each stands on invoices. */
export const accountsOf = (tx: Transaction, tenant: TenantId): Promise<OperatorAccount[]> =>
  tablesOf(tx)
    .selectFrom('invoices.seller')
    .select(['account_number as account', 'valid_from as from'])
    .where('tenant', '=', tenant)
    .execute();
