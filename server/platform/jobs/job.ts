import type { z } from 'zod';
import type { DailySchedule } from './daily-schedule.ts';

/**
 * Work that runs at least once after the transaction that enqueued it (domain: outbox), or by a
 * schedule. `Dependencies` is what the work gets from the code that starts the jobs.
 */
export type Job<Data, Dependencies = never> = {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Its data may hold what opens something, as the text of a message: they are stored encrypted. */
  readonly hasSecrets?: true;
  /** Retries after a failure, with growing pauses. */
  readonly retries: number;
  /** Starts so long after its transaction, for work that nobody waits for. */
  readonly delaySeconds?: number;
  /** After days in which nothing ran it is done once: one run catches up with all that was left undone. */
  readonly schedule?: DailySchedule<Data>;
  /** Validates the data, then works. `key` is the same for every try, so that receivers can ignore repeats. */
  readonly run: (data: unknown, dependencies: Dependencies, key: string) => Promise<void>;
  /** Called when all tries have failed, once or several times: what a person has to be shown. */
  readonly giveUp?: (data: unknown, dependencies: Dependencies, end: FailedEnd) => Promise<void>;
};

export type FailedEnd = { readonly key: string; readonly reason: string };

type Definition<Data, Dependencies> = Omit<Job<Data, Dependencies>, 'run' | 'giveUp'> & {
  readonly work: (data: Data, dependencies: Dependencies, key: string) => Promise<void>;
  readonly onFailed?: (data: Data, dependencies: Dependencies, end: FailedEnd) => Promise<void>;
};

export const job = <Data, Dependencies>({
  work,
  onFailed,
  ...definition
}: Definition<Data, Dependencies>): Job<Data, Dependencies> => ({
  ...definition,
  run: async (data, dependencies, key) => work(definition.data.parse(data), dependencies, key),
  ...(onFailed && {
    giveUp: async (data, dependencies, end) =>
      onFailed(definition.data.parse(data), dependencies, end),
  }),
});

/** Thrown when a retry cannot help: reported at once and not retried. */
export class FailedForGood extends Error {
  override name = 'FailedForGood';
}

/**
 * Retries of messages to an outside service. The pauses grow to ten minutes, so they last more than five
 * hours: a mail server or gateway may be down for that long.
 */
export const triesForHours = 40;
