import {
  type ChargeableEntry,
  isChargedAsHandedOut,
  monthsCharged,
} from '#catalogue/products/charged-months.rules.ts';
import { lastOfMonth } from '#platform/time/month.rules.ts';

/** What decides for which months a subscription is invoiced. */
export type ChargeableSubscription = {
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  /** Its discount code has been drawn. */
  readonly hasCode: boolean;
};

/**
 * A subscription as `monthsCharged` takes it. Codes are drawn on the first day or later, so an end of one that has a code
 * was set no earlier.
 */
export const chargeableSubscription = ({
  startDate,
  expirationDate,
  hasCode,
}: ChargeableSubscription): ChargeableEntry => ({
  startDate,
  expirationDate,
  isHandedOut: hasCode,
  endedOn: startDate,
});

/** Whether the month of its first day is invoiced although it was ended with the month before (domain: Subscriptions). */
export const isChargedForCode = (subscription: ChargeableSubscription): boolean =>
  isChargedAsHandedOut(chargeableSubscription(subscription));

/** What decides for which of those months nothing is invoiced, as its holder had no code. */
export type DrawnSubscription = Omit<ChargeableSubscription, 'hasCode'> & {
  /** The day on which its code was drawn; null while it is owed, and of one that ended without. */
  readonly codeDrawnOn: Temporal.PlainDate | null;
};

type ChargedMonth = {
  /** Its first. */
  readonly month: Temporal.PlainDate;
  /** Nothing is expected of a month that is over. */
  readonly today: Temporal.PlainDate;
};

const { compare } = Temporal.PlainDate;

/**
 * Whether a subscription is invoiced for a month: from that in which its code was drawn on, and for its last one whenever
 * that was. A month that is not over counts on a code that may still be drawn (docs/decisions/0066).
 */
export function isSubscriptionCharged(
  { startDate, expirationDate, codeDrawnOn }: DrawnSubscription,
  { month, today }: ChargedMonth,
): boolean {
  const hasCode = codeDrawnOn !== null;
  const last = lastOfMonth(month);
  const months = monthsCharged(
    chargeableSubscription({ startDate, expirationDate, hasCode }),
    last,
  );
  if (!months.some((charged) => charged.equals(month))) return false;
  if (!hasCode) return compare(last, today) >= 0 && isCodeOwed({ expirationDate }, today);
  const isLast = expirationDate !== null && compare(expirationDate, last) <= 0;
  return isLast || compare(codeDrawnOn, last) <= 0;
}

/** A subscription that is over gets no code any more, and one that never had a code is not invoiced. */
export const isCodeOwed = (
  { expirationDate }: Pick<DrawnSubscription, 'expirationDate'>,
  today: Temporal.PlainDate,
): boolean => expirationDate === null || compare(expirationDate, today) >= 0;
