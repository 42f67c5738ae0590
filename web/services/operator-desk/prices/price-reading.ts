import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import type { NetexMapping } from '@takst/domain/catalogue/netex/netex-prices.ts';
import type { FareMap } from '@takst/domain/catalogue/zones/zones-between.rules.ts';
import type {
  PriceColumn,
  readPriceRow,
} from '@takst/domain/services/operator-desk/read-price-row.rules.ts';
import type { ReadProblem } from '#ticketing/batches/read/read-problem.ts';
import type { NetexProblem } from '../netex/netex-problem.ts';

/** A row that cannot be read: its place, from 1, and why. */
type UnreadRow = { readonly line: number; readonly reason: string };

/** What every kind of file comes to. */
export type ReadPrices = {
  readonly rows: readonly PriceRow[];
  readonly errors: readonly UnreadRow[];
};

export type PriceReading =
  | ReadPrices
  | { readonly problem: ReadProblem }
  | { readonly netex: NetexProblem }
  | 'headings missing';

/** What a reader needs to know of the page. */
export type ReaderFacts = {
  readonly products: Parameters<typeof readPriceRow>[1]['products'];
  readonly today: Temporal.PlainDate;
  readonly usualDay: Temporal.PlainDate | null;
  /** Says which columns of a row cannot be read. */
  readonly cannotRead: (columns: readonly PriceColumn[]) => string;
  /** The zones of today, for files that say between which ones a price is. */
  readonly fareMap: () => Promise<FareMap>;
  /** What ids of a NeTEx file stand for, where the user has said so. */
  readonly mapping?: NetexMapping;
};
