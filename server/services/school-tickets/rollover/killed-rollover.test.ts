import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { setRunning, storedBatch } from '#ticketing/batches/test-batches.store.ts';
import { lettersOf } from '#testing/letters-of.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { placePupils } from '../test-pupils.ts';
import { ordersRecorded } from './test-rollover.store.ts';
import { rolloverIn, rollingPupil } from './test-rollover.ts';

const moment = '2026-05-04T09:00:00+02:00';
const pupils = 2_000;

const portalTest = portalTestWith(async ({ start, jobs }) => ({ ...(await start()), jobs }));

/** A name of letters alone, as a pupil has. */
const nameOf = (place: number): string => `Killed${lettersOf(place)}x`;

describe('a school of 2,000 pupils', () => {
  portalTest(
    'goes over to the next year in one batch, whose process is killed in the middle',
    async (portal) => {
      const { connectionString } = portal.jobs;
      // The embedded database lives in one process alone.
      if (connectionString === undefined) return;
      portal.clock.set(moment);
      const names = Array.from({ length: pupils }, (_, place) => nameOf(place));
      await placePupils(
        portal,
        'school',
        names.map((name, at) =>
          rollingPupil(name, {
            className: `${1 + (at % 9)}K`,
            ...(at % 5 === 0 && {
              card: 'made',
              cardNumber: `92${String(at).padStart(7, '0')}`,
            }),
          }),
        ),
      );
      const { batches, rowsOf, nextTickets } = rolloverIn(portal);
      const rows = await rowsOf(...names);
      expect(rows).toHaveLength(pupils);
      const id = await batches.checked(rows, {}, 'ticked');
      const { id: companyId } = portal.company('school');
      await setRunning(portal.database, id, portal.user('school').id);
      const done = async () => (await storedBatch(portal.database, id))?.done ?? 0;
      const begin = () => {
        const script = join(import.meta.dirname, 'test-rollover-process.ts');
        const args = [script, connectionString, moment, String(companyId), String(id)];
        const child = spawn(process.execPath, [...process.execArgv, ...args], { stdio: 'inherit' });
        return { child, ended: once(child, 'exit') };
      };
      let killed = 0;
      for (const after of [150, 900]) {
        const { child, ended } = begin();
        await expect.poll(done, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(after);
        child.kill('SIGKILL');
        const [, signal] = await ended;
        if (signal === 'SIGKILL') killed += 1;
        expect(await done()).toBeLessThan(pupils);
      }
      expect(killed).toBe(2);
      await begin().ended;
      expect(await storedBatch(portal.database, id)).toMatchObject({
        state: 'finished',
        done: pupils,
        refused: 0,
        failed: 0,
      });
      const tickets = await nextTickets('killed');
      expect(tickets).toHaveLength(pupils);
      expect(new Set(tickets.map(({ lastName }) => lastName)).size).toBe(pupils);
      expect(new Set(tickets.map(({ className }) => className))).toEqual(
        new Set(['2K', '3K', '4K', '5K', '6K', '7K', '8K', '9K', '10K']),
      );
      const ids = tickets.map((ticket) => ticket.id);
      expect(await ordersRecorded(portal.database, ids)).toBe(pupils);
      // A second run has nothing to order.
      const { pupils: planned } = await rolloverIn(portal).plan();
      const again = planned.filter(({ lastName }) => lastName?.startsWith('Killed'));
      expect(new Set(again.map(({ reason }) => reason))).toEqual(new Set(['HAS_NEXT_TICKET']));
    },
    300_000,
  );
});
