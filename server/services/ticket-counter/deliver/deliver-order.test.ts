import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { carryOutInChunks } from '#platform/jobs/chunks/carry-out-in-chunks.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import { deliveriesOf, orderRow } from '#services/ticket-counter/order/test-counter-order.ts';
import { undeliveredOrders } from './deliver-order.job.ts';
import { deliveriesInChunks } from './deliver-order.ts';
import type { OrderKey } from './delivering-order.store.ts';
import { deliverWorker } from './test-deliver-worker.ts';
import { countCodes, placeUndelivered, poisonDelivery } from './test-undelivered.ts';

const portalTest = portalTestWith(async ({ start, jobs }) => ({ ...(await start()), jobs }));

const deliver = (portal: TestPortal, key: OrderKey, worker = deliverWorker(portal)) =>
  carryOutInChunks(deliveriesInChunks(worker, key), worker.pace);

/** A process of its own that delivers an order until it is over, another one has it, or it is killed. */
function deliveringProcess(
  { jobs, clock }: TestPortal & { readonly jobs: { readonly connectionString?: string } },
  { companyId, id }: OrderKey,
  beginsAtMs = 0,
) {
  const script = join(import.meta.dirname, 'test-deliver-process.ts');
  const moment = clock.now().toString();
  const key = [companyId, id, beginsAtMs].map(String);
  const args = [script, jobs.connectionString ?? '', moment, ...key];
  const child = spawn(process.execPath, [...process.execArgv, ...args], { stdio: 'inherit' });
  return { child, ended: once(child, 'exit') };
}

describe('the deliveries of an order', () => {
  portalTest('are made once by three processes at once', async (portal) => {
    // Workers of one process take turns; the embedded database lives in one process alone.
    if (portal.jobs.connectionString === undefined) return;
    const key = await placeUndelivered(portal, 600);
    // When all of them have started.
    const beginsAtMs = Date.now() + 3_000;
    await Promise.all(
      Array.from({ length: 3 }, () => deliveringProcess(portal, key, beginsAtMs).ended),
    );
    // A process that found the order with another worker has left it to that worker.
    expect(await countCodes(portal.database, key)).toEqual({
      codes: 600,
      tickets: 600,
      recorded: 600,
      orphans: 0,
    });
    expect(await orderRow(portal, key.id)).toMatchObject({ made: 600, isOver: true });
  });

  portalTest('have a job a minute after they stood still, until all are made', async (portal) => {
    const key = await placeUndelivered(portal, 1);
    const lost = async (seconds: number) => {
      const { queue, jobs } = recordedJobs();
      const resuming = { database: portal.database, queue };
      const now = portal.clock.now().add({ seconds });
      await undeliveredOrders.resumeLost(resuming, now);
      return jobs.filter(({ data }) => (data as OrderKey).id === key.id).length;
    };
    expect(await lost(59)).toBe(0);
    expect(await lost(60)).toBe(1);
    await deliver(portal, key);
    expect(await lost(3600)).toBe(0);
  });

  portalTest('are made but for one that cannot be, which stands in the order', async (portal) => {
    const key = await placeUndelivered(portal, 120);
    await poisonDelivery(portal.database, key, 60);
    const worker = deliverWorker(portal);
    await deliver(portal, key, worker);
    expect(worker.failed).toHaveLength(1);
    expect(await orderRow(portal, key.id)).toMatchObject({ made: 119, isOver: true });
    const failed = (await deliveriesOf(portal, key.id)).filter(({ problem }) => problem !== null);
    expect(failed).toMatchObject([{ position: 60, ticketId: null, deliveredOn: null }]);
  });

  /** `KILLED_DELIVERY=10000x20` for the figures of the issue. */
  const [quantity = 1500, kills = 3] = (process.env['KILLED_DELIVERY'] ?? '1500x3')
    .split('x')
    .map(Number);

  portalTest(
    'are all made, each once, however often the process is killed',
    async (portal) => {
      if (portal.jobs.connectionString === undefined) return;
      const key = await placeUndelivered(portal, quantity);
      const countDeliveries = async () => (await orderRow(portal, key.id))?.made ?? 0;
      let killed = 0;
      for (let turn = 1; turn <= kills; turn += 1) {
        const { child, ended } = deliveringProcess(portal, key);
        const goal = Math.floor((quantity * turn) / (kills + 1));
        await expect
          .poll(countDeliveries, { timeout: 60_000, interval: 2 })
          .toBeGreaterThanOrEqual(goal);
        child.kill('SIGKILL');
        const [, signal] = await ended;
        if (signal === 'SIGKILL') killed += 1;
      }
      expect(killed).toBe(kills);
      await deliveringProcess(portal, key).ended;
      expect(await orderRow(portal, key.id)).toMatchObject({ made: quantity, isOver: true });
      const counts = { codes: quantity, tickets: quantity, recorded: quantity, orphans: 0 };
      expect(await countCodes(portal.database, key)).toEqual(counts);
    },
    300_000,
  );
});
