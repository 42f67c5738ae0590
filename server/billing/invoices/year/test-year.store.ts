import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export const allowAnyDates = (database: Database, companyId: number) =>
  tablesOf(database)
    .updateTable('companies.settings')
    .set({ arbitrary_dates: true })
    .where('company_id', '=', companyId)
    .execute();

type StoredPrice = { sold: string; from: Temporal.PlainDate; ore: number };

/** What the main operator sells to adults and as subscriptions, and at which prices. */
export async function pricesOnFile(database: Database): Promise<StoredPrice[]> {
  const { rows } = await sql<StoredPrice>`
    select product_id || ' ' || nr_of_zones as sold, valid_from as "from", price_ore as ore
      from products.price where tenant = 'ruter' and profile_id = 'ADULT'
    union all
    select type, valid_from, price_ore from subscriptions.price where tenant = 'ruter'`.execute(
    tablesOf(database),
  );
  return rows;
}

type NewPrice = { productId: string; nrOfZones: number; from: Temporal.PlainDate; ore: number };

/** A dated price; false when there is one from that day already. */
export async function insertPrice(database: Database, price: NewPrice): Promise<boolean> {
  const inserted = await tablesOf(database)
    .insertInto('products.price')
    .values({
      tenant: 'ruter',
      product_id: price.productId,
      profile_id: 'ADULT',
      nr_of_zones: price.nrOfZones,
      valid_from: price.from,
      price_ore: price.ore,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('price_ore')
    .executeTakeFirst();
  return inserted !== undefined;
}

export type InvoicedLine = {
  readonly lineId: number;
  readonly agreementId: number;
  readonly productType: string;
  readonly relatedId: number;
  readonly month: Temporal.PlainDate;
  readonly priceOre: number;
  readonly vatOre: number;
  readonly invoiceId: number | null;
};

/** The lines of a company, with the invoice that each is on. */
export async function invoicedLines(
  database: Database,
  companyId: number,
): Promise<InvoicedLine[]> {
  const { rows } = await sql<InvoicedLine>`
    select line.id as "lineId", line.agreement_id as "agreementId", product_type as "productType",
           related_id as "relatedId", line.period_start as month, price_ore * quantity as "priceOre",
           vat_ore as "vatOre", invoice_id as "invoiceId"
      from invoices.line
      left join invoices.invoiced_period invoiced
        on invoiced.company_id = line.company_id and invoiced.agreement_id = line.agreement_id
       and invoiced.period_start = line.period_start
     where line.company_id = ${companyId} order by line.id`.execute(tablesOf(database));
  return rows;
}

type RefundRow = { lineId: number; ore: number; creditedOre: number };

/** What is refunded of each line of a company, and what its credit notes say. */
export async function refundsOf(database: Database, companyId: number): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select line_id as "lineId", sum(amount_ore)::bigint as ore, -sum(total_ore)::bigint as "creditedOre"
      from invoices.refund
      join invoices.invoice credit_note
        on credit_note.company_id = refund.company_id and credit_note.id = credit_note_id
       and credited_invoice_id = refund.invoice_id
     where refund.company_id = ${companyId} group by line_id order by line_id`.execute(
    tablesOf(database),
  );
  return rows;
}
