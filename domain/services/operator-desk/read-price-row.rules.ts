import { profileIds, profileName } from '#catalogue/products/profiles.rules.ts';
import { type Choice, readChoice } from '#ticketing/batches/column-kinds/choice-from-text.rules.ts';
import { nearDates, readDate } from '#ticketing/batches/column-kinds/date-from-text.rules.ts';
import { priceFromText } from './price-from-text.rules.ts';

export const priceColumns = ['product', 'profile', 'zones', 'validFrom', 'price'] as const;
export type PriceColumn = (typeof priceColumns)[number];

/** The cells of a row of a spreadsheet. */
export type PriceCells = { readonly [C in PriceColumn]: string };

type ReadRow = {
  readonly productId: string;
  readonly profileId: string;
  readonly nrOfZones: number;
  readonly validFrom: Temporal.PlainDate;
  readonly priceOre: number;
};

type Reading = {
  readonly products: readonly Choice[];
  readonly today: Temporal.PlainDate;
  /** What a row without a day is in force from. */
  readonly usualDay: Temporal.PlainDate | null;
};

const profiles: readonly Choice[] = profileIds.map((value) => ({
  value,
  names: profileName(value),
}));

/** A row of a spreadsheet as a price, or the columns that cannot be read. */
export function readPriceRow(
  cells: PriceCells,
  { products, today, usualDay }: Reading,
): { readonly row: ReadRow } | { readonly faults: readonly PriceColumn[] } {
  const product = valueIn(readChoice(cells.product, products));
  const profile = valueIn(readChoice(cells.profile, profiles));
  const zones = /^[1-9]\d?$/.test(cells.zones.trim()) ? Number(cells.zones) : null;
  const validFrom =
    cells.validFrom.trim() === ''
      ? usualDay
      : valueIn(readDate(cells.validFrom, nearDates(today, 'day-first')));
  const price = priceFromText(cells.price);
  if (!product || !profile || !zones || !validFrom || price === null) {
    const values = { product, profile, zones, validFrom, price };
    return { faults: priceColumns.filter((column) => values[column] === null) };
  }
  const row = { productId: product, profileId: profile, nrOfZones: zones, validFrom };
  return { row: { ...row, priceOre: price } };
}

const valueIn = <Value>(cell: { readonly value: Value } | { readonly fault: string }) =>
  'value' in cell ? cell.value : null;
