import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { answersIn, askFor } from './test-answers.ts';
import { findRequest } from './test-requests.store.ts';

/** Long enough that answers sent at once all look up the request before one is saved. */
const lookUpMs = 50;

/** As it would be if somebody forgot the lock: the request is only looked up. */
vi.mock('./ticket-request.store.ts', async (load) => {
  const real = await load<typeof import('./ticket-request.store.ts')>();
  const ticketRequestStore: typeof real.ticketRequestStore = (tx, scope) => ({
    ...real.ticketRequestStore(tx, scope),
    async lock(id) {
      const request = await findRequest(tx, id);
      await wait(lookUpMs);
      return request;
    },
  });
  return { ...real, ticketRequestStore };
});

// The embedded database lets nobody in between, so there nothing can be seen to go wrong.
portalTest('answers that race without the lock have more than one outcome', async (portal) => {
  const { approve, reject } = answersIn(portal);
  const outcomes: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { id } = await askFor(portal);
    const answers = await Promise.all([approve(id), reject(id), reject(id), approve(id)]);
    outcomes.push(answers.filter(({ status }) => status === 200).length);
  }
  expect(Math.max(...outcomes)).toBeGreaterThan(1);
});
