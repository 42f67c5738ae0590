import { setImmediate } from 'node:timers/promises';
import { isDatabaseUnavailable } from '#platform/db/connection/database-unavailable.ts';
import { inTurn } from '../in-turn.ts';
import type { ChunkPace } from './chunk-pace.ts';
import { type ChunkSize, chunkSize } from './chunk-size.ts';
import type { ChunkEnd, ChunkResult, WorkInChunks } from './work-in-chunks.ts';

const oneAtATime = inTurn();
const atOnce = <T>(chunk: () => Promise<T>): Promise<T> => chunk();

/**
 * Carries out chunks of a piece of work until it is over, another worker has it, or the time of a job is; at least one.
 * Any number of workers, in any processes, may do so at once.
 */
export async function carryOutInChunks<Item>(
  work: WorkInChunks<Item>,
  { chunkMs, jobMs, elapsed }: ChunkPace,
): Promise<ChunkEnd> {
  const turn = work.isOneAtATime ? oneAtATime : atOnce;
  const size = chunkSize(work.sizes, chunkMs);
  const until = elapsed() + jobMs;
  do {
    const end = await turn(async () => {
      const startedMs = elapsed();
      const result = await tryChunk(work, size);
      if (result === 'smaller') return 'goes-on';
      size.settled({ items: result.items, ms: elapsed() - startedMs });
      return result.end;
    });
    if (end !== 'goes-on') return end;
    // The embedded database runs in this process: without a break no other call is answered.
    await setImmediate();
  } while (elapsed() < until);
  return 'goes-on';
}

/**
 * A chunk that throws is tried again at half its size, until the item that throws is alone: that one is given up, and
 * no other. A database that is away is no item's fault.
 */
async function tryChunk<Item>(
  work: WorkInChunks<Item>,
  size: ChunkSize,
): Promise<ChunkResult | 'smaller'> {
  let itemsOfChunk: readonly Item[] = [];
  try {
    return await work.carryOut({
      max: size.now(),
      take: (items) => {
        itemsOfChunk = items;
      },
    });
  } catch (error) {
    const [item] = itemsOfChunk;
    if (item === undefined || isDatabaseUnavailable(error)) throw error;
    if (size.now() === 1) return work.giveUp(item, error);
    size.threw(itemsOfChunk.length);
    return 'smaller';
  }
}
