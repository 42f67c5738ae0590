import { countSubscribers as route } from '@takst/contract/subscribers/count-subscribers.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { subscriberCounts } from './subscriber-list.query.ts';

export const countSubscribers = (database: Database) =>
  serve(route, async ({ scope, params, today }) => ({
    reply: await subscriberCounts(database, scope, { companyId: params.id, today }),
  }));
