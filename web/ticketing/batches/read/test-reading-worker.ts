import { onTestFinished, vi } from 'vitest';
import { readSource } from './read-source.ts';
import type { ReadRequest } from './reading-worker.ts';

/** Reads in the page: happy-dom has no workers. */
class ReadingWorker extends EventTarget {
  postMessage({ source, knownHeadings }: ReadRequest) {
    void readSource(source, knownHeadings, () => undefined).then((list) =>
      this.dispatchEvent(new MessageEvent('message', { data: { kind: 'list', list } })),
    );
  }
  terminate() {}
}

/** Reads lists without a worker until the test has finished. */
export function readInThePage(): void {
  vi.stubGlobal('Worker', ReadingWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
}
