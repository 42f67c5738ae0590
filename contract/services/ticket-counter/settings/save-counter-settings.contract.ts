import * as z from 'zod/mini';
import { changedSince, seenVersion } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { counterSettings, counterSettingsFields } from './counter-settings.schema.ts';

export const saveCounterSettings = route({
  method: 'PUT',
  path: '/ticketoffice-api/company/{id}/settings',
  summary: 'Saves what a company sets at its ticket counter',
  needs: 'ticketCounter.settings',
  company: 'id',
  body: z.strictObject({ ...counterSettingsFields, version: seenVersion }),
  example: {
    allowTicketAdminsToUpdateInvoiceReferences: true,
    invoiceReferenceIsMandatory: false,
  },
  reply: counterSettings,
  refusals: {
    /** Another user has saved since; `settings` are theirs. */
    SETTINGS_CHANGED_SINCE: changedSince({ settings: counterSettings }),
  },
});
