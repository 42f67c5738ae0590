import {
  maxPriceRows,
  type ProposalKind,
  proposalKinds,
  proposalStates,
} from '@takst/domain/services/operator-desk/proposal.ts';
import * as z from 'zod/mini';
import { type PriceRow, priceRow } from '#catalogue/price-proposals/price-row.schema.ts';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';
import {
  type FeeRow,
  feeRow,
  type PaymentDeadlineRow,
  paymentDeadlineRow,
  type ProductRow,
  productRow,
  type QuarantineRow,
  quarantineRow,
  type SchoolYearRow,
  schoolYearRow,
  type SellerRow,
  sellerRow,
} from './desk-rows.schema.ts';

/** A row of each kind of proposal. */
export type RowOf = {
  readonly prices: PriceRow;
  readonly seller: SellerRow;
  readonly quarantine: QuarantineRow;
  readonly 'school-year': SchoolYearRow;
  readonly fee: FeeRow;
  readonly 'payment-deadline': PaymentDeadlineRow;
  readonly product: ProductRow;
};

const one = <S extends z.core.$ZodType>(row: S) => z.array(row).check(z.length(1));

/** The rows that are to be in force. */
export const proposedRows = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('prices'),
    rows: z.array(priceRow).check(z.minLength(1), z.maxLength(maxPriceRows)),
  }),
  z.strictObject({ kind: z.literal('seller'), rows: one(sellerRow) }),
  z.strictObject({ kind: z.literal('quarantine'), rows: one(quarantineRow) }),
  z.strictObject({ kind: z.literal('school-year'), rows: one(schoolYearRow) }),
  z.strictObject({ kind: z.literal('fee'), rows: one(feeRow) }),
  z.strictObject({ kind: z.literal('payment-deadline'), rows: one(paymentDeadlineRow) }),
  z.strictObject({ kind: z.literal('product'), rows: one(productRow) }),
]);
export type ProposedRows = z.output<typeof proposedRows>;

const compared = <S extends z.core.$ZodType>(row: S) =>
  z.array(
    z.object({
      /** In force on the day of the row without it; null where nothing is. */
      before: z.nullable(row),
      after: row,
    }),
  );

/** Each row beside the one that it takes the place of. */
export const comparedRows = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('prices'), rows: compared(priceRow) }),
  z.object({ kind: z.literal('seller'), rows: compared(sellerRow) }),
  z.object({ kind: z.literal('quarantine'), rows: compared(quarantineRow) }),
  z.object({ kind: z.literal('school-year'), rows: compared(schoolYearRow) }),
  z.object({ kind: z.literal('fee'), rows: compared(feeRow) }),
  z.object({ kind: z.literal('payment-deadline'), rows: compared(paymentDeadlineRow) }),
  z.object({ kind: z.literal('product'), rows: compared(productRow) }),
]);
export type ComparedRows = z.output<typeof comparedRows>;
export type ComparedRow<Kind extends ProposalKind> = {
  readonly before: RowOf[Kind] | null;
  readonly after: RowOf[Kind];
};

/** Why an open proposal cannot be approved any more. */
const staleness = z.enum(['BASE_CHANGED', 'TOO_EARLY']);

export const proposal = z.object({
  id,
  kind: z.enum(proposalKinds),
  state: z.enum(proposalStates),
  nrOfRows: z.int(),
  /** The first day on which something of it is in force. */
  firstDay: calendarDate,
  proposedBy: z.string(),
  /** Made by the caller, who may withdraw it and not approve it. */
  isOwn: z.boolean(),
  proposedAt: instant,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  /** What it was compared with has changed since, or its first day is over; null for one that can be approved or is decided. */
  stale: z.nullable(staleness),
  /**
   * An approved change of a product that is not made, as a newer file of products says something else; null for all others, and
   * once the change is approved anew.
   */
  overtaken: z.nullable(
    z.object({
      /** As it was approved. */
      productName: bilingualText,
      /** The day on which the file was true. */
      asOf: calendarDate,
      /** When it was loaded. */
      at: instant,
    }),
  ),
});
export type Proposal = z.output<typeof proposal>;
