import { cp } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@takst/server/testing/free-port.ts';
import { PortalProcess } from '../../../e2e/portal-process.ts';
import { createEmbeddedDatabase } from '../../../e2e/trials/trial-databases.ts';
import { send } from '@takst/server/testing/portal/send.ts';

type Side = 'old' | 'new';
export const sides = ['old', 'new'] as const;
export type BothSides<T> = Readonly<Record<Side, T>>;

export type TwoPortals = {
  readonly ports: BothSides<number>;
  /** Starts both with their clocks at a moment, and waits until their jobs have sent everything. */
  readonly startAt: (moment: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * The portals of two checkouts, each with an embedded database of its own. The old version seeds the demo world; the new
 * one upgrades a copy of it: two demo worlds of different age would differ everywhere.
 */
export async function twoPortals(checkouts: BothSides<string>): Promise<TwoPortals> {
  const ports = { old: await freePort(), new: await freePort() };
  const dataDirs = {
    old: (await createEmbeddedDatabase()).dataDir,
    new: (await createEmbeddedDatabase()).dataDir,
  };
  let running: readonly PortalProcess[] = [];
  let isSeeded = false;
  const stop = async () => {
    await Promise.all(running.map((portal) => portal.stop()));
    running = [];
  };
  return {
    ports,
    stop,
    async startAt(moment) {
      await stop();
      const portalOf = (side: Side) =>
        new PortalProcess({
          port: ports[side],
          dataDir: dataDirs[side],
          checkout: checkouts[side],
          env: { PORTAL_NOW: moment },
          startWithinMs,
        });
      if (!isSeeded) {
        const seeding = portalOf('old');
        running = [seeding];
        await seeding.start();
        await stop();
        await cp(dataDirs.old, dataDirs.new, { recursive: true, force: true });
        isSeeded = true;
      }
      running = sides.map(portalOf);
      // One after the other: a start may carry out the runs of a month.
      for (const portal of running) await portal.start();
      await untilQuiet(ports);
    },
  };
}

const quietMs = 12_000;
/** A start seeds a demo world, or carries out the runs of a month before it listens. */
const startWithinMs = 300_000;

/** Waits until neither outbox has grown for some seconds: invoice runs and jobs of the night send e-mails. */
export async function untilQuiet(ports: BothSides<number>): Promise<void> {
  let size = -1;
  let quietSince = performance.now();
  while (performance.now() - quietSince < quietMs) {
    const sizes = await Promise.all(sides.map((side) => outboxOf(ports[side])));
    const now = sizes.reduce((sum, { length }) => sum + length, 0);
    if (now !== size) quietSince = performance.now();
    size = now;
    await wait(500);
  }
}

/** All that a portal has sent, as text. */
async function outboxOf(port: number): Promise<string> {
  const answer = await send({
    port,
    path: '/dev/outbox.json',
    headers: { host: `localhost:${port}` },
  });
  return answer.text;
}
