import { route } from '#platform/calls/route.ts';
import { counterSettings } from './counter-settings.schema.ts';

export const getCounterSettings = route({
  method: 'GET',
  path: '/ticketoffice-api/company/{id}/settings',
  summary: 'What a company has set at its ticket counter; both are off until they are saved',
  needs: 'ticketCounter',
  company: 'id',
  reply: counterSettings,
  refusals: {},
});
