import type { Lock } from './lock.ts';

/** A statement with its values, as the driver takes it. */
export type DriverQuery = { readonly text: string; readonly name?: string };

type Connection = { readonly backend: number; readonly run: (query: DriverQuery) => unknown };

/** Also behind a comment, as one that a statement is planned anew. */
const writes =
  /^(?:\s|\/\*.*?\*\/)*(?:insert|update|delete|commit|with\b[\s\S]*\b(?:insert into|update|delete from)\b)/i;

export type RacePlan = {
  /** The lock whose statements a racer knows. */
  readonly lock: Lock;
  /** False when it is taken off them. */
  readonly isLocked: boolean;
};

/**
 * One of the calls that race. It stops before its first write after the lock: by then it has read what it decides
 * on, and has changed nothing.
 */
export class Racer {
  readonly #plan: RacePlan;
  readonly #stop = Promise.withResolvers<void>();
  readonly #goOn = Promise.withResolvers<void>();
  #isPastLock = false;
  #hasStopped = false;
  /** The process of the database that works for it. */
  backend = 0;
  /** A statement that failed because the lock was taken off it in the wrong way. */
  fault: unknown = null;

  constructor(plan: RacePlan) {
    this.#plan = plan;
  }

  /** Settles when the call stands before its first write. */
  get stopped(): Promise<void> {
    return this.#stop.promise;
  }

  get hasStopped(): boolean {
    return this.#hasStopped;
  }

  goOn(): void {
    this.#goOn.resolve();
  }

  async query(query: DriverQuery, { backend, run }: Connection): Promise<unknown> {
    const { lock, isLocked } = this.#plan;
    this.backend = backend;
    if (lock.isIn(query.text)) {
      const result = await (isLocked ? run(query) : this.#runUnlocked(query, run));
      this.#isPastLock = true;
      return result;
    }
    if (this.#isPastLock && !this.#hasStopped && writes.test(query.text)) {
      this.#hasStopped = true;
      this.#stop.resolve();
      await this.#goOn.promise;
    }
    return run(query);
  }

  async #runUnlocked(query: DriverQuery, run: Connection['run']): Promise<unknown> {
    // A connection knows prepared statements by their names.
    const { name: _, ...unnamed } = query;
    try {
      return await run({ ...unnamed, text: this.#plan.lock.without(query.text) });
    } catch (error) {
      if (isFaultOfStatement(error)) this.fault = error;
      throw error;
    }
  }
}

/** Class 42 of PostgreSQL's errors: wrong syntax, or a name or type that is not there. */
const isFaultOfStatement = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('42');
