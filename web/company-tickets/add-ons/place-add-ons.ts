import { orderSubscription } from '@takst/contract/subscriptions/order-subscription.contract.ts';
import type { Refusal, Reply } from '@takst/contract/route.ts';
import type {
  OrderableType,
  SubscriptionType,
} from '@takst/domain/subscriptions/subscription-type.ts';
import { call } from '#api/call.ts';
import { createSubmission, type Submission } from '#api/submission.ts';
import type { OrderBody } from '#company-tickets/order/order-body.ts';

/** What came of the call for one subscription. */
export type AddOnResult = {
  readonly type: SubscriptionType;
  readonly placed: Reply<typeof orderSubscription> | null;
  readonly refused: Refusal<typeof orderSubscription> | null;
  /** A failed call. */
  readonly failure: unknown;
};

/** One for each type, so that a call whose answer was lost is not a second order. */
const submissions = new Map<OrderableType, Submission>();

function submissionOf(type: OrderableType): Submission {
  const submission = submissions.get(type) ?? createSubmission();
  submissions.set(type, submission);
  return submission;
}

/** Orders each subscription by a call of its own, one after the other. */
export async function placeAddOns(
  order: OrderBody,
  types: readonly OrderableType[],
): Promise<AddOnResult[]> {
  const results: AddOnResult[] = [];
  for (const type of types) {
    if (type !== 'TICKET') results.push(await placeAddOn(order, type));
  }
  return results;
}

async function placeAddOn(order: OrderBody, type: SubscriptionType): Promise<AddOnResult> {
  const { agreementName, employeeId, firstName, lastName, hasNewNames } = order;
  const { phoneCountryCode, phone, startDate } = order;
  const names = { employeeId, firstName, lastName, hasNewNames };
  const body = {
    agreementId: Number(agreementName),
    type,
    ...names,
    phoneCountryCode,
    phone,
    startDate,
  };
  const nothing = { type, placed: null, refused: null, failure: null };
  try {
    const outcome = await call(orderSubscription, { body }, { submission: submissionOf(type) });
    return 'reply' in outcome
      ? { ...nothing, placed: outcome.reply }
      : { ...nothing, refused: outcome.refused };
  } catch (failure) {
    return { ...nothing, failure };
  }
}
