import { readNetexPrices } from '@takst/domain/catalogue/netex/read-netex-prices.rules.ts';
import { profileIds } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { zonesBetween } from '@takst/domain/catalogue/zones/zones-between.rules.ts';
import { Parser } from 'saxen';
import type { NetexRequest, SentPrices } from './netex-request.ts';

const tools = {
  newParser: () => new Parser(),
  newDecoder: () => new TextDecoder('utf-8', { fatal: true }),
};

/** Reads a NeTEx file as it comes from the disk, and reports after each piece. */
export async function readPiecesOf(
  { file, mapping, productIds, fareMap }: NetexRequest,
  report: () => void,
): Promise<SentPrices> {
  const { rows, ...read } = await readNetexPrices(
    piecesOf(file.stream(), report),
    {
      mapping,
      productIds,
      profileIds,
      zonesBetween: (from, to) => zonesBetween(from, to, fareMap),
    },
    tools,
  );
  return { ...read, rows: rows.map((row) => ({ ...row, validFrom: row.validFrom.toString() })) };
}

/** Not every browser goes through a stream by `for await`. */
async function* piecesOf(stream: ReadableStream<Uint8Array>, report: () => void) {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
      report();
    }
  } finally {
    await reader.cancel();
  }
}
