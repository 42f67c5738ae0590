import { sumOfOre } from '#platform/money/ore.rules.ts';

/** A second refund of a line waits so long (spec 2 §8). */
const refundPause = Temporal.Duration.from({ minutes: 2 });

export type RefundableLine = {
  readonly priceOre: number;
  readonly quantity: number;
  readonly vatPercent: number;
  readonly refunds: readonly { readonly amountOre: number; readonly at: Temporal.Instant }[];
};

export type RefundRefusal = 'NEWLY_REFUNDED' | 'AMOUNT_TOO_HIGH';

/** What a line costs, VAT included. */
export const lineAmount = ({
  priceOre,
  quantity,
}: Pick<RefundableLine, 'priceOre' | 'quantity'>): number => sumOfOre([priceOre * quantity]);

const refundedOre = ({ refunds }: Pick<RefundableLine, 'refunds'>): number =>
  sumOfOre(refunds.map(({ amountOre }) => amountOre));

/** Price × quantity − refunds (spec 2 §4). */
export const refundableOre = (line: RefundableLine): number => lineAmount(line) - refundedOre(line);

/** When a line can be refunded again: now, or two minutes after the last time. */
export const nextRefundAt = (
  { refunds }: Pick<RefundableLine, 'refunds'>,
  now: Temporal.Instant,
): Temporal.Instant =>
  [now, ...refunds.map(({ at }) => at.add(refundPause))]
    .toSorted(Temporal.Instant.compare)
    .at(-1) ?? now;

/** Why an amount of a line cannot be refunded now; null when it can. */
export function refuseRefund(
  line: RefundableLine,
  { amountOre, now }: { amountOre: number; now: Temporal.Instant },
): RefundRefusal | null {
  if (Temporal.Instant.compare(nextRefundAt(line, now), now) > 0) return 'NEWLY_REFUNDED';
  return amountOre > refundableOre(line) ? 'AMOUNT_TOO_HIGH' : null;
}
