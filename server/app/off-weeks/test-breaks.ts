import { expect } from 'vitest';
import { openPortalDatabase } from '#testing/portal/portal-template.ts';
import { testPortal, type TestPortal } from '#testing/portal/test-portal.ts';

import { dueJobsLeft, isScheduleDone } from './test-outcome.query.ts';

const scheduleEveryMs = 200;
const soon = { timeout: 60_000, interval: 25 };

/** A portal on a database of its own that can be stopped, while its clock goes on, and started again. */
export async function breakablePortal() {
  const test = await openPortalDatabase();
  // The portal closes its database when it stops; this one outlives it.
  const open = { ...test, close: async () => undefined };
  let portal = await testPortal(test, { open, scheduleEveryMs });
  const { clock, database } = portal;
  let isOn = true;
  const { reported } = portal;
  return {
    clock,
    /** Errors that it has reported, since its first start. */
    reported,
    database,
    portal: (): TestPortal => portal,
    /** Ends what is under way, as a restart of the machine does; what waits in the queue stays there. */
    async stop(): Promise<void> {
      isOn = false;
      await portal.stop();
    },
    async start(): Promise<TestPortal> {
      const earlier = { clock, reported };
      portal = await testPortal(test, { open, scheduleEveryMs, earlier });
      isOn = true;
      return portal;
    },
    /** Waits until all that is due by the clock is done. */
    async settle(): Promise<void> {
      if (!isOn) return;
      await expect.poll(() => isScheduleDone(database, clock.now()), soon).toBe(true);
      await expect.poll(() => dueJobsLeft(database), soon).toEqual([]);
    },
    async drop(): Promise<void> {
      if (isOn) await portal.stop();
      await test.drop();
    },
  };
}

export type BreakablePortal = Awaited<ReturnType<typeof breakablePortal>>;
