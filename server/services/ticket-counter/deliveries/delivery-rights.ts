import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { scopeWith } from '#platform/scope/authorise.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { DeliveryRights } from './describe-delivery.ts';

/** What a call that also asks for these features lets its user do in a company. */
export function takeBackRightsIn(
  scope: CompanyScope,
  companyId: number,
): Omit<DeliveryRights, 'order'> {
  const has = (feature: Feature) => isWithinScope(scopeWith(scope, feature), companyId);
  return {
    refund: has('ticketCounter.refund'),
    cancelTickets: has('ticketCounter.cancelTickets'),
    cancelTravelMoney: has('ticketCounter.cancelTravelMoney'),
  };
}

export const deliveryRightsIn = (scope: CompanyScope, companyId: number): DeliveryRights => ({
  ...takeBackRightsIn(scope, companyId),
  order: isWithinScope(scopeWith(scope, 'ticketCounter.order'), companyId),
});
