import type { BankPaymentEntry } from '@takst/contract/invoices/payments/list-bank-payments.contract.ts';
import type { PaymentFile } from '@takst/contract/invoices/payments/payment-file.schema.ts';
import type { PageQuery } from '@takst/contract/paging.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { anywhere } from '#db/search/contains-words.ts';
import { type Page, pageWithTotal } from '#db/search/page-with-total.ts';
import { tablesOf } from '#db/tables.ts';
import { amountsOfInvoice } from '#invoices/invoice.query.ts';

type State = BankPaymentEntry['state'];

export type BankPaymentRow = Pick<
  BankPaymentEntry,
  'id' | 'fileId' | 'kid' | 'payer' | 'reason' | 'note'
> & {
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
         case when registered.id is not null then 'REGISTERED'
              when set_aside_at is not null then 'SET_ASIDE' else 'UNMATCHED' end as state
    from invoices.bank_payment payment
    left join invoices.payment registered
      on registered.tenant = payment.tenant and registered.bank_reference = payment.bank_reference
   where payment.tenant = ${tenant}`;

type ListRequest = PageQuery & {
  readonly tenant: TenantId;
  readonly filter?: State | undefined;
  readonly file?: number | undefined;
};

/** A page of the payments, newest first. */
export const bankPaymentPage = (
  database: Database,
  { tenant, filter, file, searchFor, maxEntries, offset }: ListRequest,
): Promise<Page<BankPaymentRow>> =>
  pageWithTotal<BankPaymentRow>(database, {
    maxEntries,
    offset,
    matched: sql`
      select payment.* from (${paymentsOf(tenant)}) as payment
        left join invoices.invoice
          on invoice.company_id = payment.company_id and invoice.id = payment.invoice_id
       where (${filter ?? null}::text is null or state = ${filter ?? null})
         and (${file ?? null}::bigint is null or file_id = ${file ?? null}::bigint)
         and lower(concat_ws(' ', payment.kid, payer, note, invoice.number, company_name))
             like all (${sql.val(searchWords(searchFor).map(anywhere))}::text[])`,
    order: sql`page.paid_on desc, page.id desc`,
    entry: sql`
      select page.id, page.file_id as "fileId", page.amount_ore as "amountOre", page.paid_on::text as "paidOn",
             page.kid, page.payer, page.state, page.reason, page.note, invoice.id as "invoiceId",
             invoice.number as "invoiceNumber", invoice.company_id as "companyId",
             invoice.company_name as "companyName", total_ore - refunded_ore - paid_ore as "outstandingOre"
        from (select) as one
        left join (select invoice.*, ${amountsOfInvoice} from invoices.invoice) as invoice
          on invoice.company_id = page.company_id and invoice.id = page.invoice_id`,
  });

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

export type PayableInvoice = {
  readonly id: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly paidOre: number;
};

/** An invoice of an operator by its number; a credit note is not paid. */
export async function findPayableInvoice(
  tx: Transaction,
  tenant: TenantId,
  number: number,
): Promise<PayableInvoice | undefined> {
  const { rows } = await sql<PayableInvoice>`
    select id, company_id as "companyId", company_name as "companyName", paid_ore as "paidOre"
      from (select invoice.*, ${amountsOfInvoice} from invoices.invoice
             where tenant = ${tenant} and number = ${number} and kind = 'invoice') as invoice`.execute(
    tablesOf(tx),
  );
  return rows[0];
}
