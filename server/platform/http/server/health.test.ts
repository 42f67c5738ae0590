import fastify from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { serveHealth } from './health.ts';

/** A check whose answers the test gives, one by one. */
function answeredCheck() {
  const asked: PromiseWithResolvers<void>[] = [];
  return {
    asked,
    check: () => {
      const answer = Promise.withResolvers<void>();
      asked.push(answer);
      return answer.promise;
    },
  };
}

const times = { answerMs: 500, patienceMs: 2_500, retryMs: 60_000 };
/** Sooner than a probe is answered. */
const soon = { interval: 5 };

describe('/readyz', () => {
  const start = (otherTimes: Partial<typeof times> = {}) => {
    const app = fastify();
    const { asked, check } = answeredCheck();
    serveHealth(app, [{ name: 'database', check }], {
      times: { ...times, ...otherTimes },
    });
    return { asked, status: async () => (await app.inject('/readyz')).statusCode };
  };

  it('is not ready before the first answer', async () => {
    const { asked, status } = start();
    expect(await status()).toBe(503);
    asked[0]?.resolve();
    const again = status();
    await expect.poll(() => asked.length, soon).toBe(2);
    asked[1]?.resolve();
    expect(await again).toBe(200);
  });

  it('is patient with a check that is slow, asks it once, and not for ever', async () => {
    const { asked, status } = start();
    const first = status();
    await expect.poll(() => asked.length, soon).toBe(1);
    asked[0]?.resolve();
    expect(await first).toBe(200);
    expect([await status(), await status(), await status()]).toEqual([200, 200, 200]);
    expect(asked).toHaveLength(2);
    await expect.poll(status, { timeout: 10_000 }).toBe(503);
    asked[1]?.resolve();
    await setTimeout(0);
    const last = status();
    await expect.poll(() => asked.length, soon).toBe(3);
    asked[2]?.resolve();
    expect(await last).toBe(200);
  });

  it('is not ready as soon as a check fails, and until it succeeds', async () => {
    const { asked, status } = start();
    const first = status();
    await expect.poll(() => asked.length, soon).toBe(1);
    asked[0]?.resolve();
    expect(await first).toBe(200);
    const second = status();
    await expect.poll(() => asked.length, soon).toBe(2);
    asked[1]?.reject(new Error('connection refused'));
    expect(await second).toBe(503);
    expect(await status()).toBe(503);
  });

  it('asks again while a check is silent, and believes what was asked last', async () => {
    const { asked, status } = start({ retryMs: 200, patienceMs: 60_000 });
    const first = status();
    await expect.poll(() => asked.length, soon).toBe(3);
    asked[2]?.resolve();
    expect(await first).toBe(200);
    // The connection of the first is given up on long after the database is back.
    asked[0]?.reject(new Error('no answer'));
    asked[1]?.reject(new Error('no answer'));
    // Silent for the time of an answer: the last success stands.
    expect(await status()).toBe(200);
  });

  it('is patient with a slow database to which no other connection is made', async () => {
    const { asked, status } = start({ retryMs: 200, patienceMs: 60_000 });
    const first = status();
    await expect.poll(() => asked.length, soon).toBe(1);
    asked[0]?.resolve();
    expect(await first).toBe(200);
    const slow = status();
    await expect.poll(() => asked.length, soon).toBe(3);
    asked[2]?.reject(new Error('timeout expired'));
    expect(await slow).toBe(200);
    asked[1]?.resolve();
    await setTimeout(0);
    expect(await status()).toBe(200);
  });
});
