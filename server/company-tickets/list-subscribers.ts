import type { listSubscribers as route } from '@takst/contract/company-tickets/list-subscribers.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { subscriberPage } from './subscriber-list.query.ts';

export const listSubscribers =
  (database: Database) =>
  async ({ scope, params, query, today }: Call<typeof route>): Promise<Outcome<typeof route>> => ({
    reply: await subscriberPage(database, scope, { ...query, companyId: params.id, today }),
  });
