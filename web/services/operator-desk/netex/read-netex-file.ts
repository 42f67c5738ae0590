import { nothingMapped } from '@takst/domain/catalogue/netex/netex-prices.ts';
import { askWorker } from '#ticketing/batches/read/ask-worker.ts';
import type { PriceReading, ReaderFacts } from '../prices/price-reading.ts';
import type { NetexMessage, NetexRequest } from './netex-request.ts';

const newWorker = () =>
  new Worker(new URL('./netex-worker.ts', import.meta.url), { type: 'module' });

/** A file of 100 MB takes some seconds, on a slow machine a minute; a disk far away may be silent for a while. */
const limits = { silenceMs: 20_000, maxMs: 10 * 60_000 };

/** Reads the prices of a NeTEx file in a worker: all of them, or what stands in the way. */
export async function readNetexFile(
  file: File,
  { products, fareMap, mapping = nothingMapped }: ReaderFacts,
): Promise<PriceReading> {
  const request: NetexRequest = {
    file,
    mapping,
    productIds: products.map(({ value }) => value),
    fareMap: await fareMap(),
  };
  const answer = await askWorker<NetexMessage>({ startWorker: newWorker, request, ...limits });
  if (typeof answer === 'string') return { netex: { file, mapping, failed: answer } };
  if (answer.kind === 'failed') return { netex: { file, mapping, failed: 'CANNOT_BE_READ' } };
  const { rows, errors, unknown } = answer.read;
  if (errors.length > 0 || unknown.length > 0) return { netex: { file, mapping, errors, unknown } };
  return {
    rows: rows.map((row) => ({ ...row, validFrom: Temporal.PlainDate.from(row.validFrom) })),
    errors: [],
  };
}
