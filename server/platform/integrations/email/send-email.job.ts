import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import { FailedForGood, job, triesForHours } from '#platform/jobs/job.ts';
import { saveFailedMessages } from '#platform/integrations/undelivered/undelivered.store.ts';
import { failedMessage, type MessageDependencies, messageFacts } from '../failed-message.ts';
import { EmailRefused, type EmailSender } from './email.port.ts';

export const emailToSend = z.object({
  tenant: knownTenant,
  ...messageFacts,
  to: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  /** Of a message that another job has tried to send. */
  key: z.optional(z.string()),
});
export type EmailToSend = z.output<typeof emailToSend>;

type Dependencies = MessageDependencies & { email: EmailSender };

/** Enqueued in the transaction of the change that the e-mail is about (domain: outbox). */
export const sendEmail = job({
  name: 'send-email',
  data: emailToSend,
  hasSecrets: true,
  retries: triesForHours,
  async work(message, { email }: Dependencies, key) {
    try {
      await email.send({ ...message, key: message.key ?? key });
    } catch (error) {
      throw error instanceof EmailRefused ? new FailedForGood(error.message) : error;
    }
  },
  onFailed: (message, { database, clock }: Dependencies, { key, reason }) =>
    saveFailedMessages(database, [
      failedMessage(message, { kind: 'email', key, reason, failedAt: clock.now() }),
    ]),
});
