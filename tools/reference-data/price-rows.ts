import type { PriceTable } from './source-files.ts';

export type PriceRow = {
  readonly validFrom: string;
  readonly profileId: string;
  readonly nrOfZones: number;
  /** Kroner, VAT included. */
  readonly price: number;
};

/** One row for each profile and number of zones of one dated price list. */
export const priceRows = (validFrom: string, table: PriceTable): PriceRow[] =>
  Object.entries(table).flatMap(([profileId, byZones]) =>
    Object.entries(byZones).map(([nrOfZones, price]) => ({
      validFrom,
      profileId,
      nrOfZones: Number(nrOfZones),
      price,
    })),
  );

/** A month at the price of a whole year: a twelfth, rounded down (spec 2 §9). */
export const monthOfYear = (table: PriceTable): PriceTable =>
  mapPrices(table, (price) => Math.floor(price / 12));

export const mapPrices = (table: PriceTable, change: (price: number) => number): PriceTable =>
  Object.fromEntries(
    Object.entries(table).map(([profileId, byZones]) => [
      profileId,
      Object.fromEntries(Object.entries(byZones).map(([zones, price]) => [zones, change(price)])),
    ]),
  );

/** The same table with some of its profiles. */
export const selectProfiles = (table: PriceTable, profiles: readonly string[]): PriceTable =>
  Object.fromEntries(Object.entries(table).filter(([profileId]) => profiles.includes(profileId)));

/** The same table with the prices of some numbers of zones alone. */
export const selectZoneCounts = (table: PriceTable, zones: string[]): PriceTable =>
  Object.fromEntries(
    Object.entries(table).map(([profileId, byZones]) => [
      profileId,
      Object.fromEntries(
        Object.entries(byZones).filter(([nrOfZones]) => zones.includes(nrOfZones)),
      ),
    ]),
  );
