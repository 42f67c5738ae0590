import { getCounterSettings as route } from '@takst/contract/services/ticket-counter/settings/get-counter-settings.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findCounterSettings } from './counter-settings.store.ts';
import { describeCounterSettings } from './describe-counter-settings.ts';

export const getCounterSettings = (database: Database) =>
  serve(route, async ({ scope, params }) => ({
    reply: describeCounterSettings(await findCounterSettings(database, scope, params.id)),
  }));
