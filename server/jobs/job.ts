import type { z } from 'zod';

/**
 * A piece of work that is done after the transaction that asked for it, at least once (domain: outbox),
 * or by the clock. `Dependencies` is what the work needs from whoever starts the jobs.
 */
export type Job<Data, Dependencies = never> = {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** How often it is tried again when it fails, with a growing pause between. */
  readonly retries: number;
  /** Times of the day in Europe/Oslo: minute, hour, day of the month, month, day of the week. */
  readonly schedule?: { readonly cron: string; readonly data: Data };
  /**
   * Reads the data by its schema, then works. `key` is the same for every try: it makes a second
   * sending harmless.
   */
  readonly run: (data: unknown, dependencies: Dependencies, key: string) => Promise<void>;
};

type Definition<Data, Dependencies> = Omit<Job<Data, Dependencies>, 'run'> & {
  readonly work: (data: Data, dependencies: Dependencies, key: string) => Promise<void>;
};

export const job = <Data, Dependencies>({
  work,
  ...definition
}: Definition<Data, Dependencies>): Job<Data, Dependencies> => ({
  ...definition,
  run: async (data, dependencies, key) => work(definition.data.parse(data), dependencies, key),
});

/** Thrown by work that no later try can do: it is reported at once and not tried again. */
export class FailedForGood extends Error {
  override name = 'FailedForGood';
}

/**
 * Tries of what is sent to a service outside: the pauses grow to ten minutes, so they last more than five
 * hours, which a mail server or a gateway may be away.
 */
export const triesForHours = 40;
