import type { RowOf } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import type { ProposalKind } from '@takst/domain/services/operator-desk/proposal.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { saveProductChanges } from './product-changes.store.ts';
import { saveReferenceRows } from '#platform/reference-data/reference-data.public.ts';

export type Saving = {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  /** In which the rows were approved. */
  readonly proposalId: number;
};

type SaveRows = {
  readonly [K in ProposalKind]: (
    tx: Transaction,
    saving: Saving,
    rows: readonly RowOf[K][],
  ) => Promise<unknown>;
};

const priceKey = ['tenant', 'product_id', 'profile_id', 'nr_of_zones', 'valid_from'] as const;

/**
 * Saves approved rows. They are facts, and newer than every file that was loaded, so that none of those takes their
 * place when it is loaded again (docs/decisions/0070).
 */
export const saveRows: SaveRows = {
  prices: async (tx, saving, rows) => {
    const stamp = await stampFor(tx, saving, 'products.price');
    return saveReferenceRows(
      tx,
      { table: 'products.price', key: priceKey },
      rows.map((row) => ({
        ...stamp,
        product_id: row.productId,
        profile_id: row.profileId,
        nr_of_zones: row.nrOfZones,
        valid_from: row.validFrom,
        price_ore: row.priceOre,
      })),
    );
  },
  seller: async (tx, saving, rows) => {
    const stamp = await stampFor(tx, saving, 'invoices.seller');
    return saveReferenceRows(
      tx,
      { table: 'invoices.seller', key: ['tenant', 'valid_from'] },
      rows.map((row) => ({
        ...stamp,
        valid_from: row.validFrom,
        name: row.name,
        organisation_number: row.organisationNumber,
        line1: row.line1,
        post_code: row.postCode,
        city: row.city,
        account_number: row.accountNumber,
        is_in_business_register: row.isInBusinessRegister,
      })),
    );
  },
  quarantine: async (tx, saving, rows) => {
    const stamp = await stampFor(tx, saving, 'company_tickets.quarantine');
    return saveReferenceRows(
      tx,
      { table: 'company_tickets.quarantine', key: ['tenant', 'valid_from'] },
      rows.map(({ validFrom, days }) => ({ ...stamp, valid_from: validFrom, days })),
    );
  },
  'school-year': async (tx, saving, rows) => {
    const stamp = await stampFor(tx, saving, 'school_tickets.school_year');
    return saveReferenceRows(
      tx,
      { table: 'school_tickets.school_year', key: ['tenant', 'first_start'] },
      rows.map((row) => ({
        ...stamp,
        first_start: row.firstStart,
        opens_on: row.opensOn,
        latest_start: row.latestStart,
        last_day: row.lastDay,
      })),
    );
  },
  fee: async (tx, saving, rows) => {
    const stamp = await stampFor(tx, saving, 'products.fee');
    return saveReferenceRows(
      tx,
      { table: 'products.fee', key: ['tenant', 'kind', 'valid_from'] },
      rows.map((row) => ({
        ...stamp,
        kind: row.fee,
        valid_from: row.validFrom,
        name: row.name,
        price_ore: row.priceOre,
        vat_kind: row.vatKind,
      })),
    );
  },
  'payment-deadline': async (tx, saving, rows) => {
    const stamp = await stampFor(tx, saving, 'agreements.default_payment_deadline');
    return saveReferenceRows(
      tx,
      { table: 'agreements.default_payment_deadline', key: ['tenant', 'valid_from'] },
      rows.map(({ validFrom, days }) => ({ ...stamp, valid_from: validFrom, days })),
    );
  },
  product: async (tx, saving, rows) => {
    const stamp = await stampFor(tx, saving, 'products.product');
    return saveProductChanges(tx, { ...saving, stamp }, rows);
  },
};

type DatedTable =
  | 'products.price'
  | 'invoices.seller'
  | 'company_tickets.quarantine'
  | 'school_tickets.school_year'
  | 'products.fee'
  | 'products.product'
  | 'agreements.default_payment_deadline';

/** Newer than each row that a file has brought. */
async function stampFor(tx: Transaction, { tenant, today }: Saving, table: DatedTable) {
  const newest = await tablesOf(tx)
    .selectFrom(table)
    .select('as_of')
    .where('tenant', '=', tenant)
    .where('as_of', '>=', today)
    .orderBy('as_of', 'desc')
    .limit(1)
    .executeTakeFirst();
  const asOf = newest?.as_of.add({ days: 1 }) ?? today;
  return { tenant, origin: 'fact' as const, as_of: asOf };
}
