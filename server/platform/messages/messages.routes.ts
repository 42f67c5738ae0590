import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { listUndeliveredMessages } from './list-undelivered-messages.ts';
import { type OnTicketSmsSentAgain, sendMessageAgain } from './send-message-again.ts';

type Dependencies = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly onTicketSmsSentAgain: OnTicketSmsSentAgain;
};

export const messageRoutes = ({
  database,
  changes,
  onTicketSmsSentAgain,
}: Dependencies): ServedRoute[] => [
  listUndeliveredMessages(database),
  sendMessageAgain(changes, onTicketSmsSentAgain),
];
