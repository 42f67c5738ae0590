import { getCounterOffer } from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import { queryOf } from '#platform/api/query.ts';

/** Products and prices of the counter. */
export const counterOfferQuery = { ...queryOf(getCounterOffer, {}), staleTime: 5 * 60 * 1000 };
