import type { CounterTerms } from '#platform/access/counter-terms.ts';
import type { DeliveryType } from './counter-medium.ts';
import type { TakeBackRights } from './delivery.rules.ts';

/** Whether a user may take back unused deliveries, else the reason. */
export const takeBackAnswers = ['allowed', 'operator', 'agreement', 'role'] as const;
export type TakeBackAnswer = (typeof takeBackAnswers)[number];

type Order = {
  readonly type: DeliveryType;
  /** Of the order's own agreement. */
  readonly terms: CounterTerms;
  /** The operator lets travel money be cancelled (spec 1 §6). */
  readonly offersTravelMoneyCancellation: boolean;
};

/** Cancelling is the operator's, the agreement's and the role's to allow, in this order (spec 1 §6, spec 3 §6). */
export function answerToCancel(
  { type, terms, offersTravelMoneyCancellation }: Order,
  rights: TakeBackRights,
): TakeBackAnswer {
  const isMoney = type === 'TRAVEL_MONEY';
  if (isMoney && !offersTravelMoneyCancellation) return 'operator';
  const isAgreed = isMoney ? terms.allowedTravelMoneyCancellation : terms.allowedTicketCancellation;
  if (!isAgreed) return 'agreement';
  return (isMoney ? rights.cancelTravelMoney : rights.cancelTickets) ? 'allowed' : 'role';
}

export function answerToRefund(
  { terms }: Pick<Order, 'terms'>,
  { refund }: Pick<TakeBackRights, 'refund'>,
): TakeBackAnswer {
  if (!terms.allowedRefund) return 'agreement';
  return refund ? 'allowed' : 'role';
}
