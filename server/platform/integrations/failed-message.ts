import {
  isSendableAgain,
  type MessageKind,
  type MessageTopic,
  messageTopics,
} from '@takst/domain/platform/messages/message-topic.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import type { FailedMessage } from '#platform/integrations/undelivered/undelivered.store.ts';
import type { Clock } from '#platform/time/clock.ts';

/** What a message that fails for good is listed by. Jobs of an earlier version have none of it. */
export const messageFacts = {
  topic: z.enum(messageTopics).default('other'),
  /** Null where it belongs to no company. */
  companyId: z.number().nullable().default(null),
};

/** What the job of a message needs beside its sender. */
export type MessageDependencies = { readonly database: Database; readonly clock: Clock };

type Message = {
  readonly tenant: TenantId;
  readonly topic: MessageTopic;
  readonly companyId: number | null;
  readonly to: string;
  readonly key?: string | undefined;
};

type Failure = Pick<FailedMessage, 'key' | 'reason' | 'failedAt'> & { readonly kind: MessageKind };

/** Characters of a reason: users read it in a list. */
const maxReason = 300;

export function failedMessage(message: Message, failure: Failure): FailedMessage {
  const { tenant, companyId, topic, to } = message;
  const key = message.key ?? failure.key;
  return {
    ...failure,
    tenant,
    companyId,
    topic,
    recipient: to,
    key,
    reason: failure.reason.replaceAll(` for ${key}`, '').slice(0, maxReason),
    content: isSendableAgain(topic) ? message : null,
  };
}
