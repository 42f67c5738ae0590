import type { ProductRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import type { ProposedRows } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import type { makeProposal } from '@takst/contract/services/operator-desk/make-proposal.contract.ts';
import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import {
  earliestDay,
  isTooEarly,
} from '@takst/domain/services/operator-desk/earliest-day.rules.ts';
import {
  overlapsYears,
  priceRowFaultsOf,
} from '@takst/domain/services/operator-desk/row-faults.rules.ts';
import { areServicesPossible } from '@takst/domain/services/operator-desk/product-services.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { invoicedThrough, productIdsOf, schoolYearsOf } from './desk-rows.query.ts';
import { productsWithRows } from './product-rows.query.ts';

type Source = Database | Transaction;
type Day = { readonly tenant: TenantId; readonly today: Temporal.PlainDate };

export type EarliestDays = {
  readonly rows: Temporal.PlainDate;
  /** A seller stands on invoices by their dates. */
  readonly seller: Temporal.PlainDate;
};

/** The first days from which something may be changed: what was invoiced stays as it was. */
export async function earliestDays(source: Source, { tenant, today }: Day): Promise<EarliestDays> {
  const { periods, documents } = await invoicedThrough(source, tenant);
  const rows = earliestDay({ today, invoicedThrough: periods });
  return { rows, seller: earliestDay({ today: rows, invoicedThrough: documents }) };
}

/** The first day on which something of a proposal is in force. */
export const firstDayOf = (proposed: ProposedRows): Temporal.PlainDate =>
  daysOf(proposed).reduce((first, day) =>
    Temporal.PlainDate.compare(day, first) < 0 ? day : first,
  );

function daysOf(proposed: ProposedRows): Temporal.PlainDate[] {
  if (proposed.kind === 'school-year') return proposed.rows.map(({ firstStart }) => firstStart);
  return proposed.rows.map(({ validFrom }) => validFrom);
}

type Fault = Exclude<Refusal<typeof makeProposal>, { code: 'NOTHING_CHANGES' }>;

/** Why rows may not be proposed; null where they may. */
export async function findFault(
  source: Source,
  day: Day,
  proposed: ProposedRows,
): Promise<Fault | null> {
  if (proposed.kind === 'prices') return priceFault(source, day, proposed.rows);
  const early = await tooEarly(source, day, proposed);
  if (early) return early;
  if (proposed.kind === 'product') return productFault(source, day, proposed.rows);
  if (proposed.kind !== 'school-year') return null;
  const years = await schoolYearsOf(source, day.tenant);
  return proposed.rows.some((year) => overlapsYears(year, years))
    ? { code: 'YEARS_OVERLAP' }
    : null;
}

/** Why a proposal that was in order may be so no more. */
async function tooEarly(
  source: Source,
  day: Day,
  proposed: ProposedRows,
): Promise<{ code: 'TOO_EARLY'; earliest: Temporal.PlainDate } | null> {
  const days = await earliestDays(source, day);
  const earliest = proposed.kind === 'seller' ? days.seller : days.rows;
  return isTooEarly(firstDayOf(proposed), earliest) ? { code: 'TOO_EARLY', earliest } : null;
}

async function productFault(
  source: Source,
  { tenant }: Day,
  rows: readonly ProductRow[],
): Promise<Fault | null> {
  const products = await productsWithRows(source, tenant);
  const faults = rows.map((row): Fault | null => {
    const product = products.find(({ id }) => id === row.productId);
    if (!product) return { code: 'UNKNOWN_PRODUCT' };
    return areServicesPossible(row, product.possibleServices)
      ? null
      : { code: 'SERVICE_NOT_POSSIBLE' };
  });
  return faults.find((fault) => fault !== null) ?? null;
}

type Prices = Extract<ProposedRows, { kind: 'prices' }>['rows'];

async function priceFault(source: Source, day: Day, rows: Prices): Promise<Fault | null> {
  const faults = (await priceFaults(source, day, rows)).flatMap((fault, place) =>
    fault === null ? [] : [{ place, fault }],
  );
  return faults.length > 0 ? { code: 'ROWS_REFUSED', faults } : null;
}

/** What is wrong with each row, by its place. */
export async function priceFaults(source: Source, day: Day, rows: Prices) {
  const productIds = await productIdsOf(source, day.tenant);
  const { rows: earliest } = await earliestDays(source, day);
  return priceRowFaultsOf(rows, { productIds, earliest });
}
