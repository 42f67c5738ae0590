import type { NetexContext } from '@takst/domain/catalogue/netex/netex-prices.ts';
import { readNetexPrices as read } from '@takst/domain/catalogue/netex/read-netex-prices.rules.ts';
import { TextDecoder } from 'node:util';
import { Parser } from 'saxen';

/** The prices of a NeTEx file, as the page for new prices reads them. */
export const readNetexPrices = (stream: AsyncIterable<Uint8Array>, context: NetexContext) =>
  read(stream, context, {
    newParser: () => new Parser(),
    newDecoder: () => new TextDecoder('utf-8', { fatal: true }),
  });
