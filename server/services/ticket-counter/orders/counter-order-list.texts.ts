import type { CounterMediaType } from '@takst/contract/services/ticket-counter/counter-media.schema.ts';
import type { Language } from '#platform/http/call.ts';

type ListTexts = {
  readonly medium: Readonly<Record<CounterMediaType, string>>;
  readonly allZones: string;
  readonly unknownProduct: string;
};

/** Words of the files about orders at the counter. */
export const counterOrderListTexts: Readonly<Record<Language, ListTexts>> = {
  nb: {
    medium: {
      MOBILE_TICKET: 'Mobilbillett',
      TRAVEL_CARD: 'Reisekort',
      TRAVEL_CARD_ULTRALIGHT: 'Impulskort på papir',
    },
    allZones: 'Alle soner',
    unknownProduct: 'Ukjent produkt',
  },
  en: {
    medium: {
      MOBILE_TICKET: 'Mobile ticket',
      TRAVEL_CARD: 'Travel card',
      TRAVEL_CARD_ULTRALIGHT: 'Impuls paper card',
    },
    allZones: 'All zones',
    unknownProduct: 'Unknown product',
  },
};
