import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';

/** Everything that the main operator offers; travel money is cancelled at the second one alone (spec 1 §6). */
export const mainCounter: CounterTerms = {
  allowedRefund: true,
  allowedTicketCancellation: true,
  allowedTravelMoneyCancellation: false,
  hasMailDelivery: true,
  visitAddress: { line1: 'Fjellveien 12', line2: 'Resepsjonen', postCode: '0470', city: 'Oslo' },
  blackListedProducts: [],
};

/** Sells, and takes nothing back. */
export const sellingCounter: CounterTerms = {
  allowedRefund: false,
  allowedTicketCancellation: false,
  allowedTravelMoneyCancellation: false,
  hasMailDelivery: false,
  visitAddress: null,
  blackListedProducts: ['travel-money', 'period-30-days'],
};

export const secondCounter: CounterTerms = {
  ...sellingCounter,
  allowedRefund: true,
  allowedTicketCancellation: true,
  allowedTravelMoneyCancellation: true,
  blackListedProducts: [],
};

/** Tickets are cancelled, and nothing is refunded. */
export const cancellingCounter: CounterTerms = {
  ...sellingCounter,
  allowedTicketCancellation: true,
  blackListedProducts: [],
};
