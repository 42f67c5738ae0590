import type {
  NetexMapping,
  NetexPrice,
  NetexPrices,
} from '@takst/domain/catalogue/netex/netex-prices.ts';
import type { FareMap } from '@takst/domain/catalogue/zones/zones-between.rules.ts';

export type NetexRequest = {
  readonly file: Pick<File, 'stream'>;
  readonly mapping: NetexMapping;
  readonly productIds: readonly string[];
  readonly fareMap: FareMap;
};

/** Days are texts: a worker cannot send dates. */
export type SentPrices = Omit<NetexPrices, 'rows'> & {
  readonly rows: readonly (Omit<NetexPrice, 'validFrom'> & { readonly validFrom: string })[];
};

export type NetexMessage =
  | { readonly kind: 'alive' }
  | { readonly kind: 'read'; readonly read: SentPrices }
  | { readonly kind: 'failed' };
