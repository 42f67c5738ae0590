import type { ListTable } from './list-table.ts';
import type { ReadProblem } from './read-problem.ts';
import type { ReadMessage, ReadRequest } from './reading-worker.ts';

/** A worker that says nothing for so long hangs, and is ended. */
const silenceMs = 2000;
/** A file of the largest size is read in less, on a slow phone too. */
const maxMs = 30_000;

type ReadingWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

export type ReadResult = { list: ListTable } | { problem: ReadProblem };

const newWorker = () =>
  new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });

/**
 * Reads in a worker: the page stays alive whatever the file does. The first message may take longer, as
 * the worker has to be loaded.
 */
export function readInWorker(
  request: ReadRequest,
  startWorker: () => ReadingWorker = newWorker,
): Promise<ReadResult> {
  const worker = startWorker();
  const { promise, resolve } = Promise.withResolvers<ReadResult>();
  const give = (problem: ReadProblem['code']) => () => resolve({ problem: { code: problem } });
  const deadline = setTimeout(give('TOO_SLOW'), maxMs);
  let silence: ReturnType<typeof setTimeout> | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
    clearTimeout(silence);
    if (data.kind === 'alive') silence = setTimeout(give('TOO_SLOW'), silenceMs);
    else resolve(data.kind === 'list' ? { list: data.list } : { problem: data.problem });
  });
  worker.addEventListener('error', give('CANNOT_BE_READ'));
  worker.postMessage(request);
  return promise.finally(() => {
    clearTimeout(deadline);
    clearTimeout(silence);
    worker.terminate();
  });
}
