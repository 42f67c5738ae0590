import type { PriceRow } from './price-rows.ts';

const byMonth = { nrOfDaysValid: null, mediaTypes: ['MOBILE', 'TRAVEL_CARD'] };
const atCounter = {
  services: ['ticket-counter'],
  mediaTypes: ['MOBILE', 'TRAVEL_CARD', 'TRAVEL_CARD_ULTRALIGHT'],
};
const shared = { presetZoneIds: [], filters: {}, vatKind: 'TRANSPORT' };

/** What free tickets, school tickets and the ticket counter sell (spec 3), without prices. */
const serviceProducts = {
  'free-ticket': {
    ...byMonth,
    services: ['free-tickets'],
    name: { nb: 'Fribillett', en: 'Free ticket' },
    description: {
      nb: 'Arbeidsgiveren betaler. Løper til den avsluttes.',
      en: 'Paid by the employer. Runs until it is ended.',
    },
    tags: ['free-ticket'],
  },
  'school-ticket': {
    ...byMonth,
    services: ['school-tickets'],
    name: { nb: 'Skolebillett', en: 'School ticket' },
    description: { nb: 'Gjelder ut skoleåret.', en: 'Valid until the school year ends.' },
    tags: ['school-ticket'],
  },
  'single-ticket': {
    ...atCounter,
    nrOfDaysValid: null,
    // Assumed: operators differ, by the number of zones too.
    tripHours: 3,
    name: { nb: 'Enkeltbillett', en: 'Single ticket' },
    description: { nb: 'Gjelder for én reise.', en: 'Valid for one trip.' },
    tags: ['single'],
  },
  'period-24-hours': {
    ...atCounter,
    nrOfDaysValid: 1,
    name: { nb: '24-timersbillett', en: '24-hour ticket' },
    description: { nb: 'Gjelder i 24 timer.', en: 'Valid for 24 hours.' },
    tags: ['24-hours'],
  },
  'period-7-days': {
    ...atCounter,
    nrOfDaysValid: 7,
    name: { nb: '7-dagersbillett', en: '7-day ticket' },
    description: { nb: 'Gjelder i 7 dager.', en: 'Valid for 7 days.' },
    tags: ['7-days'],
  },
  'period-30-days': {
    services: ['ticket-counter'],
    mediaTypes: ['MOBILE', 'TRAVEL_CARD'],
    nrOfDaysValid: 30,
    name: { nb: '30-dagersbillett', en: '30-day ticket' },
    description: { nb: 'Gjelder i 30 dager.', en: 'Valid for 30 days.' },
    tags: ['30-day'],
  },
  'travel-money': {
    services: ['ticket-counter'],
    mediaTypes: ['TRAVEL_CARD'],
    nrOfDaysValid: null,
    // Assumed: no operator publishes its bounds.
    amounts: { least: 50, most: 5000 },
    name: { nb: 'Reisepenger', en: 'Travel money' },
    description: {
      nb: 'Penger på reisekort; kjøperen velger beløpet.',
      en: 'Money on travel cards; the buyer chooses the amount.',
    },
    tags: ['travel-money'],
  },
} as const;

type DataOrigin = 'fact' | 'assumption' | 'invented';

/** A product of these services with the prices of an operator, and what the prices are. */
export const serviceProduct = (
  id: keyof typeof serviceProducts,
  origin: DataOrigin,
  prices: readonly PriceRow[],
) => ({ ...shared, ...serviceProducts[id], origin, id, prices });

/** The buyer chooses the amount, so travel money has no price. */
export const travelMoney = (origin: DataOrigin) => serviceProduct('travel-money', origin, []);
