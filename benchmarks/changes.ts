import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bareChanges, serverChanges } from './contenders/change-contenders.ts';
import { withClient } from './data/bench-database.store.ts';
import { particularsOf } from './data/change-particulars.query.ts';
import { forgetRuns } from './data/forget-runs.store.ts';
import type { Request } from './measure/http-client.ts';
import { rotate, type Rotation } from './measure/rotation.ts';
import { type Bench, measuredPortal } from './measured-portal.ts';
import { recordingPortal } from './recording/recording-portal.ts';
import { type Particulars, Replay } from './recording/replay.ts';
import { atMost, rejectionOf, type Result, plainFigure } from './report/result.ts';

/** One change: the request for the server, and the values for the same change in plain SQL. */
export type RequestInput = { request: Request; particulars: Particulars };

const createdReply = z.object({ id: z.number() });

/**
 * Records the statements of one change, to replay them. The two changes before it only fill the
 * server's caches of session, zones and products.
 */
async function recordChange(bench: Bench, next: () => RequestInput): Promise<Replay> {
  const { url } = bench.database;
  const portal = await recordingPortal({ url, smsUrl: bench.smsUrl });
  try {
    for (const _ of [1, 2]) await portal.record(next().request);
    const { request, particulars } = next();
    const key = randomUUID();
    const { answer, statements } = await portal.record({ ...request, key });
    const own = await withClient(url, (client) =>
      particularsOf(client, createdReply.parse(answer).id),
    );
    const transaction = statements.slice(
      statements.findIndex(({ statement }) => statement === 'begin'),
    );
    return new Replay('bare', transaction, { ...own, ...particulars, key });
  } finally {
    await portal.stop();
  }
}

/** A change through the server compared with the same statements replayed, one by one. */
export async function benchmarkChange(
  bench: Bench,
  { benchmark, what }: { benchmark: string; what: string },
  turns: () => Promise<() => RequestInput>,
): Promise<Result> {
  await withClient(bench.database.url, forgetRuns);
  try {
    const next = await turns();
    const replay = await recordChange(bench, next);
    const rotation = await rotateChanges(bench, replay, next);
    const times = 1 / (rotation.standings[1]?.ratio.median ?? 0);
    return {
      benchmark,
      figures: [
        atMost(`${what}, times its bare transaction`, times, { goal: 3, digits: 2 }),
        plainFigure(`${what}: statements, with begin and commit`, String(replay.length)),
      ],
      rotation,
      ...rejectionOf(rotation),
    };
  } finally {
    await withClient(bench.database.url, forgetRuns);
  }
}

async function rotateChanges(
  bench: Bench,
  replay: Replay,
  next: () => RequestInput,
): Promise<Rotation> {
  await using open = new AsyncDisposableStack();
  const portal = open.adopt(await measuredPortal(bench), ({ stop }) => stop());
  const server = open.adopt(
    serverChanges(portal, () => next().request),
    ({ close }) => close(),
  );
  const bare = open.adopt(
    await bareChanges(bench.database.url, replay, () => next().particulars),
    ({ close }) => close(),
  );
  return await rotate([bare, server], bench.pace);
}
