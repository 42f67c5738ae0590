import type { CounterMedium } from './counter-medium.ts';

/** What has become of a delivery, in the words of its page; a status knows no difference between used and expired. */
export const deliveryStates = [
  'unused',
  'not-sent',
  'used',
  'expired',
  'cancelled',
  'refunded',
  'failed',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What the state of a delivery follows from. */
export type DeliveryStateFacts = {
  readonly medium: CounterMedium;
  readonly hasProblem: boolean;
  readonly isCancelled: boolean;
  readonly isRefunded: boolean;
  /** Its code was fetched by a ticket app, or it was put on its card. */
  readonly isUsed: boolean;
  /** Its code was to go out by SMS, and did not. */
  readonly isNotSent: boolean;
  /** Paper is used when its first day has passed, whether somebody travels or not. */
  readonly startDate: Temporal.PlainDate;
  /** The last day on which a code or a card can be used. */
  readonly expiresOn: Temporal.PlainDate;
};

/** It is not used, and still can be. */
export const usableStates = ['unused', 'not-sent'] as const satisfies readonly DeliveryState[];

/** Why a code did not reach its phone: it could not be handed to the SMS service, or the service never took it. */
export const sendProblems = ['UNEXPECTED', 'SMS_FAILED'] as const;
export type SendProblem = (typeof sendProblems)[number];

const isAfter = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) > 0;

/** The state of a delivery on a day. Its SQL twin is `deliveryStateOn`; a test holds the two equal. */
export function deliveryState(facts: DeliveryStateFacts, today: Temporal.PlainDate): DeliveryState {
  if (facts.isCancelled) return 'cancelled';
  if (facts.isRefunded) return 'refunded';
  if (facts.hasProblem) return 'failed';
  if (facts.medium === 'paper') return isAfter(today, facts.startDate) ? 'used' : 'unused';
  if (facts.isUsed) return 'used';
  if (isAfter(today, facts.expiresOn)) return 'expired';
  return facts.isNotSent ? 'not-sent' : 'unused';
}
