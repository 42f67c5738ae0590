import { fareTables } from './fare-tables.rules.ts';
import { readElements } from './netex-elements.rules.ts';
import { type NetexContext, type NetexPrices, NetexRefused } from './netex-prices.ts';
import { priceCollector } from './price-collector.rules.ts';
import type { XmlTools } from './xml-tools.ts';

/**
 * The prices of the fare tables of a NeTEx file (docs/decisions/0142), read as it comes: a file of 100 MB takes no more
 * memory than what is kept of it. All of the file is taken, or nothing.
 */
export async function readNetexPrices(
  stream: AsyncIterable<Uint8Array>,
  context: NetexContext,
  tools: XmlTools,
): Promise<NetexPrices> {
  const collector = priceCollector(context);
  const { handler, definitions } = fareTables(collector.take);
  try {
    await readElements(stream, handler, tools);
    return collector.finish(definitions);
  } catch (error) {
    if (!(error instanceof NetexRefused)) throw error;
    return {
      rows: [],
      errors: [...collector.errors, error.fault],
      unknown: [...collector.unknown.values()],
    };
  }
}
