import type {
  SchoolAgreement,
  SchoolOrderFacts as Facts,
} from '@takst/domain/services/school-tickets/order/decide-school-order.rules.ts';
import type { SchoolOrder } from '@takst/domain/services/school-tickets/order/school-order.ts';
import {
  pupilMediumSlot,
  pupilSlot,
} from '@takst/domain/services/school-tickets/pupil-slots.rules.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { isMobile } from '#ticketing/holders/holders.public.ts';
import {
  type CardTerms,
  type HeldByOrders,
  loadHeldByOrders,
  termsOfOrders,
} from '#ticketing/travel-cards/travel-cards.public.ts';
import { schoolYearsOf } from '../ticket/school-year.query.ts';
import { loadSchoolOffer } from './load-school-offer.ts';

/** An agreement under which a school orders. */
export type SchoolTerms = CardTerms & SchoolAgreement;

export type SchoolOrderFacts = Facts<SchoolTerms> & Pick<HeldByOrders<SchoolOrder>, 'slotsOf'>;

type FactsRequest = {
  readonly scope: CompanyScope;
  readonly today: Temporal.PlainDate;
  readonly orders: readonly SchoolOrder[];
  /** Locks pupils, phones and cards of the orders before their tickets are read. */
  readonly lock: boolean;
};

/** Everything that decides about orders, in a number of statements that does not depend on how many. */
export async function loadSchoolOrderFacts(
  tx: Transaction,
  { scope, today, orders, lock }: FactsRequest,
): Promise<SchoolOrderFacts> {
  const { tenant } = scope;
  const agreements = await termsOfOrders(tx, scope, orders);
  const heldTickets = await loadHeldByOrders(tx, {
    tenant,
    today,
    orders,
    companyOf: ({ agreementId }) => agreements.get(agreementId)?.companyId,
    slotsNamed: ({ pupil, medium }, companyId) =>
      companyId === undefined
        ? { holder: null, medium: null }
        : {
            holder: pupil && pupilSlot(companyId, pupil),
            medium: pupilMediumSlot(companyId, medium),
          },
    lock,
  });
  return {
    tenant,
    today,
    agreements,
    isMobile,
    years: await schoolYearsOf(tx, tenant),
    offerOn: await loadSchoolOffer(tx, { tenant, today }),
    ...heldTickets,
  };
}
