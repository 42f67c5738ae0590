import { getFreeTicketSettings as route } from '@takst/contract/services/free-tickets/settings/get-free-ticket-settings.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeSettings, versionOf } from './describe-settings.ts';
import { findFreeTicketSettings } from './free-ticket-settings.store.ts';

export const getFreeTicketSettings = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const settings = await findFreeTicketSettings(database, scope, params.companyId);
    return settings
      ? { reply: describeSettings(settings) }
      : { refused: { code: 'SETTINGS_NOT_SAVED', version: versionOf(null) } };
  });
