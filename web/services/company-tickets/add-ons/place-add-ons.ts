import { orderSubscription } from '@takst/contract/services/subscriptions/order-subscription.contract.ts';
import type { PageAddress } from '@takst/contract/app/path-to.ts';
import type { Refusal, Reply } from '@takst/contract/platform/calls/route.ts';
import type {
  OrderableType,
  SubscriptionType,
} from '@takst/domain/catalogue/products/subscription-type.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/call.ts';
import { createSubmission, type Submission } from '#platform/api/submission.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { showToast } from '#platform/design/toasts/toasts.ts';
import type { Language } from '#platform/texts/page-facts.ts';
import type { Translate } from '#platform/texts/texts.ts';
import type { OrderBody } from '#services/company-tickets/order/order-body.ts';

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

/** What came of an order with subscriptions. */
export type OrderOutcome = {
  readonly hasTicket: boolean;
  readonly results: readonly AddOnResult[];
  readonly refusedTypes: SubscriptionType[];
  /** The person of the order. */
  readonly holderId: number | null;
};

type AddOnOrder = {
  readonly body: OrderBody;
  readonly types: readonly OrderableType[];
  /** Of the ticket that was ordered; null without one. */
  readonly subscriberId: number | null;
};

/** Orders each subscription by a call of its own, one after the other; what was read before is read again. */
export async function placeAddOns(
  { body, types, subscriberId }: AddOnOrder,
  queries: QueryClient,
): Promise<OrderOutcome> {
  const results: AddOnResult[] = [];
  for (const type of types) {
    if (type !== 'TICKET') results.push(await placeAddOn(body, type));
  }
  await queries.invalidateQueries();
  const holder = results.find(({ placed }) => placed)?.placed?.subscriberId;
  return {
    hasTicket: subscriberId !== null,
    results,
    refusedTypes: results.filter(({ placed }) => placed === null).map(({ type }) => type),
    holderId: subscriberId ?? holder ?? null,
  };
}

type TextContext = {
  readonly t: Translate<'company-tickets'>;
  readonly language: Language;
  readonly today: Temporal.PlainDate;
};

/** Shows a toast that the whole order was placed, with the person and the start date. */
export function announceOrder(
  { t, language, today }: TextContext,
  { firstName, lastName, startDate }: OrderBody,
  personAddress: PageAddress,
): void {
  showToast('success', {
    title: t('ordered'),
    text: t('orderedFrom', {
      name: `${firstName} ${lastName}`,
      date: formatLongDate(startDate, language, today),
    }),
    link: { to: personAddress, text: t('seePerson') },
  });
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
