import type { BilingualText } from '#platform/texts/bilingual-text.ts';

/** What can be bought beside a ticket: e-bike, car sharing, car rental (spec 2 §1, §8). */
export const subscriptionTypes = ['JOULE', 'OTTO', 'CAR_POOL'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

/** What a person can order, the ticket first (spec 2 §3). */
export const orderableTypes = ['TICKET', ...subscriptionTypes] as const;
export type OrderableType = (typeof orderableTypes)[number];

/** What a type is called where no operator's own name is at hand. */
export const subscriptionTypeNames: Readonly<Record<SubscriptionType, BilingualText>> = {
  JOULE: { nb: 'Elsykkel', en: 'E-bike' },
  OTTO: { nb: 'Bildeling', en: 'Car sharing' },
  CAR_POOL: { nb: 'Leiebil', en: 'Car rental' },
};
