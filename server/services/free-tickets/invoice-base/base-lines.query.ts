import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { bookLines } from '../book/book-lines.query.ts';
import { namedLines } from '../book/named-lines.query.ts';
import type { FoundInvoiceBase } from './find-invoice-base.query.ts';
import { departmentFees } from './invoice-bases.query.ts';

/** A ticket in the month, or the fee for a card. Who it was for is null once it is erased. */
export type BaseLineRow = {
  readonly productType: string;
  readonly product: string;
  /** As it was called when the month was closed; null when it was sold no more. */
  readonly name: BilingualText | null;
  readonly soldAt: Temporal.Instant;
  readonly ticketId: number | null;
  readonly holderType: FreeHolderType | null;
  readonly employeeId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneCountryCode: string | null;
  readonly phone: string | null;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly allZones: boolean;
  readonly nrOfZones: number | null;
  /** Null while no price is on file. */
  readonly priceOre: number | null;
  readonly quantity: number;
  readonly vatPercent: number | null;
  /** Of the line, rounded half up. */
  readonly vatOre: number | null;
};

/** The lines of an invoice base: the tickets of the book and the fees of the department, by name. */
export async function linesOfBase(
  database: Database,
  { request }: FoundInvoiceBase,
): Promise<BaseLineRow[]> {
  const { scope, month } = request;
  // Names as JSON: of a plain text the embedded database loses a byte order mark.
  const { rows } = await sql<BaseLineRow>`
    with ${bookLines({ ...request, from: month, through: month })}, ${departmentFees(request, [month])},
    ${namedLines(scope.tenant, 'book')}, base_line as (
      select product_type, product, name, sold_at, ticket_id, holder_type, employee_id, first_name, last_name,
             phone_country_code, phone, zone_from, zone_to, all_zones, nr_of_zones, price_ore, quantity, vat_percent
        from named_line
       union all
      select product_type, product, name, sold_at, null, null, employee_id, first_name, last_name,
             phone_country_code, phone, zone_from, zone_to, all_zones, nr_of_zones, price_ore, quantity, vat_percent
        from month_line
    )
    select product_type as "productType", product, name, sold_at as "soldAt", ticket_id as "ticketId",
           holder_type as "holderType", to_jsonb(employee_id) as "employeeId",
           to_jsonb(first_name) as "firstName", to_jsonb(last_name) as "lastName",
           phone_country_code as "phoneCountryCode", phone, zone_from as "zoneFrom", zone_to as "zoneTo",
           all_zones as "allZones", nr_of_zones as "nrOfZones", price_ore as "priceOre", quantity,
           vat_percent as "vatPercent",
           invoices.vat_within(price_ore::bigint * quantity, vat_percent) as "vatOre"
      from base_line
     order by text.sort_key(last_name) collate "C", text.sort_key(first_name) collate "C", sold_at, ticket_id`.execute(
    tablesOf(database),
  );
  return rows;
}
