import { setImmediate } from 'node:timers/promises';
import type { ManyFault } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { isDatabaseUnavailable } from '#db/connection/database-unavailable.ts';
import type { Database } from '#db/database.ts';
import type { Origin } from '#http/call.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import type { ReportFailure } from '#jobs/job-failures.ts';
import type { Clock } from '#time/clock.ts';
import {
  type ManyChangeKey,
  type ManyChangeRun,
  manyChangeLines,
  findNextLines,
  type WaitingLine,
} from './many-change.store.ts';

export type LineOutcome = { reply: unknown } | { refused: { code: ManyFault } };

/** The change for one subscriber, inside a transaction of its own. */
export type ChangeLine = (
  change: Change,
  line: { run: ManyChangeRun; subscriberId: number },
) => Promise<LineOutcome>;

export type LineDependencies = {
  database: Database;
  changes: ChangePath;
  queue: JobQueue;
  clock: Clock;
  reportError: ReportFailure;
  changeLine: ChangeLine;
};

/** Tries for one subscriber before the line counts as failed. */
const maxTries = 3;

/** Works through the next lines, each in its own transaction; one failure does not stop the others. */
export async function changeLines(
  dependencies: LineDependencies,
  key: ManyChangeKey,
  maxLines: number,
): Promise<{ settled: number; areLeft: boolean }> {
  const next = await findNextLines(dependencies.database, key, maxLines);
  if (!next) return { settled: 0, areLeft: false };
  let settled = 0;
  for (const line of next.lines) {
    if (await settleLine(dependencies, next.run, line)) settled += 1;
    // The embedded database runs in this process: without a break no other call is answered.
    await setImmediate();
  }
  const areLeft = await dependencies.database.transaction((tx) =>
    manyChangeLines(tx, key).areLeft(),
  );
  return { settled, areLeft };
}

/** True when the line has its final result. */
async function settleLine(
  dependencies: LineDependencies,
  run: ManyChangeRun,
  line: WaitingLine,
): Promise<boolean> {
  try {
    const outcome = await changeOne(dependencies, run, line);
    if (outcome === 'taken') return false;
    if ('refused' in outcome) await refuseLine(dependencies, run, { ...line, ...outcome.refused });
    return true;
  } catch (error) {
    // The result is unknown: the whole job is tried again later.
    if (isDatabaseUnavailable(error)) throw error;
    return countTry(dependencies, { run, line, error });
  }
}

/** Settles the line in the transaction of the change: a killed process leaves both or neither. */
async function changeOne(
  { changes, clock, changeLine }: LineDependencies,
  run: ManyChangeRun,
  { position, subscriberId }: WaitingLine,
): Promise<LineOutcome | 'taken'> {
  let isTaken = false;
  const outcome = await changes<LineOutcome>(originOf(run), async (change) => {
    const lines = manyChangeLines(change.tx, run);
    isTaken = !(await lines.take(position));
    if (isTaken) return { reply: null };
    const lineOutcome = await changeLine(change, { run, subscriberId });
    if ('reply' in lineOutcome) await lines.settle(position, { state: 'done' }, clock.now());
    return lineOutcome;
  });
  return isTaken ? 'taken' : outcome;
}

const refuseLine = (
  { database, clock }: LineDependencies,
  run: ManyChangeRun,
  { position, code }: { position: number; code: ManyFault },
): Promise<void> =>
  database.transaction((tx) =>
    manyChangeLines(tx, run).settle(position, { state: 'refused', code }, clock.now()),
  );

type FailedLine = { run: ManyChangeRun; line: WaitingLine; error: unknown };

async function countTry(
  { database, clock, reportError }: LineDependencies,
  { run, line, error }: FailedLine,
): Promise<boolean> {
  const isLast = await database.transaction((tx) =>
    manyChangeLines(tx, run).countTry(line.position, maxTries, clock.now()),
  );
  if (isLast) reportError(error, { requestId: run.requestId, route: 'job change-many-tickets' });
  return isLast;
}

/** Each change is recorded as made in the portal by the user who started the change for many. */
const originOf = ({ tenant, userId, requestId }: ManyChangeRun): Origin => ({
  tenant,
  userId,
  requestId,
  channel: 'portal',
  idempotency: null,
});
