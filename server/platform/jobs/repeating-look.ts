import { isDatabaseUnavailable } from '#platform/db/connection/database-unavailable.ts';
import type { ReportFailure } from './job-failures.ts';

export type RepeatingLookOptions = {
  /** Names the look in the log and in reports. */
  readonly name: string;
  /** From the end of one look to the start of the next; null for none. */
  readonly everyMs: number | null;
  readonly log: { readonly warn: (text: string) => void };
  readonly reportError: ReportFailure;
};

export type RepeatingLook = {
  /** Looks, and repeats it until it is stopped; resolves after the first look. */
  start(): Promise<void>;
  /** Resolves when no look is running. */
  stop(): Promise<void>;
};

/**
 * Repeats a look for work while the portal runs. A failed look does not end the repetition: a lost database is logged,
 * every other error is reported too.
 */
export function createRepeatingLook(
  look: () => Promise<void>,
  { name, everyMs, log, reportError }: RepeatingLookOptions,
): RepeatingLook {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const lookAgain = () => {
    running = look()
      .catch((error: unknown) => {
        log.warn(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        if (!isDatabaseUnavailable(error)) reportError(error, { requestId: name, route: name });
      })
      .then(() => {
        if (!isStopped && everyMs !== null) timer = setTimeout(lookAgain, everyMs);
      });
  };
  return {
    async start() {
      if (everyMs === null) return;
      lookAgain();
      await running;
    },
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
