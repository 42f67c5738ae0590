import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { failRow } from './run/fail-row.ts';
import { batchesOf, rightRow, rightRows } from './test-batches.ts';
import { stateCounts, storedBatch, ticketsPerRow } from './test-batches.store.ts';
import { carryOut, keyIn, runningBatch, testWorker } from './test-carry-out.ts';

describe('a row that ends in an error', () => {
  /** A worker whose transaction fails whenever it would order for a phone. */
  const poisoned = (portal: TestPortal, phone: string, error: Error) => {
    const worker = testWorker(portal);
    const works = worker.works.map((work): (typeof worker.works)[number] => ({
      ...work,
      async decide(tx, request) {
        const decided = await work.decide(tx, request);
        const bad = request.rows.find(({ cells }) => cells['phone'] === phone)?.position ?? 0;
        return {
          ...decided,
          save: async (change, positions) => {
            const saveAnswer = await decided.save(change, positions);
            if (positions.has(bad)) throw error;
            return saveAnswer;
          },
        };
      },
    }));
    return { ...worker, works };
  };

  /** The errors that a worker reports, each with what it was about. */
  const reports = () => {
    const reported: unknown[] = [];
    const reportError = (error: unknown, about: unknown) =>
      void reported.push([String(error), about]);
    return { reported, reportError };
  };

  portalTest('fails alone, and those before and after it are done', async (portal) => {
    const bad = newPhone();
    const rows = [...rightRows(33), rightRow({ phone: bad }), ...rightRows(33)];
    const id = await runningBatch(portal, rows, 'ticked');
    const { reported, reportError } = reports();
    const worker = { ...poisoned(portal, bad, new Error('a bug')), reportError };
    expect(await carryOut(worker, keyIn(portal, id))).toBe('over');
    expect(await stateCounts(portal.database, id)).toEqual({ done: 66, failed: 1 });
    expect(await ticketsPerRow(portal.database, id)).toEqual({ 0: 1, 1: 66 });
    expect(await storedBatch(portal.database, id)).toMatchObject({ done: 66, failed: 1 });
    const requestId = (await storedBatch(portal.database, id))?.request_id;
    expect(reported).toEqual([['Error: a bug', { requestId, route: 'job run-batch' }]]);
  });

  portalTest('is refused with the words of the constraint that it violates', async (portal) => {
    const bad = newPhone();
    const id = await runningBatch(portal, [rightRow(), rightRow({ phone: bad }), rightRow()]);
    const error = Object.assign(new Error('conflict'), {
      code: '23P01',
      constraint: 'one_ticket_at_a_time',
    });
    expect(violatedConstraint(error)).toBe('one_ticket_at_a_time');
    const { reported, reportError } = reports();
    const worker = { ...poisoned(portal, bad, error), reportError };
    expect(await carryOut(worker, keyIn(portal, id))).toBe('over');
    expect(await storedBatch(portal.database, id)).toMatchObject({
      state: 'stopped',
      stop_code: 'TICKET_ALREADY_HELD',
      stopped_at: 2,
      done: 1,
      refused: 1,
      failed: 0,
    });
    // The failure is not reported.
    expect(reported).toEqual([]);
  });

  portalTest.each([
    ['skip', { done: 2, failed: 1 }],
    ['go-on', { done: 3, failed: 0 }],
  ] as const)('stops a list, which may go on: %s', async (portal, action, after) => {
    const bad = newPhone();
    const id = await runningBatch(portal, [rightRow(), rightRow({ phone: bad }), rightRow()]);
    await carryOut(poisoned(portal, bad, new Error('a bug')), keyIn(portal, id));
    const stop = { state: 'stopped', stop_code: 'UNEXPECTED', stopped_at: 2 };
    const counts = { done: 1, failed: 1, refused: 0 };
    expect(await storedBatch(portal.database, id)).toMatchObject({ ...stop, ...counts });
    expect((await batchesOf(portal).run(id, action)).status).toBe(200);
    expect(await batchesOf(portal).settled(id)).toMatchObject({
      state: 'finished',
      refused: 0,
      ...after,
    });
  });

  portalTest('that another worker has settled blames no other row', async (portal) => {
    const id = await runningBatch(portal, rightRows(3), 'ticked');
    const failed = { position: 1, error: new Error('a bug') };
    const fail = () => failRow(testWorker(portal), keyIn(portal, id), failed);
    expect(await fail()).toEqual({ end: 'goes-on', items: 1 });
    expect(await fail()).toEqual({ end: 'goes-on', items: 0 });
    expect(await stateCounts(portal.database, id)).toEqual({ failed: 1, ready: 2 });
  });

  portalTest('has words of its own, whatever it was refused for', (portal) => {
    for (const { service, reasons } of testWorker(portal).works) {
      for (const language of ['nb', 'en'] as const) {
        const words = Object.values(reasons).map((text) => text[language]);
        expect(new Set(words).size, service.name).toBe(words.length);
      }
    }
  });

  portalTest('is not blamed for a database that is away', async (portal) => {
    const bad = newPhone();
    const id = await runningBatch(portal, [rightRow({ phone: bad })]);
    const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
    await expect(carryOut(poisoned(portal, bad, away), keyIn(portal, id))).rejects.toThrow(
      'terminating',
    );
    expect(await storedBatch(portal.database, id)).toMatchObject({ state: 'running', failed: 0 });
  });
});
