import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { PortalQueries } from './portal-queries.ts';

/** A list that is shown and whose answers come when the test says so; each fetch has the next number. */
function shownList(queries: PortalQueries, name: string) {
  const answers: (() => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: [name],
    queryFn: ({ signal }) => {
      const fetched = answers.length + 1;
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      signal.addEventListener('abort', () => reject(signal.reason));
      answers.push(() => resolve(fetched));
      return promise;
    },
    retry: false,
    staleTime: 10_000,
  });
  observer.subscribe(() => undefined);
  return {
    answers,
    answer: (place: number) => answers[place - 1]?.(),
    shown: () => observer.getCurrentResult().data,
    failed: () => observer.getCurrentResult().isError,
  };
}

describe('what is fetched while something changes', () => {
  it('is fetched again, though it is the first time', async () => {
    const queries = new PortalQueries();
    const list = shownList(queries, 'rows');
    const waiting = queries.fetchQuery({ queryKey: ['rows'] });
    const isDone = queries.invalidateQueries();
    await expect.poll(() => list.answers.length).toBe(2);
    list.answer(1);
    list.answer(2);
    await isDone;
    expect([list.shown(), await waiting, list.failed()]).toEqual([2, 2, false]);
    expect(list.answers).toHaveLength(2);
  });

  it('is fetched again the second time, too', async () => {
    const queries = new PortalQueries();
    const list = shownList(queries, 'rows');
    list.answer(1);
    await expect.poll(list.shown).toBe(1);
    const first = queries.invalidateQueries();
    await expect.poll(() => list.answers.length).toBe(2);
    const second = queries.invalidateQueries();
    await expect.poll(() => list.answers.length).toBe(3);
    list.answer(3);
    await Promise.all([first, second]);
    expect(list.shown()).toBe(3);
  });

  it.each([
    ['of another name', { queryKey: ['people'] }],
    ['that is not meant', { predicate: () => false }],
    ['of a page that is left', { refetchType: 'none' } as const],
  ])('goes on when it is %s', async (_, filters) => {
    const queries = new PortalQueries();
    const list = shownList(queries, 'rows');
    await queries.invalidateQueries(filters);
    list.answer(1);
    await expect.poll(list.shown).toBe(1);
    expect(list.answers).toHaveLength(1);
  });
});
