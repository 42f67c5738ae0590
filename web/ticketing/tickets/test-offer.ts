import type { Product } from '@takst/contract/catalogue/products/product.schema.ts';
import type { Zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';

/** Zones in a row, each adjacent to the previous one. */
export const zonesInARow = (...names: string[]): Zone[] =>
  names.map((name, position) => {
    const adjacentZoneIds = [names[position - 1], names[position + 1]].filter(
      (id) => id !== undefined,
    );
    return {
      id: name,
      name,
      adjacentZoneIds,
      adjacentZoneNames: adjacentZoneIds,
      maxZones: 3,
      places: [],
      labelPoint: [10 + position + 0.5, 60.5],
      shape: {
        type: 'Polygon',
        coordinates: [
          [
            [10 + position, 60],
            [10 + position, 61],
            [11 + position, 61],
            [11 + position, 60],
            [10 + position, 60],
          ],
        ],
      },
    };
  });

type Prices = [number, number, number];
type ProductOptions = {
  id: string;
  name: string;
  prices: Prices;
  /** Other prices from a later day on. */
  later?: { from: string; prices: Prices };
  onlyIn?: string[];
};

/** A product in the server's format, with its prices for one, two and all zones in kroner. */
export const productOnTheWire = ({ id, name, prices, later, onlyIn }: ProductOptions) =>
  ({
    id,
    name: { nb: name, en: name },
    nrOfDaysValid: null,
    tags: [],
    products: ['ADULT', 'SENIOR'].map((profileId) => ({
      profileId,
      profileName: { nb: profileId, en: profileId },
      description: { nb: '', en: '' },
      prices: [{ from: '2024-01-01', prices }, ...(later ? [later] : [])].flatMap((dated) =>
        dated.prices.map((price, position) => ({
          validFrom: dated.from,
          nrOfZones: position + 1,
          priceInclVAT: profileId === 'SENIOR' ? price / 2 : price,
          priceExclVAT: 0,
          vat: 12,
        })),
      ),
    })),
    presetZoneIds: [],
    mediaTypes: ['MOBILE'],
    nrOfZonesGetAll: 99,
    filters: onlyIn ? { zoneListMustEqual: onlyIn } : {},
    maxPrice: prices[2],
  }) satisfies Record<keyof Product, unknown>;

/** What can be ordered, in the server's format. */
export const ticketAvailable = {
  type: 'TICKET',
  name: { nb: 'Bedriftsbillett', en: 'Company ticket' },
  description: { nb: 'Billett', en: 'Ticket' },
  pricePerMonth: null,
  vatPerMonth: null,
  prices: [],
};

/** A subscription that can be ordered, with its price in kroner. */
export const addOnAvailable = (type: string, name: string, price: number) => ({
  type,
  name: { nb: name, en: name },
  description: { nb: name, en: `What ${name} is` },
  pricePerMonth: price,
  vatPerMonth: price / 5,
  prices: [{ validFrom: '2026-01-01', pricePerMonth: price, vatPerMonth: price / 5 }],
});
