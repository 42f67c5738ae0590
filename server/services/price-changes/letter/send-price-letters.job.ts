import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import type { Database, Transaction } from '#platform/db/database.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { chunkJob } from '#platform/jobs/chunks/chunk-job.ts';
import type { ChunkPace } from '#platform/jobs/chunks/chunk-pace.ts';
import { claimLease } from '#platform/jobs/chunks/lease.store.ts';
import {
  type ChunkResult,
  over,
  readAgain,
  withAnotherWorker,
  type WorkInChunks,
} from '#platform/jobs/chunks/work-in-chunks.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { composeLetter } from './compose-letter.ts';
import {
  type LetterKey,
  moveLetter,
  nextRecipients,
  openLetterKeys,
  unfinishedLetter,
} from './price-letter.store.ts';

type Dependencies = {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly pace: ChunkPace;
  readonly origins: PerTenant<string>;
};

/** A job that has not moved for so long is lost. */
const idleMinutes = 5;

/**
 * Enqueues the letter for some administrators at a time, in the order of their ids, with the cursor in the same transaction:
 * each gets it once, however often the process is killed.
 */
const priceLetterInChunks = (
  { database, queue, clock, origins }: Dependencies,
  key: LetterKey,
): WorkInChunks<number> => ({
  sizes: { first: 50, most: 500 },
  isOneAtATime: false,
  carryOut: ({ max, take }) =>
    whileLeased(database, key, async (tx, cursor) => {
      const letter = await composeLetter(tx, key, ofTenant(origins, key.tenant));
      if (!letter) return over;
      const { tenant } = key;
      const { rows, firstDay, email } = letter;
      const found = await nextRecipients(tx, { tenant, rows, firstDay }, { after: cursor, max });
      take(found.map(({ userId }) => userId));
      const topic = 'new-prices';
      await queue.enqueue(
        tx,
        sendEmail,
        ...found.map(
          ({ companyId, email: to }) => ({ tenant, topic, companyId, to, ...email }) as const,
        ),
      );
      const isOver = found.length < max;
      await moveLetter(tx, key, {
        cursor: found.at(-1)?.userId ?? cursor,
        sent: found.length,
        isOver,
        now: clock.now(),
      });
      return { end: isOver ? 'over' : 'goes-on', items: found.length };
    }),
  giveUp: (userId) =>
    whileLeased(database, key, async (tx, cursor) => {
      if (cursor >= userId) return readAgain;
      await moveLetter(tx, key, { cursor: userId, sent: 0, isOver: false, now: clock.now() });
      return { end: 'goes-on', items: 1 };
    }),
});

const whileLeased = (
  database: Database,
  key: LetterKey,
  work: (tx: Transaction, cursor: number) => Promise<ChunkResult>,
): Promise<ChunkResult> =>
  database.transaction(async (tx) => {
    if (!(await claimLease(tx, `price letter ${key.tenant} ${key.proposalId}`))) {
      return withAnotherWorker;
    }
    const letter = await unfinishedLetter(tx, key);
    return letter ? work(tx, letter.cursor) : over;
  });

export const { job: sendPriceLettersJob, chunkedWork: unsentPriceLetters } = chunkJob({
  name: 'send-price-letters',
  key: z.strictObject({ tenant: knownTenant, proposalId: z.int() }),
  work: priceLetterInChunks,
  keysOf: (now) => openLetterKeys(now?.subtract({ minutes: idleMinutes }) ?? null),
});
