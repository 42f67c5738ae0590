import { describe, expect } from 'vitest';
import { removeRoles } from '#services/company-tickets/change-many/test-changes.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { changesOfKind } from '#services/company-tickets/change-many/test-changes.store.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import type { LockedBatch } from './batch/batch.store.ts';
import { refuseSameRows } from './run/refuse-same-rows.ts';
import { batchesOf, rightRow, rightRows } from './test-batches.ts';
import { setRunning, setState, storedBatch, ticketsPerRow } from './test-batches.store.ts';
import { carryOut, carryOutRows, keyIn, runningBatch, testWorker } from './test-carry-out.ts';

describe('several workers', () => {
  portalTest('carry out each row of a batch once', async (portal) => {
    const id = await runningBatch(portal, rightRows(120));
    const key = keyIn(portal, id);
    const pace = { chunkMs: 1, jobMs: 60_000, elapsed: () => performance.now() };
    const workers = [0, 1, 2].map(() => ({ ...testWorker(portal), pace }));
    while ((await storedBatch(portal.database, id))?.state === 'running') {
      await Promise.all(workers.map((worker) => carryOutRows(worker, key, 7)));
    }
    expect(await storedBatch(portal.database, id)).toMatchObject({ state: 'finished', done: 120 });
    expect(await ticketsPerRow(portal.database, id)).toEqual({ 1: 120 });
  });

  portalTest(
    'with the same phones in opposite order give each phone one ticket',
    async (portal) => {
      const rows = rightRows(60);
      const other = portal.company('single-service');
      const one = await runningBatch(portal, rows, 'ticked');
      const two = await batchesOf(portal, { company: other }).checked(
        rows.toReversed(),
        {},
        'ticked',
      );
      await setRunning(portal.database, two, portal.user('hr').id);
      await Promise.all([
        carryOut(testWorker(portal), keyIn(portal, one)),
        carryOut(testWorker(portal), { companyId: other.id, id: two }),
      ]);
      const [first, second] = [
        await storedBatch(portal.database, one),
        await storedBatch(portal.database, two),
      ];
      expect((first?.done ?? 0) + (second?.done ?? 0)).toBe(60);
      expect((first?.refused ?? 0) + (second?.refused ?? 0)).toBe(60);
      expect(await ticketsPerRow(portal.database, one)).toEqual({ 1: 60 });
    },
  );
});

describe('the same rows sent twice at once', () => {
  portalTest('are started once', async (portal) => {
    const batches = batchesOf(portal);
    const rows = rightRows(3);
    const ids = [await batches.checked(rows), await batches.checked(rows)];
    const answers = await Promise.all(ids.map((id) => batches.run(id, 'start')));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.text).toMatch(/^\{"code":"SAME_ROWS_(RUNNING|DONE)"/);
    for (const [place, id] of ids.entries()) {
      if (answers[place]?.status === 200) await batches.settled(id);
    }
    expect(await ticketsPerRow(portal.database, ids[0] ?? 0)).toEqual({ 1: 3 });
  });

  portalTest('are asked about for a day, and then started again', async (portal) => {
    const batches = batchesOf(portal);
    const rows = rightRows(2);
    const ids = [await batches.checked(rows), await batches.checked(rows)];
    const third = await batches.checked(rows);
    const turned = await batches.checked(rows.toReversed());
    // The same cells from another day on are other orders.
    const later = await batches.checked(rows, { startDate: '2026-05-01' });
    await batches.carryOut(ids[0] ?? 0);
    await batches.carryOut(later);
    const answer = await batches.run(ids[1] ?? 0, 'start');
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'SAME_ROWS_DONE', batchId: ids[0], startedBy: expect.any(String) },
    });
    const again = await batches.run(ids[1] ?? 0, 'start', { sameRowsAgain: true });
    expect(again.status).toBe(200);
    expect(await batches.settled(ids[1] ?? 0)).toMatchObject({
      state: 'stopped',
      stopCode: 'TICKET_ALREADY_HELD',
      stoppedAt: 1,
    });
    // One that has stopped counts before one that is done.
    expect(await batches.run(third, 'start')).toMatchObject({
      json: { code: 'SAME_ROWS_RUNNING', batchId: ids[1] },
    });
    // The same people in another order are another list.
    expect(await batches.run(turned, 'start')).toMatchObject({ status: 200 });
    await batches.settled(turned);
  });
});

