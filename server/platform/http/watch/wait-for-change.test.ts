import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { writeReply } from '../etag.ts';
import { waitForChange } from './wait-for-change.ts';

/** A list whose version changes, and is fresh for some milliseconds. */
function watchedList() {
  let reply = { version: 1 };
  let isLost = false;
  let loads = 0;
  const wait = waitForChange<typeof reply>({
    answer: async (_key, load) => load(),
    freshForMs: () => 10,
  });
  const load = async () => {
    loads += 1;
    if (isLost) throw new Error('the database is lost');
    return reply;
  };
  const waiter = (knownReply = reply, maxMs = 10_000) => {
    const end = new AbortController();
    const isKnown = (etag: string) => etag === writeReply(knownReply).etag;
    const waiterEnd = { is: false };
    const done = wait('company 1', load, { isKnown, signal: end.signal, maxMs }).finally(() => {
      waiterEnd.is = true;
    });
    return { done, end: () => end.abort(), ended: waiterEnd };
  };
  return {
    waiter,
    change: () => void (reply = { version: reply.version + 1 }),
    lose: () => void (isLost = true),
    loads: () => loads,
  };
}

const within = 2_000;

describe('waiting for another answer', () => {
  it('ends with the change, for each who waits', { timeout: within }, async () => {
    const list = watchedList();
    const waiters = [list.waiter(), list.waiter(), list.waiter()];
    await sleep(50);
    expect(waiters.map(({ ended }) => ended.is)).toEqual([false, false, false]);
    list.change();
    await Promise.all(waiters.map(({ done }) => done));
  });

  it('does not begin for who has an earlier answer', { timeout: within }, async () => {
    const list = watchedList();
    await list.waiter({ version: 0 }).done;
    expect(list.loads()).toBe(1);
  });

  it('goes on for who has the new answer already', { timeout: within }, async () => {
    const list = watchedList();
    const behind = list.waiter();
    await sleep(20);
    list.change();
    const ahead = list.waiter();
    await behind.done;
    await sleep(50);
    expect(ahead.ended.is).toBe(false);
    list.change();
    await ahead.done;
  });

  it('is ended for one alone', { timeout: within }, async () => {
    const list = watchedList();
    const [leaves, stays] = [list.waiter(), list.waiter()];
    leaves.end();
    await leaves.done;
    await sleep(50);
    expect(stays.ended.is).toBe(false);
    list.change();
    await stays.done;
  });

  it('ends after the time of who waits', { timeout: within }, async () => {
    const list = watchedList();
    const [brief, long] = [list.waiter(undefined, 50), list.waiter()];
    const startedAt = performance.now();
    await brief.done;
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(50);
    expect(long.ended.is).toBe(false);
    long.end();
  });

  it('is not begun once it is ended', { timeout: within }, async () => {
    const list = watchedList();
    const waiter = list.waiter();
    waiter.end();
    await waiter.done;
    await sleep(50);
    expect(list.loads()).toBe(1);
  });

  it('reads once for all who wait, and not when nobody does', { timeout: within }, async () => {
    const list = watchedList();
    const waiters = Array.from({ length: 50 }, () => list.waiter());
    await sleep(5);
    const loads = list.loads();
    await sleep(100);
    expect(list.loads() - loads).toBeGreaterThan(1);
    expect(list.loads() - loads).toBeLessThan(20);
    for (const { end } of waiters) end();
    await Promise.all(waiters.map(({ done }) => done));
    await sleep(20);
    const loadsAfter = list.loads();
    await sleep(50);
    expect(list.loads()).toBe(loadsAfter);
    // Who comes later is told of a change, too.
    const late = list.waiter();
    await sleep(5);
    list.change();
    await late.done;
  });

  it('reads once when somebody comes just after the last one has left', async () => {
    const list = watchedList();
    const first = list.waiter();
    await sleep(1);
    first.end();
    await first.done;
    list.waiter();
    await sleep(2);
    const loads = list.loads();
    await sleep(105);
    expect(list.loads() - loads).toBeLessThan(15);
  });

  it('ends when the answer cannot be read', { timeout: within }, async () => {
    const list = watchedList();
    const waiter = list.waiter();
    await sleep(20);
    list.lose();
    await expect(waiter.done).resolves.toBeUndefined();
  });
});
