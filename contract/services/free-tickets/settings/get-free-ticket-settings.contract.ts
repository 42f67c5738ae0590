import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { freeTicketSettings } from './free-ticket-settings.schema.ts';

export const getFreeTicketSettings = route({
  method: 'GET',
  path: '/freeticket-api/company/{companyId}/settings',
  summary: 'What a company has set for its free tickets',
  needs: 'freeTicket',
  company: 'companyId',
  reply: freeTicketSettings,
  refusals: {
    /**
     * The company has never saved settings: it has no department, and no child's ticket ends by rule. The first save
     * sends `version` like every later one.
     */
    SETTINGS_NOT_SAVED: { status: 404, details: z.object({ version: z.string() }) },
  },
});
