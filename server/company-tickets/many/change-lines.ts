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
  nextLines,
  type WaitingLine,
} from './many-change.store.ts';

export type LineOutcome = { reply: unknown } | { refused: { code: ManyFault } };

/** What is done for one person, inside the transaction of the person's change. */
export type ChangeLine = (
  change: Change,
  line: { run: ManyChangeRun; subscriberId: number },
) => Promise<LineOutcome>;

export type LineParts = {
  database: Database;
  changes: ChangePath;
  queue: JobQueue;
  clock: Clock;
  reportError: ReportFailure;
  changeLine: ChangeLine;
};

/** How often somebody's change may end in an error before it is told as one. */
const mostTries = 3;

/** Changes the next people, each in a transaction of their own; nobody stops at somebody else's failure. */
export async function changeLines(
  parts: LineParts,
  key: ManyChangeKey,
  most: number,
): Promise<{ settled: number; areLeft: boolean }> {
  const next = await nextLines(parts.database, key, most);
  if (!next) return { settled: 0, areLeft: false };
  let settled = 0;
  for (const line of next.lines) {
    if (await settleLine(parts, next.run, line)) settled += 1;
    // The embedded database answers in this very process: without a break nobody else is heard.
    await setImmediate();
  }
  const areLeft = await parts.database.transaction((tx) => manyChangeLines(tx, key).areLeft());
  return { settled, areLeft };
}

/** True when the person has a result now, whatever it is. */
async function settleLine(
  parts: LineParts,
  run: ManyChangeRun,
  line: WaitingLine,
): Promise<boolean> {
  try {
    const outcome = await changeOne(parts, run, line);
    if (outcome === 'taken') return false;
    if ('refused' in outcome) await refuseLine(parts, run, { ...line, ...outcome.refused });
    return true;
  } catch (error) {
    // Then nothing is known about the person: the whole job is tried again later.
    if (isDatabaseUnavailable(error)) throw error;
    return countTry(parts, { run, line, error });
  }
}

/** The line is settled in the transaction of the change, so that a killed process leaves both or none. */
async function changeOne(
  { changes, clock, changeLine }: LineParts,
  run: ManyChangeRun,
  { position, subscriberId }: WaitingLine,
): Promise<LineOutcome | 'taken'> {
  let isTaken = false;
  const outcome = await changes<LineOutcome>(originOf(run), async (change) => {
    const lines = manyChangeLines(change.tx, run);
    isTaken = !(await lines.take(position));
    if (isTaken) return { reply: null };
    const done = await changeLine(change, { run, subscriberId });
    if ('reply' in done) await lines.settle(position, { state: 'done' }, clock.now());
    return done;
  });
  return isTaken ? 'taken' : outcome;
}

const refuseLine = (
  { database, clock }: LineParts,
  run: ManyChangeRun,
  { position, code }: { position: number; code: ManyFault },
): Promise<void> =>
  database.transaction((tx) =>
    manyChangeLines(tx, run).settle(position, { state: 'refused', code }, clock.now()),
  );

type Thrown = { run: ManyChangeRun; line: WaitingLine; error: unknown };

async function countTry(
  { database, clock, reportError }: LineParts,
  { run, line, error }: Thrown,
): Promise<boolean> {
  const isLast = await database.transaction((tx) =>
    manyChangeLines(tx, run).countTry(line.position, mostTries, clock.now()),
  );
  if (isLast) reportError(error, { requestId: run.requestId, route: 'job change-many-tickets' });
  return isLast;
}

/** Each change is recorded as done by whoever asked for all of them, in the portal. */
const originOf = ({ tenant, userId, requestId }: ManyChangeRun): Origin => ({
  tenant,
  userId,
  requestId,
  channel: 'portal',
  idempotency: null,
});
