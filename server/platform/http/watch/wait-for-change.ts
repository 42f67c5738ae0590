import { setTimeout as sleep } from 'node:timers/promises';
import { getOrInsert } from '#platform/db/get-or-insert.ts';
import { writeReply } from '../etag.ts';
import type { StreamWait } from '../serve.ts';
import type { SharedAnswers } from './share-for-a-second.ts';

type Waiter = Pick<StreamWait, 'isKnown'> & { readonly until: number; readonly wake: () => void };

/**
 * Lets callers wait until the answer of a key is another one. The answer is read once a second for all who wait for
 * it, and not at all while nobody does. A read that fails ends the wait: the caller's own read then says why.
 */
export function waitForChange<T>({ answer, freshForMs }: SharedAnswers<T>) {
  const waitersOf = new Map<string, Set<Waiter>>();

  async function watch(key: string, load: () => Promise<T>, waiters: Set<Waiter>) {
    while (true) {
      await sleep(Math.ceil(freshForMs(key)), undefined, { ref: false });
      if (waiters.size === 0) break;
      const etag = await answer(key, load).then(
        (reply) => writeReply(reply).etag,
        () => null,
      );
      const now = performance.now();
      for (const { isKnown, until, wake } of waiters) {
        if (etag === null || !isKnown(etag) || now >= until) wake();
      }
    }
    waitersOf.delete(key);
  }

  /** Resolves as soon as the answer is one that the caller does not have, or when the wait ends. */
  return async (key: string, load: () => Promise<T>, { isKnown, signal, maxMs }: StreamWait) => {
    if (!isKnown(writeReply(await answer(key, load)).etag) || signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = () => resolve();
    const isWatched = waitersOf.has(key);
    const waiters = getOrInsert(waitersOf, key, () => new Set<Waiter>());
    const waiter = { isKnown, wake, until: performance.now() + maxMs };
    waiters.add(waiter);
    if (!isWatched) void watch(key, load, waiters);
    signal.addEventListener('abort', wake);
    await promise;
    signal.removeEventListener('abort', wake);
    waiters.delete(waiter);
  };
}
