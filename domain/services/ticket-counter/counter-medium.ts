/** What is handed out at the counter: a code for a phone, something on a travel card, or a paper card. */
const counterMedia = ['phone', 'card', 'paper'] as const;
export type CounterMedium = (typeof counterMedia)[number];

/** The media as products name them (spec 3 §3). */
export const productMediumOf: Record<CounterMedium, string> = {
  phone: 'MOBILE',
  card: 'TRAVEL_CARD',
  paper: 'TRAVEL_CARD_ULTRALIGHT',
};

/** What one delivery is (spec 3 §3). */
export const deliveryTypes = ['TICKET', 'TRAVEL_MONEY'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** How paper cards are handed out. */
export const handOverKinds = ['post', 'visit'] as const;
export type HandOverKind = (typeof handOverKinds)[number];
