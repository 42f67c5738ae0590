import { orderSubscription as route } from '@takst/contract/services/subscriptions/order-subscription.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { personSlot } from '@takst/domain/ticketing/holders/slot.ts';
import { decideSubscription } from '@takst/domain/services/subscriptions/decide-subscription.rules.ts';
import { findAgreementTerms } from '#customers/agreements/agreements.public.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import {
  orderableService,
  isMobile,
  mayPickAnyDate,
} from '#services/company-tickets/company-tickets.public.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import { lockSlots } from '#ticketing/holders/holders.public.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import { saveSubscribers } from '#ticketing/subscribers/subscribers.public.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { announceSubscription } from './subscription/announce-subscription.ts';
import { drawDiscountCodes } from './codes/draw-discount-codes.ts';
import { subscriptionOffers } from './offer/subscription-offer.query.ts';
import { aboutSubscription } from './subscription/subscription-facts.ts';
import { findHeldSubscriptions } from './subscription/subscription.query.ts';
import { subscriptionStore } from './subscription/subscription.store.ts';

type OrderCall = Call<typeof route>;

/**
 * Orders a subscription for a person of a company. A lock on the person, the same as for tickets, decides races; the
 * exclusion constraint is the backstop.
 */
export const orderSubscription = (changes: ChangePath, services: TicketServices) =>
  serve(route, async (call) => {
    try {
      return await changes(call.origin, (change) => order(change, services, call));
    } catch (error) {
      if (violatedConstraint(error) !== 'one_subscription_at_a_time') throw error;
      return { refused: { code: 'SUBSCRIPTION_ALREADY_HELD', type: call.body.type } };
    }
  });

async function order(
  change: Change,
  services: TicketServices,
  { scope, body, today, now }: OrderCall,
): Promise<Outcome<typeof route>> {
  const { tenant } = scope;
  const { agreementId, type, firstName, lastName, employeeId, hasNewNames } = body;
  const terms = (await findAgreementTerms(change.tx, scope, [agreementId])).get(agreementId);
  const offers = await subscriptionOffers(change.tx, tenant);
  const [slot = 0] = await lockSlots(change.tx, tenant, [personSlot(body)]);
  const decision = decideSubscription(
    {
      today,
      agreement: terms && {
        ...terms,
        service: orderableService(scope)(terms),
        arbitraryDates: mayPickAnyDate(scope, terms),
      },
      isMobile: isMobile(body),
      isSold: (service, wanted) =>
        offers.some((offer) => offer.type === wanted && offer.services.includes(service)),
      heldEntries: await findHeldSubscriptions(change.tx, { slot, today }),
    },
    body,
  );
  if ('refused' in decision) {
    const { refused: code } = decision;
    return {
      refused: code === 'SUBSCRIPTION_ALREADY_HELD' ? { code, type } : { code },
    };
  }
  const { agreement, service, startDate } = decision;
  const { companyId, companyName } = agreement;
  const { phoneCountryCode, phone } = body;
  const names = { firstName, lastName, employeeId, hasNewNames };
  const [subscriber] = await saveSubscribers(change.tx, scope, [
    { companyId, person: { phoneCountryCode, phone, slot }, names },
  ]);
  if (!subscriber) throw new Error('a subscriber was not saved');
  const draft = { service, companyId, agreementId, holderId: subscriber.id, slot };
  const id = await subscriptionStore(change.tx, tenant).insert({
    ...draft,
    type,
    startDate,
    orderedAt: now,
  });
  const person = { companyId, holderId: subscriber.id, from: startDate };
  await services[service].onOrdered?.(change.tx, tenant, [person]);
  const holder = { ...subscriber.names, phoneCountryCode, phone };
  await change.record({
    ...aboutSubscription({ company_id: companyId, id, holder_id: subscriber.id }),
    kind: 'order-subscription',
    before: subscriber.before,
    after: { ...holder, subscription: type, agreementId, startDate },
  });
  const row = {
    tenant,
    type,
    company_id: companyId,
    first_name: subscriber.names.firstName,
    company_name: companyName,
    start_date: startDate,
    phone_country_code: phoneCountryCode,
    phone,
  };
  const hasBegun = Temporal.PlainDate.compare(startDate, today) <= 0;
  const drawnCodes = hasBegun
    ? await drawDiscountCodes(change.tx, { tenant, type, today, now }, [id])
    : null;
  const code = drawnCodes?.get(id) ?? null;
  await announceSubscription(change, row, { kind: 'ordered', code, hasBegun });
  return { reply: { id, subscriberId: subscriber.id } };
}
