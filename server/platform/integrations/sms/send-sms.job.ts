import { tenantIds } from '@takst/domain/platform/tenants/tenant-id.ts';
import { z } from 'zod';
import { job, triesForHours } from '#platform/jobs/job.ts';
import { type MessageDependencies, messageFacts } from '../failed-message.ts';
import { type FailedSmsDependencies, saveFailedSms } from './save-failed-sms.ts';
import type { SmsSender } from './sms.port.ts';

export const smsToSend = z.object({
  tenant: z.enum(tenantIds),
  ...messageFacts,
  to: z.string(),
  text: z.string(),
  /** The ticket that it is about. */
  ticketId: z.optional(z.number()),
  /** Of a message that another job has tried to send. */
  key: z.optional(z.string()),
});
export type SmsToSend = z.output<typeof smsToSend>;

type Dependencies = MessageDependencies & FailedSmsDependencies & { sms: SmsSender };

/** Enqueued in the transaction of the change that the message is about (domain: outbox). */
export const sendSms = job({
  name: 'send-sms',
  data: smsToSend,
  hasSecrets: true,
  retries: triesForHours,
  work: (message, { sms }: Dependencies, key) => sms.send({ ...message, key: message.key ?? key }),
  onFailed: (message, dependencies: Dependencies, { key, reason }) =>
    saveFailedSms(dependencies, [{ ...message, key: message.key ?? key }], reason),
});
