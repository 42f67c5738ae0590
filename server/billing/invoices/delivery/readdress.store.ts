import type { InvoiceWay } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import {
  invoiceAddress,
  type InvoiceRecipient,
  wayOfInvoices,
} from '#billing/invoices/invoice/invoice-address.query.ts';
import type { Delivery, DocumentKey } from './delivery.store.ts';

/** A delivery begins anew. */
const begunAnew = sql`
  attempt = attempt + 1, refused_at = null, sent_at = null, failure = null, transmission_id = null, ask_at = null`;

/**
 * Readdresses documents that went to nobody or were refused to where invoices of their company go now, where that is
 * another way or another address. Returns those to send.
 */
export async function addressUnsent(
  tx: Transaction,
  { tenant, companies }: { readonly tenant: TenantId; readonly companies: readonly number[] },
): Promise<Delivery[]> {
  const ids = sql`${sql.val([...companies])}::bigint[]`;
  const { rows } = await sql<Delivery>`
    update invoices.delivery
       set ${begunAnew}, way = wanted.way, address = case wanted.way when 'EMAIL' then wanted.address end
      from (
        select unsent.company_id, unsent.invoice_id, ${invoiceAddress} as address, ${wayOfInvoices} as way
          from invoices.delivery unsent
          join invoices.invoice
            on invoice.company_id = unsent.company_id and invoice.id = unsent.invoice_id
          join agreements.agreement
            on agreement.company_id = invoice.company_id and agreement.id = invoice.agreement_id
         where unsent.tenant = ${tenant} and unsent.company_id = any(${ids}) and unsent.sent_at is null
           and (unsent.way is null or unsent.refused_at is not null)
      ) as wanted
     where delivery.company_id = wanted.company_id and delivery.invoice_id = wanted.invoice_id
       and wanted.way is not null
       and (wanted.way is distinct from delivery.way
         or wanted.way = 'EMAIL' and wanted.address is distinct from delivery.address)
    returning delivery.tenant, delivery.company_id as "companyId", delivery.invoice_id as "invoiceId",
              delivery.way, delivery.attempt`.execute(tablesOf(tx));
  return rows;
}

export type LockedDelivery = {
  readonly companyId: number;
  readonly number: number;
  readonly way: InvoiceWay | null;
  readonly sentAt: Temporal.Instant | null;
  readonly refusedAt: Temporal.Instant | null;
  /** Where invoices of its agreement go now. */
  readonly recipient: InvoiceRecipient;
  /** Whether the company is reached by EHF, also where it has chosen e-mail. */
  readonly isReachedByEhf: boolean;
  /** No receipt has come, and the access point is still asked for it. */
  readonly isUnconfirmed: boolean;
};

type LockedRow = Omit<LockedDelivery, 'recipient'> & {
  readonly email: string | null;
  readonly currentWay: InvoiceWay | null;
};

/** Locks the delivery of a document of an operator; undefined when there is none. */
export async function lockDelivery(
  tx: Transaction,
  { tenant, invoiceId }: Pick<DocumentKey, 'tenant' | 'invoiceId'>,
): Promise<LockedDelivery | undefined> {
  const { rows } = await sql<LockedRow>`
    select delivery.company_id as "companyId", invoice.number, delivery.way, sent_at as "sentAt",
           refused_at as "refusedAt", ${invoiceAddress} as email, ${wayOfInvoices} as "currentWay",
           ask_at is not null as "isUnconfirmed",
           exists (select from companies.invoice_recipient recipient
                    where recipient.company_id = delivery.company_id and reached_by_ehf) as "isReachedByEhf"
      from invoices.delivery
      join invoices.invoice on invoice.company_id = delivery.company_id and invoice.id = invoice_id
      join agreements.agreement
        on agreement.company_id = invoice.company_id and agreement.id = invoice.agreement_id
     where delivery.tenant = ${tenant} and invoice_id = ${invoiceId}
       for update of delivery`.execute(tablesOf(tx));
  const [row] = rows;
  if (!row) return undefined;
  const { email, currentWay, ...delivery } = row;
  return { ...delivery, recipient: { email, way: currentWay } };
}

/** Sends a document once more, or by another way. The caller has locked its delivery. */
export async function beginAnew(
  tx: Transaction,
  { companyId, invoiceId }: DocumentKey,
  { way, email }: { readonly way: InvoiceWay; readonly email: string | null },
): Promise<Delivery> {
  const { rows } = await sql<Delivery>`
    update invoices.delivery
       set ${begunAnew}, way = ${way}, address = case ${way}::text when 'EMAIL' then ${email}::text end
     where company_id = ${companyId} and invoice_id = ${invoiceId}
    returning tenant, company_id as "companyId", invoice_id as "invoiceId", way, attempt`.execute(
    tablesOf(tx),
  );
  const [delivery] = rows;
  if (!delivery) throw new Error(`the delivery of ${invoiceId} was locked a moment ago`);
  return delivery;
}
