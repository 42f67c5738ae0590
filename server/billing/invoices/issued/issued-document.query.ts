import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { InvoiceRow } from '#billing/invoices/invoice/invoice.query.ts';
import type { LineRow } from '#billing/invoices/invoice/line.query.ts';
import { secondHomeOfLine } from '#billing/invoices/invoice/second-home.query.ts';
import { nameThen } from '#billing/invoices/invoice/product-name.query.ts';

export type Issuer = {
  readonly name: string;
  readonly organisationNumber: string;
  readonly line1: string;
  readonly postCode: string;
  readonly city: string;
  readonly accountNumber: string;
  readonly isInBusinessRegister: boolean;
  /** Of a credit note: the invoice that it credits. */
  readonly creditedNumber: number | null;
  readonly creditedOn: Temporal.PlainDate | null;
};

type IssuedRow = Pick<
  InvoiceRow,
  'tenant' | 'company_id' | 'id' | 'invoice_date' | 'credited_invoice_id'
>;

/** Who sold on the day of an invoice or a credit note, and what it credits. */
export async function issuerOf(source: Database, row: IssuedRow): Promise<Issuer> {
  const { rows } = await sql<Issuer>`
    select seller.name, seller.organisation_number as "organisationNumber", line1,
           post_code as "postCode", city, account_number as "accountNumber",
           is_in_business_register as "isInBusinessRegister", credited.number as "creditedNumber",
           credited.invoice_date as "creditedOn"
      from invoices.seller
      left join invoices.invoice credited
        on credited.company_id = ${row.company_id} and credited.id = ${row.credited_invoice_id}::bigint
     where seller.tenant = ${row.tenant} and valid_from <= ${row.invoice_date}::date
     order by valid_from desc limit 1`.execute(tablesOf(source));
  const [issuer] = rows;
  if (!issuer) throw new Error(`nobody sells at ${row.tenant} on ${row.invoice_date.toString()}`);
  return issuer;
}

/** What a line of a document needs of lines; it names no person. */
export type GroupedLine = Pick<
  LineRow,
  | 'periodStart'
  | 'periodEnd'
  | 'productType'
  | 'name'
  | 'product'
  | 'profileId'
  | 'zoneFrom'
  | 'zoneTo'
  | 'allZones'
  | 'secondZoneFrom'
  | 'secondZoneTo'
  | 'priceOre'
  | 'quantity'
  | 'vatPercent'
>;

/** The lines of an invoice, those that are alike as one: 100,000 tickets are some hundred rows. */
export async function groupedLinesOf(
  source: Database,
  { company_id: companyId, id }: IssuedRow,
): Promise<GroupedLine[]> {
  const { rows } = await sql<GroupedLine>`
    select line.period_start as "periodStart", line.period_end as "periodEnd",
           line.product_type as "productType", named.name, line.product,
           profile_id as "profileId", zone_from as "zoneFrom", zone_to as "zoneTo",
           all_zones as "allZones", second_zone_from as "secondZoneFrom", second_zone_to as "secondZoneTo", price_ore as "priceOre", quantity, vat_percent as "vatPercent"
      from (
        select line.tenant, line.period_start, line.period_end, product_type, line.product, line.profile_id,
               line.zone_from, line.zone_to, line.all_zones, homes.second_zone_from, homes.second_zone_to, price_ore, vat_percent, sum(quantity)::bigint as quantity,
               min(line.id) as first_id
          from invoices.invoiced_period invoiced
          join invoices.line
            on line.company_id = invoiced.company_id and line.agreement_id = invoiced.agreement_id
           and line.period_start = invoiced.period_start
          ${secondHomeOfLine}
         where invoiced.company_id = ${companyId} and invoiced.invoice_id = ${id}
         group by line.tenant, line.period_start, line.period_end, product_type, line.product, line.profile_id,
                  line.zone_from, line.zone_to, line.all_zones, homes.second_zone_from, homes.second_zone_to, price_ore, vat_percent) as line
      ${nameThen}
     order by line.period_start, first_id`.execute(tablesOf(source));
  return rows;
}
