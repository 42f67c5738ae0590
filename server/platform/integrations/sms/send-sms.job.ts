import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import { job, triesForHours } from '#platform/jobs/job.ts';
import { type MessageDependencies, messageFacts } from '../failed-message.ts';
import type { HoldBackSms } from '#platform/integrations/sms-caps/hold-back-sms.ts';
import { type FailedSmsDependencies, saveFailedSms } from './save-failed-sms.ts';
import type { SmsSender } from './sms.port.ts';

export const smsToSend = z.object({
  tenant: knownTenant,
  ...messageFacts,
  to: z.string(),
  text: z.string(),
  /** The ticket that it is about. */
  ticketId: z.optional(z.number()),
  /** Of a message that another job has tried to send. */
  key: z.optional(z.string()),
  /** A person of customer support sends it: no cap holds it back. */
  isByHand: z.optional(z.boolean()),
});
export type SmsToSend = z.output<typeof smsToSend>;

type Dependencies = MessageDependencies &
  FailedSmsDependencies & { sms: SmsSender; holdBack: HoldBackSms };

/** Enqueued in the transaction of the change that the message is about (domain: outbox). */
export const sendSms = job({
  name: 'send-sms',
  data: smsToSend,
  hasSecrets: true,
  retries: triesForHours,
  async work(message, dependencies: Dependencies, jobKey) {
    const keyed = { ...message, key: message.key ?? jobKey };
    const reason = (await dependencies.holdBack([keyed])).get(keyed.key);
    if (reason === undefined) await dependencies.sms.send(keyed);
    else await saveFailedSms(dependencies, [keyed], reason);
  },
  onFailed: (message, dependencies: Dependencies, { key, reason }) =>
    saveFailedSms(dependencies, [{ ...message, key: message.key ?? key }], reason),
});
