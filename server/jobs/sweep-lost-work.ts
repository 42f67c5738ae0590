import type { Database } from '#db/database.ts';
import { isDatabaseUnavailable } from '#db/connection/database-unavailable.ts';
import type { Clock } from '#time/clock.ts';
import type { ChunkedWork } from './chunked-work.ts';
import type { ReportFailure } from './job-failures.ts';
import type { JobQueue } from './job-queue.ts';

export type SweepOptions = {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly chunkedWorks: readonly ChunkedWork[];
  readonly log: { warn: (text: string) => void };
  readonly reportError: ReportFailure;
  /** How often it is looked for lost work; null for never. */
  readonly everyMs: number | null;
};

const route = 'sweep of lost work';

/** Gives a job to work that is shown as running and has none, and reports that it had to. */
async function sweep({ chunkedWorks, clock, reportError, ...resuming }: SweepOptions) {
  for (const { jobName, resumeLost } of chunkedWorks) {
    for (const lost of await resumeLost(resuming, clock.now())) {
      const error = new Error(`${jobName} ${JSON.stringify(lost)} had no job, and has one again`);
      reportError(error, { requestId: jobName, route });
    }
  }
}

/** Sweeps again and again while the portal runs; several processes may do so at once. */
export function createSweep(options: SweepOptions) {
  const { everyMs, log, reportError } = options;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const look = () => {
    running = sweep(options)
      .catch((error: unknown) => {
        // A lost database is told by the log; it is looked again when it is back.
        log.warn(`${route}: ${error instanceof Error ? error.message : String(error)}`);
        if (!isDatabaseUnavailable(error)) reportError(error, { requestId: route, route });
      })
      .then(() => {
        if (!isStopped && everyMs !== null) timer = setTimeout(look, everyMs);
      });
  };
  return {
    async start() {
      if (everyMs === null) return;
      look();
      await running;
    },
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
