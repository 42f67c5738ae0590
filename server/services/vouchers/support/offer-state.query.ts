import type { OfferFilter } from '@takst/contract/services/vouchers/list-voucher-offers.contract.ts';
import type { OfferState } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

const unclaimed = sql`claimed_at is null`;

/** The twin of `offerState`, over columns of the offer. */
const inState = (today: Temporal.PlainDate): Record<OfferState, RawBuilder<SqlBool>> => ({
  CLAIMED: sql`claimed_at is not null`,
  EXPIRED: sql`(${unclaimed} and period_end < ${today})`,
  PLANNED: sql`(${unclaimed} and period_start > ${today})`,
  AVAILABLE: sql`(${unclaimed} and period_end >= ${today} and period_start <= ${today})`,
});

/** The last SMS of an offer, with its link or its code, could not be delivered. */
export const hasFailedSms: RawBuilder<SqlBool> = sql`
  (code_failed_at is not null or (${unclaimed} and link_failed_at is not null))`;

export const inFilter = (today: Temporal.PlainDate): Record<OfferFilter, RawBuilder<SqlBool>> => ({
  ...inState(today),
  UNCLAIMED: sql`${unclaimed}`,
  SMS_FAILED: hasFailedSms,
});
