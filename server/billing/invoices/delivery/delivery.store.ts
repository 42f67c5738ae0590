import type { InvoiceWay } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { InvoiceRecipient } from '#billing/invoices/invoice/invoice-address.query.ts';

export type DocumentKey = {
  readonly tenant: TenantId;
  readonly companyId: number;
  /** Of an invoice or a credit note. */
  readonly invoiceId: number;
};

/** One attempt to deliver a document: a job of an earlier attempt does nothing. */
export type DeliveryKey = DocumentKey & { readonly attempt: number };

/** A document to be sent. */
export type Delivery = DeliveryKey & { readonly way: InvoiceWay };

/** An issued document and where it goes. */
export type NewDelivery = InvoiceRecipient & { readonly companyId: number; readonly id: number };

const firstAttempt = 1;

/** Saves where new documents go. Returns those to send. */
export async function insertDeliveries(
  tx: Transaction,
  tenant: TenantId,
  documents: readonly NewDelivery[],
): Promise<Delivery[]> {
  if (documents.length === 0) return [];
  await sql`
    insert into invoices.delivery (tenant, company_id, invoice_id, way, address)
    select ${tenant}, company_id, id, way, case way when 'EMAIL' then address end
      from unnest(${sql.val(documents.map(({ companyId }) => companyId))}::bigint[],
                  ${sql.val(documents.map(({ id }) => id))}::bigint[],
                  ${sql.val(documents.map(({ way }) => way))}::text[],
                  ${sql.val(documents.map(({ email }) => email))}::text[])
        as given (company_id, id, way, address)`.execute(tablesOf(tx));
  return documents.flatMap(({ companyId, id: invoiceId, way }) =>
    way === null ? [] : [{ tenant, companyId, invoiceId, way, attempt: firstAttempt }],
  );
}

/** A document that is to be sent, and how. */
export type DocumentToSend = {
  /** Null for nobody. */
  readonly way: InvoiceWay | null;
  readonly attempt: number;
  readonly address: string | null;
  readonly sentAt: Temporal.Instant | null;
  readonly refusedAt: Temporal.Instant | null;
  readonly kind: 'invoice' | 'credit-note';
  readonly number: number;
  readonly companyName: string;
  /** Of the company, as the document has it. */
  readonly organisationNumber: string;
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
    select way, attempt, address, sent_at as "sentAt", refused_at as "refusedAt", invoice.kind, invoice.number,
           invoice.company_name as "companyName", invoice.organisation_number as "organisationNumber",
           abs(invoice.total_ore) - coalesce((
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

/** The document of a job; undefined when it is sent, given up, or sent by a later attempt. */
export async function findDelivery(
  database: Database,
  { attempt, ...key }: DeliveryKey,
  way: InvoiceWay,
): Promise<DocumentToSend | undefined> {
  const document = await findDocumentToSend(database, key);
  const isDue =
    document?.way === way &&
    document.attempt === attempt &&
    document.sentAt === null &&
    document.refusedAt === null;
  return isDue ? document : undefined;
}

type Sent = {
  readonly now: Temporal.Instant;
  /** What the access point calls the document, and when it is asked what became of it. */
  readonly transmission?: { readonly id: string; readonly askAt: Temporal.Instant };
};

/** The mail server or the access point has accepted the document; the address is erased. */
export const saveSent = (tx: Transaction, key: DeliveryKey, { now, transmission }: Sent) =>
  unsentDelivery(tx, key)
    .set((table) => ({
      sent_at: now,
      tried_at: now,
      tries: table('tries', '+', 1),
      failure: null,
      address: null,
      transmission_id: transmission?.id ?? null,
      ask_at: transmission?.askAt ?? null,
    }))
    .execute();

type Failed = { readonly now: Temporal.Instant; readonly reason: string };

/** As long as the column takes. */
const shortened = (reason: string): string => reason.slice(0, 500);

/** A try failed, and there is a next one. */
export const saveFailedTry = (tx: Transaction, key: DeliveryKey, { now, reason }: Failed) =>
  unsentDelivery(tx, key)
    .set((table) => ({
      tried_at: now,
      tries: table('tries', '+', 1),
      failure: shortened(reason),
    }))
    .execute();

/** The document is not sent again until a person or a new address asks for it. */
export const saveRefused = (tx: Transaction, key: DeliveryKey, { now, reason }: Failed) =>
  unsentDelivery(tx, key)
    .set((table) => ({
      refused_at: now,
      tried_at: now,
      tries: table('tries', '+', 1),
      failure: shortened(reason),
    }))
    .execute();

/** All tries are used up. Without a reason of its own, the one of the last try stays. */
export const saveGivenUp = (tx: Transaction, key: DeliveryKey, { now, reason }: Failed) =>
  unsentDelivery(tx, key)
    .set((table) => ({
      refused_at: now,
      failure: table.fn.coalesce('failure', table.val(shortened(reason))),
    }))
    .execute();

const unsentDelivery = (tx: Transaction, { companyId, invoiceId, attempt }: DeliveryKey) =>
  tablesOf(tx)
    .updateTable('invoices.delivery')
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', invoiceId)
    .where('attempt', '=', attempt)
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null);
