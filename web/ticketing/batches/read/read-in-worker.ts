import { askWorker } from './ask-worker.ts';
import type { ListTable } from './list-table.ts';
import type { ReadProblem } from './read-problem.ts';
import type { ReadMessage, ReadRequest } from './reading-worker.ts';

export type ReadResult = { list: ListTable } | { problem: ReadProblem };

const newWorker = () =>
  new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });

/** Reads a list in a worker; a file of the largest size is read in less than the longest time, on a slow phone too. */
export async function readInWorker(
  request: ReadRequest,
  startWorker: Parameters<typeof askWorker>[0]['startWorker'] = newWorker,
): Promise<ReadResult> {
  const answer = await askWorker<ReadMessage>({
    startWorker,
    request,
    silenceMs: 2_000,
    maxMs: 30_000,
  });
  if (typeof answer === 'string') return { problem: { code: answer } };
  return answer.kind === 'list' ? { list: answer.list } : { problem: answer.problem };
}
