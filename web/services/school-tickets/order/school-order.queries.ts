import { getSchoolOrderOffer } from '@takst/contract/services/school-tickets/order/get-school-order-offer.contract.ts';
import { queryOf } from '#platform/api/query.ts';

/** School years and prices. */
export const schoolOfferQuery = { ...queryOf(getSchoolOrderOffer, {}), staleTime: 5 * 60 * 1000 };
