import {
  type ChargeableEntry,
  isChargedAsHandedOut,
} from '#company-tickets/charged-months.rules.ts';

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
