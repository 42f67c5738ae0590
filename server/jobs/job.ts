import type { z } from 'zod';

/** A piece of work that is done after the transaction that asked for it, at least once (domain: outbox). */
export type Job<Data> = {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** How often it is tried again when it fails, with a growing pause between. */
  readonly retries: number;
};

/** Thrown by work that no later try can do: it is reported at once and not tried again. */
export class FailedForGood extends Error {
  override name = 'FailedForGood';
}

/**
 * Tries of what is sent to a service outside: the pauses grow to ten minutes, so they last more than five
 * hours, which a mail server or a gateway may be away.
 */
export const triesForHours = 40;

export const job = <Data>(definition: Job<Data>): Job<Data> => definition;

/** A job with the work it stands for. `key` is the same for every try: it makes a second sending harmless. */
export type JobWorker<Data> = {
  readonly job: Job<Data>;
  readonly work: (data: Data, key: string) => Promise<void>;
};
