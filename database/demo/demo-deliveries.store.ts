import type { InvoiceWay } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';

/** How a company gets its invoices, where it is not by the addresses of its agreements alone. */
export type DemoRecipient = {
  readonly reachedByEhf: boolean;
  readonly way?: InvoiceWay;
  readonly email?: string;
  /** Its accounting system has refused the last EHF. */
  readonly refusesEhf?: true;
};

type PlacedRecipient = DemoRecipient & { readonly tenant: TenantId; readonly companyId: number };

export async function placeRecipients(
  tx: Transaction,
  recipients: readonly PlacedRecipient[],
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into companies.invoice_recipient (tenant, company_id, way, email, reached_by_ehf, looked_up_at)
    select tenant, "companyId", way, email, "reachedByEhf", ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(recipients)}::jsonb) as given (
             tenant text, "companyId" bigint, way text, email text, "reachedByEhf" boolean)`.execute(
    tablesOf(tx),
  );
}

type Delivered = {
  readonly refusing: readonly number[];
  readonly now: Temporal.Instant;
};

/** What became of the documents that are noted: all have arrived, but those to companies whose system refuses EHF. */
export async function placeDelivered(tx: Transaction, { refusing, now }: Delivered): Promise<void> {
  const companies = sql`${sql.val([...refusing])}::bigint[]`;
  await sql`
    update invoices.delivery
       set tries = 1, tried_at = ${now}::timestamptz, address = null, sent_at = ${now}::timestamptz,
           transmission_id = case way when 'EHF' then 'demo-' || invoice_id end,
           delivered_at = case way when 'EHF' then ${now.add({ seconds: 40 })}::timestamptz end
     where way is not null and company_id <> all(${companies})`.execute(tablesOf(tx));
  await sql`
    update invoices.delivery
       set tries = 1, tried_at = ${now}::timestamptz, refused_at = ${now.add({ seconds: 40 })}::timestamptz,
           failure = 'BR-CL-21: the receiver knows no such reference'
     where way = 'EHF' and company_id = any(${companies})`.execute(tablesOf(tx));
}
