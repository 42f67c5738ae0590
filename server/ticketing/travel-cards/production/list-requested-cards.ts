import { listRequestedCards as route } from '@takst/contract/ticketing/travel-cards/list-requested-cards.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findRequestedCards } from './requested-card.query.ts';

export const listRequestedCards = (database: Database) =>
  serve(route, async ({ scope, params, query }) => ({
    reply: await findRequestedCards(database, scope, { ...query, companyId: params.id }),
  }));
