import type { RefundableLine } from '@takst/domain/billing/invoices/refund-line.rules.ts';
import type { LineRow } from '#billing/invoices/invoice/line.query.ts';

/** A line as the rules of refunds see it. */
export const refundableLine = ({
  priceOre,
  quantity,
  vatPercent,
  refunds,
}: LineRow): RefundableLine => ({
  priceOre,
  quantity,
  vatPercent,
  refunds: refunds.map(({ amountOre, at }) => ({ amountOre, at: Temporal.Instant.from(at) })),
});
