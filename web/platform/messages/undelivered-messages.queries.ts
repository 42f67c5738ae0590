import { listUndeliveredMessages } from '@takst/contract/platform/messages/list-undelivered-messages.contract.ts';
import { messageKinds } from '@takst/domain/platform/messages/message-topic.ts';
import { queryOf } from '#platform/api/query.ts';

type PageOfMessages = {
  pageQuery: { maxEntries: number; offset: number; searchFor: string };
  filters: { filter: string };
};

export function undeliveredMessagesQuery({ pageQuery, filters }: PageOfMessages) {
  const filter = messageKinds.find((kind) => kind === filters.filter);
  return queryOf(listUndeliveredMessages, { query: { ...pageQuery, ...(filter && { filter }) } });
}
