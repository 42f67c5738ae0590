/**
 * What ids of a file stand for here: a product's or profile's id, a number of zones, or null for what the user leaves out.
 * Nothing is guessed: an id that is not here, and is no id of the operator, is unknown.
 */
export type NetexMapping = {
  readonly products: Readonly<Record<string, string | null>>;
  readonly profiles: Readonly<Record<string, string | null>>;
  readonly zones: Readonly<Record<string, number | null>>;
};

export const nothingMapped: NetexMapping = { products: {}, profiles: {}, zones: {} };

export type NetexContext = {
  readonly mapping: NetexMapping;
  /** Ids of the operator: `company-ticket` stands for `RUT:PreassignedFareProduct:company-ticket` without a mapping. */
  readonly productIds: readonly string[];
  readonly profileIds: readonly string[];
  /** For how many zones one pays between two of the file's tariff zones; null where one of them is none of the operator's. */
  readonly zonesBetween: (from: string, to: string) => number | null;
};

/** A file with one of these is not taken at all. */
export type NetexFault =
  | 'NOT_XML'
  | 'NOT_UTF_8'
  | 'NOT_NETEX'
  | 'DOCUMENT_TYPE'
  | 'TOO_LARGE_PART'
  | 'NO_PRICES'
  | 'NO_PRODUCT'
  | 'NO_PROFILE'
  | 'NO_ZONES'
  | 'TOO_MANY_ZONES'
  | 'NO_DATE'
  | 'WRONG_DATE'
  | 'WRONG_AMOUNT'
  | 'WRONG_CURRENCY'
  | 'TWO_PRICES'
  | 'TOO_MANY_PRICES'
  | 'TOO_MANY_FAULTS';

export type NetexError = { readonly line: number; readonly reason: NetexFault };

/** An id that stands for nothing yet, with its first line and how many prices wait for it. */
export type UnknownId = {
  readonly kind: 'product' | 'profile' | 'zones';
  readonly id: string;
  readonly line: number;
  readonly prices: number;
};

/** A price of the operator, VAT included. */
export type NetexPrice = {
  readonly productId: string;
  readonly profileId: string;
  readonly nrOfZones: number;
  readonly validFrom: Temporal.PlainDate;
  readonly priceOre: number;
};

export type NetexPrices = {
  /** All of the file, or none: while there is an error or an unknown id there are no rows. */
  readonly rows: readonly NetexPrice[];
  readonly errors: readonly NetexError[];
  readonly unknown: readonly UnknownId[];
};

/** A price of a fare table, with the ids that it and what it lies in refer to. */
export type FoundPrice = {
  readonly line: number;
  readonly products: readonly string[];
  readonly profiles: readonly string[];
  readonly zones: readonly string[];
  readonly from: string | null;
  readonly currency: string | null;
  readonly amount: string;
};

/** What an id of a file says about zones: how many they are, or between which two. */
export type ZoneDefinition =
  | { readonly nrOfZones: number }
  | { readonly from: string; readonly to: string };

/** Stops reading: the rest of the file would say nothing. */
export class NetexRefused extends Error {
  readonly fault: NetexError;
  constructor(fault: NetexError) {
    super(fault.reason);
    this.fault = fault;
  }
}
