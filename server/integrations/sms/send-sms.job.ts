import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { z } from 'zod';
import { job, triesForHours } from '#jobs/job.ts';
import type { SmsSender } from './sms.port.ts';

export const smsToSend = z.object({
  tenant: z.enum(tenantIds),
  to: z.string(),
  text: z.string(),
  /** Of a message that another job has tried to send. */
  key: z.optional(z.string()),
});
export type SmsToSend = z.output<typeof smsToSend>;

/** Enqueued in the transaction of the change that the message is about (domain: outbox). */
export const sendSms = job({
  name: 'send-sms',
  data: smsToSend,
  retries: triesForHours,
  work: (message, { sms }: { sms: SmsSender }, key) =>
    sms.send({ ...message, key: message.key ?? key }),
});
