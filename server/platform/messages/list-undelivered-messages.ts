import { listUndeliveredMessages as route } from '@takst/contract/platform/messages/list-undelivered-messages.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { undeliveredPage } from './undelivered.query.ts';

export const listUndeliveredMessages = (database: Database) =>
  serve(route, async ({ scope: { tenant }, query }) => {
    const { totalEntries, matches } = await undeliveredPage(database, { ...query, tenant });
    return {
      reply: {
        totalEntries,
        matches: matches.map(({ companyId, companyName, hasContent, failedAt, ...message }) => ({
          ...message,
          failedAt: Temporal.Instant.from(failedAt),
          company:
            companyId === null || companyName === null
              ? null
              : { id: companyId, name: companyName },
          isSendableAgain: hasContent,
        })),
      },
    };
  });
