import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import type {
  FeeRow,
  PaymentDeadlineRow,
  QuarantineRow,
  SchoolYearRow,
  SellerRow,
} from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Source = Database | Transaction;

/** Of each price the row that is in force on its day as the table is; null where there is none. In one statement. */
export async function pricesBefore(
  source: Source,
  tenant: TenantId,
  rows: readonly PriceRow[],
): Promise<(PriceRow | null)[]> {
  type Found = Omit<PriceRow, 'validFrom'> & { readonly place: number; readonly validFrom: string };
  const { rows: found } = await sql<Found>`
    select place::int as place, product_id as "productId", profile_id as "profileId",
           nr_of_zones as "nrOfZones", valid_from::text as "validFrom", price_ore as "priceOre"
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as given (row, place)
     cross join lateral (
       select price.* from products.price
        where price.tenant = ${tenant} and price.product_id = given.row ->> 'productId'
          and price.profile_id = given.row ->> 'profileId'
          and price.nr_of_zones = (given.row ->> 'nrOfZones')::int
          and price.valid_from <= (given.row ->> 'validFrom')::date
        order by price.valid_from desc limit 1) as price`.execute(tablesOf(source));
  const byPlace = new Map(
    found.map(({ place, validFrom, ...price }) => [
      place,
      { ...price, validFrom: Temporal.PlainDate.from(validFrom) },
    ]),
  );
  return rows.map((_, at) => byPlace.get(at + 1) ?? null);
}

/** Who sells at an operator, the latest first. */
export const sellersOf = (source: Source, tenant: TenantId): Promise<SellerRow[]> =>
  tablesOf(source)
    .selectFrom('invoices.seller')
    .select([
      'valid_from as validFrom',
      'name',
      'organisation_number as organisationNumber',
      'line1',
      'post_code as postCode',
      'city',
      'account_number as accountNumber',
      'is_in_business_register as isInBusinessRegister',
    ])
    .where('tenant', '=', tenant)
    .orderBy('valid_from', 'desc')
    .execute();

/** The quarantine lengths of an operator, the latest first. */
export const quarantineOf = (source: Source, tenant: TenantId): Promise<QuarantineRow[]> =>
  tablesOf(source)
    .selectFrom('company_tickets.quarantine')
    .select(['valid_from as validFrom', 'days'])
    .where('tenant', '=', tenant)
    .orderBy('valid_from', 'desc')
    .execute();

/** The school years of an operator, the latest first. */
export const schoolYearsOf = (source: Source, tenant: TenantId): Promise<SchoolYearRow[]> =>
  tablesOf(source)
    .selectFrom('school_tickets.school_year')
    .select([
      'opens_on as opensOn',
      'first_start as firstStart',
      'latest_start as latestStart',
      'last_day as lastDay',
    ])
    .where('tenant', '=', tenant)
    .orderBy('first_start', 'desc')
    .execute();

/** The fees of an operator, each kind by itself, the latest first. */
export const feesOf = (source: Source, tenant: TenantId): Promise<FeeRow[]> =>
  tablesOf(source)
    .selectFrom('products.fee')
    .select((fee) => [
      fee.ref('kind').$castTo<FeeRow['fee']>().as('fee'),
      'valid_from as validFrom',
      fee.ref('name').$castTo<FeeRow['name']>().as('name'),
      'price_ore as priceOre',
      fee.ref('vat_kind').$castTo<FeeRow['vatKind']>().as('vatKind'),
    ])
    .where('tenant', '=', tenant)
    .orderBy('kind')
    .orderBy('valid_from', 'desc')
    .execute();

/** With how many days to pay new agreements of an operator begin, the latest first. */
export const paymentDeadlinesOf = (
  source: Source,
  tenant: TenantId,
): Promise<PaymentDeadlineRow[]> =>
  tablesOf(source)
    .selectFrom('agreements.default_payment_deadline')
    .select(['valid_from as validFrom', 'days'])
    .where('tenant', '=', tenant)
    .orderBy('valid_from', 'desc')
    .execute();

/** VAT rates, which are of no operator; the latest first. */
export const vatRates = (source: Source) =>
  tablesOf(source)
    .selectFrom('products.vat_rate')
    .select((rate) => [
      rate.ref('kind').$castTo<FeeRow['vatKind']>().as('vatKind'),
      'valid_from as validFrom',
      'percent',
    ])
    .orderBy('kind')
    .orderBy('valid_from', 'desc')
    .execute();

export const productIdsOf = async (source: Source, tenant: TenantId): Promise<string[]> => {
  const rows = await tablesOf(source)
    .selectFrom('products.product')
    .select('id')
    .where('tenant', '=', tenant)
    .execute();
  return rows.map(({ id }) => id);
};

type InvoicedThrough = {
  /** The last day of a closed period. */
  readonly periods: Temporal.PlainDate | null;
  /** The date of the last invoice or credit note, which names its seller. */
  readonly documents: Temporal.PlainDate | null;
};

/**
 * The last days at an operator that invoices were made of, and with. Each is the first row of an index: the last day of
 * a month comes from what is closed for companies, as the period that began last may be a day in it.
 */
export async function invoicedThrough(source: Source, tenant: TenantId): Promise<InvoicedThrough> {
  const { rows } = await sql<InvoicedThrough>`
    select greatest(
             (select period_end from invoices.closed_period
               where tenant = ${tenant} order by period_start desc limit 1),
             (select through from invoices.closed_through
               where tenant = ${tenant} order by through desc limit 1)) as periods,
           (select invoice_date from invoices.invoice
             where tenant = ${tenant} order by number desc limit 1) as documents`.execute(
    tablesOf(source),
  );
  return rows[0] ?? { periods: null, documents: null };
}
