import type { CounterMedium } from '@takst/domain/services/ticket-counter/counter-medium.ts';

/** What is handed out, as the calls name it (spec 3 §3). */
export const counterMediaTypes = [
  'MOBILE_TICKET',
  'TRAVEL_CARD',
  'TRAVEL_CARD_ULTRALIGHT',
] as const;
export type CounterMediaType = (typeof counterMediaTypes)[number];

export const mediumOfType: Record<CounterMediaType, CounterMedium> = {
  MOBILE_TICKET: 'phone',
  TRAVEL_CARD: 'card',
  TRAVEL_CARD_ULTRALIGHT: 'paper',
};

export const typeOfMedium: Record<CounterMedium, CounterMediaType> = {
  phone: 'MOBILE_TICKET',
  card: 'TRAVEL_CARD',
  paper: 'TRAVEL_CARD_ULTRALIGHT',
};
