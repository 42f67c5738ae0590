import { fullCounterTerms } from '#platform/access/counter-terms.ts';
import type { CounterOrder } from './counter-order.ts';
import type { CounterOffer } from './counter-price.rules.ts';
import type {
  CounterAgreement,
  CounterOrderFacts,
  CounterReference,
} from './decide-counter-order.rules.ts';

const date = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);
const zone = (id: string, ...adjacentZoneIds: string[]) => ({ id, name: id, adjacentZoneIds });

const pricesOf = (profileId: string, ...kroner: readonly number[]) =>
  kroner.map((price, place) => ({
    profileId,
    nrOfZones: place + 1,
    validFrom: date('2020-01-01'),
    priceOre: price * 100,
    vatPercent: 12,
  }));

/** Zones in a row: A – B – C – D – E – F. */
export const offer: CounterOffer = {
  zones: [
    zone('A', 'B'),
    zone('B', 'A', 'C'),
    zone('C', 'B', 'D'),
    zone('D', 'C', 'E'),
    zone('E', 'D', 'F'),
    zone('F', 'E'),
  ],
  commonZonePair: null,
  offersAllZones: true,
  products: [
    {
      id: 'single',
      mediaTypes: ['MOBILE', 'TRAVEL_CARD', 'TRAVEL_CARD_ULTRALIGHT'],
      nrOfDaysValid: null,
      amounts: null,
      tags: ['single'],
      prices: [...pricesOf('ADULT', 40, 60, 80, 100), ...pricesOf('CHILD', 20, 30, 40, 50)],
    },
    {
      id: 'week',
      mediaTypes: ['MOBILE', 'TRAVEL_CARD_ULTRALIGHT'],
      nrOfDaysValid: 7,
      amounts: null,
      tags: ['7-days'],
      prices: pricesOf('ADULT', 300, 500, 700),
    },
    {
      id: 'money',
      mediaTypes: ['TRAVEL_CARD'],
      nrOfDaysValid: null,
      amounts: { least: 50, most: 5000 },
      tags: ['travel-money'],
      prices: [],
    },
  ],
};

export const today = date('2026-03-06');

export const agreement: CounterAgreement = {
  companyId: 1,
  subtype: 'TICKETOFFICE',
  endDate: null,
  awaitsSignature: false,
  isDeleted: false,
  ticketCounter: fullCounterTerms,
};

export const reference: CounterReference = {
  id: 7,
  reference: 'Gjester',
  budgetOre: null,
  personalReferencePattern: null,
  spentOre: 0,
};

export const facts = (
  changed: Partial<CounterOrderFacts<CounterAgreement>> = {},
): CounterOrderFacts<CounterAgreement> => ({
  tenant: 'ruter',
  today,
  now: Temporal.Instant.from('2026-03-06T09:00:00Z'),
  agreement,
  offer,
  isReferenceMandatory: false,
  reference: undefined,
  isMobile: ({ phone }) => phone.startsWith('4'),
  ...changed,
});

/** Two codes of adults within a zone. */
export const order = (changed: Partial<CounterOrder> = {}): CounterOrder => ({
  agreementId: 1,
  productId: 'single',
  medium: 'phone',
  zones: { validAllZones: false, zoneFrom: 'A', zoneTo: 'A' },
  startDate: null,
  lines: [{ profileId: 'ADULT', quantity: 2, phones: [], cardNumbers: [] }],
  amountOre: null,
  sendAt: null,
  handOver: null,
  invoiceReferenceId: null,
  personalReference: null,
  expectedOre: 80_00,
  isBeyondBudget: false,
  ...changed,
});
