import { listSubscribers as route } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { subscriberDescriber } from './subscriber-entry.ts';
import { subscriberPage } from './subscriber-list.query.ts';

export const listSubscribers = (database: Database) =>
  serve(route, async ({ scope, params, query, today }) => {
    const [{ totalEntries, matches }, describe] = await Promise.all([
      subscriberPage(database, scope, { ...query, companyId: params.id, today }),
      subscriberDescriber(database, { tenant: scope.tenant, today }),
    ]);
    return { reply: { totalEntries, matches: matches.map(describe) } };
  });
