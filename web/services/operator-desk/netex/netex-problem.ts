import type {
  NetexError,
  NetexMapping,
  UnknownId,
} from '@takst/domain/catalogue/netex/netex-prices.ts';

/** Why a NeTEx file gave no prices, and with which answers about its ids it was read. */
export type NetexProblem = {
  readonly file: File;
  readonly mapping: NetexMapping;
} & (
  | { readonly failed: 'TOO_SLOW' | 'CANNOT_BE_READ' }
  | { readonly errors: readonly NetexError[]; readonly unknown: readonly UnknownId[] }
);
