import { z } from 'zod';
import { inTurn } from '#platform/jobs/in-turn.ts';
import { job, triesForHours } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { MessageDependencies } from '../failed-message.ts';
import type { HoldBackSms } from '#platform/integrations/sms-caps/hold-back-sms.ts';
import { type FailedSmsDependencies, saveFailedSms } from './save-failed-sms.ts';
import { sendSms, smsToSend, type SmsToSend } from './send-sms.job.ts';
import type { SmsSender } from './sms.port.ts';

/** As many messages as one job takes. */
export const maxInOneJob = 100;
/** Messages on their way at once: those of one job at a time, as nobody waits for them. */
const atOnce = 5;
const oneJob = inTurn();

type Dependencies = MessageDependencies &
  FailedSmsDependencies & { sms: SmsSender; queue: JobQueue; holdBack: HoldBackSms };

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
  work: ({ messages }, dependencies: Dependencies, key) =>
    oneJob(async () => {
      const { sms, database, queue, holdBack } = dependencies;
      const all = keyedBy(key, messages);
      const reasons = await holdBack(all);
      const keyed = all.filter((message) => !reasons.has(message.key));
      for (const reason of new Set(reasons.values())) {
        const held = all.filter((message) => reasons.get(message.key) === reason);
        await saveFailedSms(dependencies, held, reason);
      }
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
