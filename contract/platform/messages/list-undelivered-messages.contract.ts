import { messageKinds, messageTopics } from '@takst/domain/platform/messages/message-topic.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';

const undeliveredMessage = z.object({
  id,
  kind: z.enum(messageKinds),
  topic: z.enum(messageTopics),
  /** A phone number or an e-mail address; null where the company has no recipient. */
  recipient: z.nullable(z.string()),
  /** What the mail server or the gateway answered at the last try. */
  reason: z.string(),
  failedAt: instant,
  /** Null where it belongs to no company. */
  company: z.nullable(z.object({ id, name: z.string() })),
  isSendableAgain: z.boolean(),
});
export type UndeliveredMessage = z.output<typeof undeliveredMessage>;

export const listUndeliveredMessages = route({
  method: 'GET',
  path: '/message-api/undelivered',
  summary: 'E-mails and SMS of the operator that could not be delivered, newest first, for 30 days',
  needs: 'companyAdmin',
  query: z.extend(pageQuery, { filter: z.optional(z.enum(messageKinds)) }),
  reply: pageOf(undeliveredMessage),
  refusals: {},
});
