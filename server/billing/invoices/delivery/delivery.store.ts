import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { invoiceAddress } from '#billing/invoices/invoice/invoice-address.query.ts';

export type DocumentKey = {
  readonly tenant: TenantId;
  readonly companyId: number;
  /** Of an invoice or a credit note. */
  readonly invoiceId: number;
};

/** An issued document and where it goes; null where the company has no address for invoices. */
export type NewDelivery = {
  readonly companyId: number;
  readonly id: number;
  readonly email: string | null;
};

/** Saves where new documents go. Returns those to send. */
export async function insertDeliveries(
  tx: Transaction,
  tenant: TenantId,
  documents: readonly NewDelivery[],
): Promise<DocumentKey[]> {
  if (documents.length === 0) return [];
  await sql`
    insert into invoices.delivery (tenant, company_id, invoice_id, address)
    select ${tenant}, company_id, id, address
      from unnest(${sql.val(documents.map(({ companyId }) => companyId))}::bigint[],
                  ${sql.val(documents.map(({ id }) => id))}::bigint[],
                  ${sql.val(documents.map(({ email }) => email))}::text[]) as given (company_id, id, address)`.execute(
    tablesOf(tx),
  );
  return documents
    .filter(({ email }) => email !== null)
    .map(({ companyId, id }) => ({ tenant, companyId, invoiceId: id }));
}

/**
 * Readdresses undelivered documents to the current address of their company, where they had none or the mail server
 * refused the earlier one. Returns those to send.
 */
export async function addressUnsent(
  tx: Transaction,
  { tenant, companies }: { readonly tenant: TenantId; readonly companies: readonly number[] },
): Promise<DocumentKey[]> {
  const ids = sql`${sql.val([...companies])}::bigint[]`;
  const { rows } = await sql<DocumentKey>`
    update invoices.delivery set address = wanted.address, refused_at = null
      from (
        select unsent.company_id, unsent.invoice_id, ${invoiceAddress} as address
          from invoices.delivery unsent
          join invoices.invoice
            on invoice.company_id = unsent.company_id and invoice.id = unsent.invoice_id
          join agreements.agreement
            on agreement.company_id = invoice.company_id and agreement.id = invoice.agreement_id
         where unsent.tenant = ${tenant} and unsent.company_id = any(${ids}) and unsent.sent_at is null
           and (unsent.address is null or unsent.refused_at is not null)
      ) as wanted
     where delivery.company_id = wanted.company_id and delivery.invoice_id = wanted.invoice_id
       and wanted.address is distinct from delivery.address and wanted.address is not null
    returning delivery.tenant, delivery.company_id as "companyId", delivery.invoice_id as "invoiceId"`.execute(
    tablesOf(tx),
  );
  return rows;
}

/** What the e-mail about a document says. */
export type DocumentToSend = {
  readonly address: string | null;
  readonly sentAt: Temporal.Instant | null;
  readonly kind: 'invoice' | 'credit-note';
  readonly number: number;
  readonly companyName: string;
  /** What is to be paid, less the credits that were set off; of a credit note what it takes back. */
  readonly totalOre: number;
  readonly dueDate: Temporal.PlainDate;
  readonly creditedNumber: number | null;
};

export async function findDocumentToSend(
  database: Database,
  { companyId, invoiceId }: DocumentKey,
): Promise<DocumentToSend | undefined> {
  const { rows } = await sql<DocumentToSend>`
    select address, sent_at as "sentAt", invoice.kind, invoice.number,
           invoice.company_name as "companyName", abs(invoice.total_ore) - coalesce((
             select sum(amount_ore) from invoices.settlement
              where settlement.company_id = invoice.company_id
                and settlement.set_off_invoice_id = invoice.id), 0)::bigint as "totalOre",
           invoice.due_date as "dueDate", credited.number as "creditedNumber"
      from invoices.delivery
      join invoices.invoice on invoice.company_id = delivery.company_id and invoice.id = invoice_id
      left join invoices.invoice credited
        on credited.company_id = invoice.company_id and credited.id = invoice.credited_invoice_id
     where delivery.company_id = ${companyId} and invoice_id = ${invoiceId}`.execute(
    tablesOf(database),
  );
  return rows[0];
}

/** The mail server has accepted the document; the address is erased. */
export const saveSent = (tx: Transaction, key: DocumentKey, now: Temporal.Instant) =>
  deliveryOf(tx, key).set({ sent_at: now, address: null }).execute();

/** The document is not sent again until the company has another address. */
export const saveRefused = (tx: Transaction, key: DocumentKey, now: Temporal.Instant) =>
  deliveryOf(tx, key).set({ refused_at: now }).execute();

const deliveryOf = (tx: Transaction, { companyId, invoiceId }: DocumentKey) =>
  tablesOf(tx)
    .updateTable('invoices.delivery')
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', invoiceId)
    .where('sent_at', 'is', null);
