import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { type AgreementTerms, findCompanyTerms } from '#customers/agreements/agreements.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { findSubscribersOfSlots } from '#ticketing/subscribers/subscribers.public.ts';
import {
  loadOrderFacts,
  type OrderableAgreement,
  type OrderFacts,
} from '../order/load-order-facts.ts';

/** What decides about the orders of one company. */
export type ManyOrderFacts = OrderFacts & {
  /** Under these the company may order today. */
  readonly orderable: readonly OrderableAgreement[];
  readonly subscribers: Awaited<ReturnType<typeof findSubscribersOfSlots>>;
};

export type ManyOrdersRequest = {
  /** Whose agreements count: a company that has others orders nothing under them here. */
  readonly service: SubscriberServiceId;
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
  readonly phones: readonly Phone[];
  /** Locks the people of the phones before their tickets are read. */
  readonly lock: boolean;
};

/** In a number of statements that does not depend on the orders. */
export async function loadManyOrders(
  tx: Transaction,
  { service, scope, companyId, today, phones, lock }: ManyOrdersRequest,
): Promise<ManyOrderFacts> {
  const { agreementSubtypes } = ticketServiceAccess[service];
  const serviceOf = ({ subtype }: AgreementTerms) =>
    agreementSubtypes.some((one) => one === subtype) ? service : null;
  const agreements = await findCompanyTerms(tx, scope, companyId);
  const request = { scope, today, orders: phones, agreements, serviceOf, lock };
  const facts = await loadOrderFacts(tx, request);
  const slotKeys = [...facts.slots.values()];
  const subscribers = await findSubscribersOfSlots(tx, scope, { companyId, slotKeys });
  const orderable = [...facts.agreements.values()].filter(
    (one) => !one.isDeleted && mayOrderUnder(agreementSubtypes, one, { today, start: today }),
  );
  return { ...facts, orderable, subscribers };
}