describe('rows that stand in another batch', () => {
  portalTest('are asked about until a day is over, and refused while it runs', async (portal) => {
    const { database, clock } = portal;
    const id = await batchesOf(portal).checked([rightRow()]);
    await batchesOf(portal).carryOut(id);
    const done = await storedBatch(database, id);
    const { digest = '', updated_at: at = clock.now() } = done ?? {};
    const ask = (changed: Partial<LockedBatch> = {}, hours = 0, again = false) => {
      const { id: companyId, tenant } = portal.company('several-services');
      const batch = { tenant, companyId, service: 'company-ticket-orders', ...changed };
      return database.transaction((tx) =>
        refuseSameRows(tx, batch as LockedBatch, {
          digest: digest ?? '',
          now: at.add({ minutes: 60 * hours }),
          again,
        }),
      );
    };
    expect(await ask({}, 23.9)).toMatchObject({
      refused: { code: 'SAME_ROWS_DONE', batchId: id },
    });
    expect(await ask({}, 24)).toBeNull();
    expect(await ask({}, 0, true)).toBeNull();
    // The same rows of another company, operator or service are others.
    expect(await ask({ companyId: portal.company('single-service').id })).toBeNull();
    expect(await ask({ service: 'company-ticket-changes' })).toBeNull();
    expect(await ask({ tenant: 'akt' })).toBeNull();
    await setState(database, id, 'ended');
    expect(await ask()).toBeNull();
    await setState(database, id, 'stopped');
    for (const again of [false, true]) {
      expect(await ask({}, 48, again)).toEqual({
        refused: { code: 'SAME_ROWS_RUNNING', batchId: id },
      });
    }
    await setState(database, id, 'ended');
  });
});

describe('the holders of a batch', () => {
  portalTest('are each told once, few of them by a job each', async (portal) => {
    for (const [count, jobs] of [
      [10, 10],
      [11, 1],
    ] as const) {
      const rows = rightRows(count);
      const id = await runningBatch(portal, rows);
      const worker = testWorker(portal);
      await carryOutRows(worker, keyIn(portal, id), count);
      const sent = worker.enqueued.filter(({ name }) => /^send-(many-)?sms$/.test(name));
      expect(sent).toHaveLength(jobs);
      type Sent = { to: string; text: string };
      const texts = sent.flatMap(({ data }) =>
        'messages' in (data as object) ? (data as { messages: Sent[] }).messages : [data as Sent],
      );
      expect(texts.map(({ to }) => to).toSorted()).toEqual(
        rows.map(({ phone }) => `+47${phone}`).toSorted(),
      );
      for (const { to, text } of texts) {
        const [ticket] = await ticketsOfPhone(portal.database, to.slice(3));
        expect(text).toContain(ticket?.pickup_code);
      }
    }
  });
});

describe('rows that were left out', () => {
  portalTest('are no rows of a batch when it is compared with another', async (portal) => {
    const batches = batchesOf(portal);
    const rows = rightRows(3);
    // All three are checked before anybody has a ticket.
    const first = await batches.checked([rightRow(), ...rows]);
    const same = await batches.checked(rows);
    const fewer = await batches.checked(rows.slice(1));
    await batches.mend(first, { do: 'leave-out', positions: [1] });
    await batches.carryOut(first);
    expect(await batches.run(same, 'start')).toMatchObject({
      status: 409,
      json: { code: 'SAME_ROWS_DONE', batchId: first },
    });
    expect(await batches.run(fewer, 'start')).toMatchObject({ status: 200 });
    await batches.settled(fewer);
  });
});

describe('whoever loses the role while a batch runs', () => {
  portalTest(
    'is refused from there on, and somebody else goes on in their own name',
    async (portal) => {
      const rows = rightRows(20);
      const id = await runningBatch(portal, rows);
      const key = keyIn(portal, id);
      const worker = testWorker(portal);
      await carryOutRows(worker, key, 8);
      const hr = portal.user('hr');
      await removeRoles(portal.database, hr.id);
      expect(await carryOutRows(worker, key, 8)).toEqual({ end: 'over', items: 0 });
      expect(await storedBatch(portal.database, id)).toMatchObject({
        state: 'stopped',
        stop_code: 'NOT_ALLOWED',
        done: 8,
      });
      const operator = portal.user('operator');
      const batches = batchesOf(portal, { user: operator });
      const answer = await batches.run(id, 'go-on');
      expect(answer.status, answer.text).toBe(200);
      const settled = await batches.settled(id);
      expect(settled).toMatchObject({ state: 'finished', done: 20 });
      expect(settled.startedBy).not.toBe(settled.createdBy);
      const orderedBy = async (row: Record<string, string> | undefined) =>
        (await changesOfKind(portal.database, 'order-ticket', row?.['phone'] ?? '')).map(
          ({ user_id }) => user_id,
        );
      expect(await orderedBy(rows[0])).toEqual([hr.id]);
      expect(await orderedBy(rows[19])).toEqual([operator.id]);
    },
  );
});
