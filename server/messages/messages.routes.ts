import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import type { Served } from '#http/serve.ts';
import { listUndeliveredMessages } from './list-undelivered-messages.ts';
import { sendMessageAgain } from './send-message-again.ts';

export const messageRoutes = (database: Database, changes: ChangePath): Served[] => [
  listUndeliveredMessages(database),
  sendMessageAgain(changes),
];
