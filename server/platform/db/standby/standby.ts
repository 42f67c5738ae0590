import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../connection/database-unavailable.ts';
import type { Connect, LentConnection } from '../connection/postgres.ts';
import { type Position, positionOfPrimary, type Standing, standingOf } from './position.query.ts';

/** Whether reads go to the standby, and why not. */
export type StandbyState = 'in-use' | 'behind' | 'lost' | 'no-standby' | 'foreign';

export type StandbyReport = {
  readonly state: StandbyState;
  /** By which it was behind at the last look. */
  readonly behindBytes: number;
  /** Statements that may be read from a standby, by where they were. */
  readonly reads: { readonly standby: number; readonly primary: number };
};

export type StandbyTimes = {
  /** How often the standby is looked at. */
  readonly lookMs: number;
  /** How long a read waits until the standby has what the primary had when it was asked. */
  readonly catchUpMs: number;
  /** A standby that says nothing for so long is lost. */
  readonly silenceMs: number;
};

const usualTimes: StandbyTimes = { lookMs: 1_000, catchUpMs: 50, silenceMs: 1_500 };
const askAgainMs = 3;

type StandbyParts = {
  readonly primary: Connect;
  readonly standby: Connect;
  readonly warn: (text: string) => void;
  readonly times?: StandbyTimes | undefined;
};

const words: Readonly<Record<StandbyState, string>> = {
  'in-use': 'it follows, and is read from again',
  behind: 'it is behind',
  lost: 'it cannot be reached',
  'no-standby': 'it is no standby (any more)',
  foreign: 'it does not follow this primary',
};

export type Standby = ReturnType<typeof watchStandby>;

/**
 * A hot standby, read from only when it has replayed all that the primary had when the read began. So nobody is answered
 * with less than they or anybody else have seen before, whichever process or job wrote it (docs/decisions/0147).
 */
export function watchStandby({ primary, standby, warn, times = usualTimes }: StandbyParts) {
  let state: StandbyState = 'lost';
  let behindBytes = 0;
  const reads = { standby: 0, primary: 0 };
  let loss = newLoss();

  function note(next: StandbyState): void {
    if (next === 'lost') {
      loss.reject(new Error('Connection terminated: the standby is lost'));
      loss = newLoss();
    }
    if (next === state) return;
    state = next;
    warn(`standby of DATABASE_READ_URL: ${words[next]}`);
  }

  function noteStanding(standing: Standing): void {
    behindBytes = standing.kind === 'behind' ? standing.bytes : 0;
    note(standing.kind === 'follows' ? 'in-use' : standing.kind);
  }

  /** Waits a little for a standby that is behind. */
  async function standingAfterWait(client: LentConnection, position: Position): Promise<Standing> {
    const until = performance.now() + times.catchUpMs;
    for (;;) {
      const standing = await within(times.silenceMs, standingOf(client, position));
      if (standing.kind !== 'behind' || performance.now() >= until) return standing;
      await pause(askAgainMs);
    }
  }

  /** What `work` gives on the standby; null where it may not be asked. Throws when it is lost meanwhile. */
  async function onStandby<T>(position: Position, work: (client: LentConnection) => Promise<T>) {
    const client = await standby();
    let isWhole = false;
    try {
      const standing = await standingAfterWait(client, position);
      noteStanding(standing);
      const result = standing.kind === 'follows' ? await work(client) : null;
      isWhole = true;
      return result;
    } finally {
      // What has failed may still be busy.
      client.release(!isWhole);
    }
  }

  const position = () => lend(primary, (client) => positionOfPrimary(client)).catch(() => null);

  async function look(): Promise<void> {
    // Without a primary there is nothing to compare with, and nothing is read.
    const now = await position();
    if (!now) return;
    await onStandby(now, async () => undefined).catch(() => note('lost'));
  }
  let looking: Promise<void> | undefined;
  const lookAlone = async () => {
    looking ??= look();
    await looking;
    looking = undefined;
  };
  void lookAlone();
  const timer = setInterval(() => void lookAlone(), times.lookMs).unref();

  return {
    report: (): StandbyReport => ({ state, behindBytes, reads: { ...reads } }),
    /** Null when the primary has to be asked. A statement that takes too long is not begun once more. */
    async read<T>(work: (client: LentConnection) => Promise<T>): Promise<T | null> {
      const now = state === 'in-use' ? await position() : null;
      const result =
        now &&
        (await onStandby(now, (client) => Promise.race([work(client), loss.promise])).catch(
          (error: unknown) => {
            if (isTooSlow(error)) throw error;
            if (isDatabaseUnavailable(error)) note('lost');
            return null;
          },
        ));
      reads[result === null ? 'primary' : 'standby'] += 1;
      return result;
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}

/** Ends all reads that still wait for an answer. */
function newLoss(): PromiseWithResolvers<never> {
  const loss = Promise.withResolvers<never>();
  loss.promise.catch(() => undefined);
  return loss;
}

/** Its own time-out has ended it; a standby ends statements for another reason too, with the same code. */
const isTooSlow = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('statement timeout');

async function lend<T>(connect: Connect, work: (client: LentConnection) => Promise<T>): Promise<T> {
  const client = await connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const end = new AbortController();
  const tooLate = pause(ms, undefined, { signal: end.signal, ref: false }).then(() => {
    throw new Error('timeout expired');
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    tooLate.catch(() => undefined);
    answer.catch(() => undefined);
    end.abort();
  }
}
