import { listInvoiceRuns } from '@takst/contract/billing/invoices/run/list-invoice-runs.contract.ts';
import { startInvoiceRun } from '@takst/contract/billing/invoices/run/start-invoice-run.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { expect } from 'vitest';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { unfinishedRunWork } from './run-invoices.job.ts';
import {
  advanceRun,
  finishRun,
  insertRun,
  nothingBilled,
  type RunPart,
  type RunStarter,
} from './run.store.ts';

portalTest(
  'a run that has lost its job gets one, that of a command after an hour',
  async (portal) => {
    const { database, clock } = portal;
    const enqueued: unknown[] = [];
    const queue: JobQueue = {
      enqueue: async (_tx, job, ...data) =>
        void enqueued.push(...data.map((one) => [job.name, one])),
    };
    const tenant = 'ruter' as const;
    const begin = async (startedBy: RunStarter) => ({
      tenant,
      runId: await database.transaction((tx) =>
        insertRun(tx, { tenant, startedBy, now: clock.now() }),
      ),
    });
    const [lost, byCommand, over] = [await begin(null), await begin('command'), await begin(null)];
    const movedRun = await begin(null);
    await database.transaction((tx) => finishRun(tx, over, clock.now()));
    const foundAfter = (rest: { minutes: number; seconds?: number }) =>
      unfinishedRunWork.resumeLost({ database, queue }, clock.now().add(rest));
    const now = clock.now().add({ seconds: 90 });
    const part = nothingBilled;
    await database.transaction((tx) => advanceRun(tx, movedRun, { companies: [1], part, now }));
    expect(await foundAfter({ minutes: 0, seconds: 59 })).toEqual([]);
    expect(await foundAfter({ minutes: 1 })).toEqual([lost]);
    expect(enqueued).toEqual([['run-invoices', lost]]);
    // The queue of this test keeps jobs to itself: the first run is found once more.
    expect(await foundAfter({ minutes: 59, seconds: 59 })).toEqual([lost, movedRun]);
    expect(await foundAfter({ minutes: 60 })).toEqual([lost, byCommand, movedRun]);
  },
);

portalTest(
  'the last runs are listed, newest first, but none of the schedule that found nothing',
  async (portal) => {
    const { database, clock } = portal;
    const staff = portal.user('operator');
    const { id: companyId, agreements } = portal.company('several-services');
    const agreementId = agreements[0]?.id ?? 0;
    const runOf = async (
      startedBy: RunStarter,
      made: Partial<RunPart> | null = {},
      tenant: TenantId = 'ruter',
    ) =>
      database.transaction(async (tx) => {
        const runId = await insertRun(tx, { tenant, startedBy, now: clock.now() });
        if (made === null) return runId;
        const part = { ...nothingBilled, ...made };
        const key = { tenant, runId };
        await advanceRun(tx, key, { companies: [companyId], part, now: clock.now() });
        await finishRun(tx, key, clock.now());
        return runId;
      });
    const leftOut = [await runOf(null), await runOf(portal.user('operator', 'akt').id, {}, 'akt')];
    const problem = { companyId, agreementId, reason: 'PRICE_MISSING' } as const;
    const runs = [
      await runOf(staff.id),
      await runOf('command'),
      await runOf(null, { closedPeriods: 1 }),
      await runOf(null, { invoices: 1, unaddressed: [{ companyId, agreementId }] }),
      await runOf(null, { problems: [problem] }),
      await runOf(null, null),
    ];
    // One of another operator goes on, too.
    leftOut.push(await runOf(null, null, 'akt'));
    const { json } = await portal.callAs(staff, listInvoiceRuns, {});
    const listed = (json as { id: number }[]).filter(({ id }) =>
      [...runs, ...leftOut].includes(id),
    );
    const companyName = expect.stringMatching(/\D/);
    expect(listed).toMatchObject([
      { finishedAt: null, companiesDone: 0 },
      { problemCount: 1, problems: [{ ...problem, companyName }], companiesDone: 1 },
      { invoices: 1, unaddressedCount: 1, unaddressed: [{ companyId, agreementId, companyName }] },
      { closedPeriods: 1, startedBy: null, isByCommand: false },
      { startedBy: null, isByCommand: true },
      { startedBy: expect.any(String), isByCommand: false },
    ]);
    expect(listed.map(({ id }) => id)).toEqual(runs.toReversed());
    // Who starts one while another goes on is led to that.
    expect(await portal.callAs(staff, startInvoiceRun, {})).toMatchObject({
      status: 200,
      json: { id: runs.at(-1) },
    });
  },
);
