import { z } from 'zod';
import { inTurn } from '#platform/jobs/in-turn.ts';
import { job, triesForHours } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { MessageDependencies } from '../failed-message.ts';
import { type FailedSmsDependencies, saveFailedSms } from './save-failed-sms.ts';
import { sendSms, smsToSend, type SmsToSend } from './send-sms.job.ts';
import type { SmsSender } from './sms.port.ts';

/** As many messages as one job takes. */
export const maxInOneJob = 100;
/** Messages on their way at once: those of one job at a time, as nobody waits for them. */
const atOnce = 5;
const oneJob = inTurn();

type Dependencies = MessageDependencies &
  FailedSmsDependencies & { sms: SmsSender; queue: JobQueue };

/**
 * Many messages of one change, in one job: fetching and finishing a job for each costs the database as much
 * as the change. One that fails becomes a job of its own, with its key.
 */
export const sendManySms = job({
  name: 'send-many-sms',
  data: z.object({ messages: z.array(smsToSend).max(maxInOneJob) }),
  hasSecrets: true,
  retries: triesForHours,
  // The rest of its batch comes first: the two share a processor.
  delaySeconds: 10,
  work: ({ messages }, { sms, database, queue }: Dependencies, key) =>
    oneJob(async () => {
      const keyed = keyedBy(key, messages);
      const failed: typeof keyed = [];
      for (let start = 0; start < keyed.length; start += atOnce) {
        const part = keyed.slice(start, start + atOnce);
        const results = await Promise.allSettled(part.map((message) => sms.send(message)));
        failed.push(...part.filter((_, place) => results[place]?.status === 'rejected'));
      }
      await database.transaction((tx) => queue.enqueue(tx, sendSms, ...failed));
    }),
  onFailed: ({ messages }, dependencies: Dependencies, { key, reason }) =>
    saveFailedSms(dependencies, keyedBy(key, messages), reason),
});

/** The same keys at each try. */
const keyedBy = (key: string, messages: readonly SmsToSend[]) =>
  messages.map((message, place) => ({ ...message, key: `${key}:${place}` }));
