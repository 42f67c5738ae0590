import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { z } from 'zod';
import { FailedForGood, job, triesForHours } from '#jobs/job.ts';
import { EmailRefused, type EmailSender } from './email.port.ts';

const emailToSend = z.object({
  tenant: z.enum(tenantIds),
  to: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
});
export type EmailToSend = z.output<typeof emailToSend>;

/** Enqueued in the transaction of the change that the e-mail is about (domain: outbox). */
export const sendEmail = job({
  name: 'send-email',
  data: emailToSend,
  retries: triesForHours,
  async work(message, { email }: { email: EmailSender }, key) {
    try {
      await email.send({ ...message, key });
    } catch (error) {
      throw error instanceof EmailRefused ? new FailedForGood(error.message) : error;
    }
  },
});
