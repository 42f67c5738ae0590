import type {
  FreeAgreement,
  FreeOrderFacts as Facts,
} from '@takst/domain/services/free-tickets/decide-free-order.rules.ts';
import type { FreeOrder } from '@takst/domain/services/free-tickets/free-order.ts';
import { unsetChildEnd } from '@takst/domain/services/free-tickets/child-end-settings.ts';
import {
  freeHolderSlot,
  freeMediumSlot,
} from '@takst/domain/services/free-tickets/free-slots.rules.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { isMobile } from '#ticketing/holders/holders.public.ts';
import {
  type CardTerms,
  type HeldByOrders,
  loadHeldByOrders,
  termsOfOrders,
} from '#ticketing/travel-cards/travel-cards.public.ts';
import { childEndsOf } from '../children/child-ends.query.ts';
import { loadCompanyOffer } from '../offer/load-company-offer.ts';

export type Department = CardTerms & FreeAgreement;

export type FreeOrderFacts = Facts<Department> & Pick<HeldByOrders<FreeOrder>, 'slotsOf'>;

type FactsRequest = {
  readonly scope: CompanyScope;
  readonly today: Temporal.PlainDate;
  readonly orders: readonly FreeOrder[];
  /** Locks holders, phones and cards of the orders before their tickets are read. */
  readonly lock: boolean;
};

/** Everything that decides about orders, in a number of statements that does not depend on how many. */
export async function loadFreeOrderFacts(
  tx: Transaction,
  { scope, today, orders, lock }: FactsRequest,
): Promise<FreeOrderFacts> {
  const { tenant } = scope;
  const agreements = await departmentsOf(tx, scope, orders);
  const companyIds = [...agreements.values()].map(({ companyId }) => companyId);
  const offerOn = await loadCompanyOffer(tx, { scope, companyIds, today });
  const heldTickets = await loadHeldByOrders(tx, {
    tenant,
    today,
    orders,
    companyOf: ({ agreementId }) => agreements.get(agreementId)?.companyId,
    slotsNamed: (order, companyId) => ({
      holder: companyId === undefined ? null : freeHolderSlot(companyId, order),
      medium: freeMediumSlot(order.medium),
    }),
    lock,
  });
  return { tenant, today, agreements, offerOn, isMobile, ...heldTickets };
}

/** The departments that orders and edits name, as far as the scope reaches. */
export async function departmentsOf(
  tx: Transaction,
  scope: CompanyScope,
  orders: readonly Pick<FreeOrder, 'agreementId'>[],
): Promise<ReadonlyMap<number, Department>> {
  const terms = await termsOfOrders(tx, scope, orders);
  const companies = [...terms.values()].map(({ companyId }) => companyId);
  const childEnds = await childEndsOf(tx, scope, companies);
  return new Map(
    [...terms].map(([id, agreement]) => [
      id,
      { ...agreement, childEnd: childEnds.get(agreement.companyId) ?? unsetChildEnd },
    ]),
  );
}
