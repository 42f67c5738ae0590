import {
  findUnit as findRoute,
  getUnitOfSubscriber as route,
} from '@takst/contract/services/housing/find-unit.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { unitOfSubscriber, unitWithNumber } from './unit.query.ts';

export const getUnitOfSubscriber = (database: Database) =>
  serve(route, async ({ scope, params: { id: subscriberId }, today }) => {
    const reply = await unitOfSubscriber(database, scope, { subscriberId, today });
    return reply ? { reply } : { refused: { code: 'NOT_A_RESIDENT' } };
  });

export const findUnit = (database: Database) =>
  serve(findRoute, async ({ scope, params: { id: companyId }, query: { number }, today }) => ({
    reply: { unit: await unitWithNumber(database, scope, { companyId, number, today }) },
  }));
