import {
  type ComparedRow,
  type ComparedRows,
  comparedRows,
  type ProposedRows,
  type RowOf,
} from '@takst/contract/services/operator-desk/proposal.schema.ts';
import type { ProposalKind } from '@takst/domain/services/operator-desk/proposal.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { inForce } from '@takst/domain/platform/time/in-force.rules.ts';
import * as z from 'zod/mini';
import type { Database, Transaction } from '#platform/db/database.ts';
import {
  feesOf,
  paymentDeadlinesOf,
  pricesBefore,
  quarantineOf,
  schoolYearsOf,
  sellersOf,
} from './desk-rows.query.ts';
import { productsWithRows } from './product-rows.query.ts';

type RowsBefore = {
  readonly [K in ProposalKind]: (
    source: Database | Transaction,
    tenant: TenantId,
    rows: readonly RowOf[K][],
  ) => Promise<(RowOf[K] | null)[]>;
};

/** Of each row the one that is in force on its day without it. */
const rowsBefore: RowsBefore = {
  prices: pricesBefore,
  seller: async (source, tenant, rows) => {
    const sellers = await sellersOf(source, tenant);
    return rows.map(({ validFrom }) => inForce(sellers, validFrom));
  },
  quarantine: async (source, tenant, rows) => {
    const lengths = await quarantineOf(source, tenant);
    return rows.map(({ validFrom }) => inForce(lengths, validFrom));
  },
  'school-year': async (source, tenant, rows) => {
    const years = await schoolYearsOf(source, tenant);
    return rows.map(
      ({ firstStart }) => years.find((year) => year.firstStart.equals(firstStart)) ?? null,
    );
  },
  fee: async (source, tenant, rows) => {
    const fees = await feesOf(source, tenant);
    return rows.map(({ fee, validFrom }) =>
      inForce(
        fees.filter((one) => one.fee === fee),
        validFrom,
      ),
    );
  },
  'payment-deadline': async (source, tenant, rows) => {
    const deadlines = await paymentDeadlinesOf(source, tenant);
    return rows.map(({ validFrom }) => inForce(deadlines, validFrom));
  },
  product: async (source, tenant, rows) => {
    const products = await productsWithRows(source, tenant);
    return rows.map(({ productId, validFrom }) => {
      const [current, ...coming] = products.find(({ id }) => id === productId)?.rows ?? [];
      return inForce(coming, validFrom) ?? current ?? null;
    });
  },
};

type Comparing = { readonly source: Database | Transaction; readonly tenant: TenantId };

/** Each row beside the one that is in force on its day, in one statement. */
export async function compareRows(
  { source, tenant }: Comparing,
  proposed: ProposedRows,
): Promise<ComparedRows> {
  const { kind } = proposed;
  return readCompared({ kind, rows: await besideBefore({ source, tenant }, proposed) });
}

async function besideBefore<K extends ProposalKind>(
  { source, tenant }: Comparing,
  { kind, rows }: { readonly kind: K; readonly rows: readonly RowOf[K][] },
): Promise<ComparedRow<K>[]> {
  const before = await rowsBefore[kind](source, tenant, rows);
  return rows.map((after, at) => ({ before: before[at] ?? null, after }));
}

/** Those rows that change something. */
export const changingRows = ({ kind, rows }: ComparedRows): ComparedRows =>
  ({ kind, rows: rows.filter((row) => !isSame(row)) }) as ComparedRows;

/** Whether a row says what is so already, whenever that began. */
const isSame = ({ before, after }: ComparedRow<ProposalKind>): boolean =>
  before !== null && contentOf(before) === contentOf(after);

/** A row without its day; of a school year, its days are what it says. */
const contentOf = (row: RowOf[ProposalKind]): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([name]) => name !== 'validFrom')
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

/** What is stored, or was put together, as rows of its kind with their columns in order: equal ones are equal texts. */
export const readCompared = (given: { readonly kind: string; readonly rows: unknown }) =>
  z.parse(comparedRows, JSON.parse(JSON.stringify(given)));

/** The rows of a proposal alone. */
export const proposedOf = ({ kind, rows }: ComparedRows): ProposedRows =>
  ({ kind, rows: rows.map(({ after }) => after) }) as ProposedRows;
