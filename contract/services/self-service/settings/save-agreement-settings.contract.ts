import * as z from 'zod/mini';
import { changedSince, seenVersion } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { agreementSettingsFields, savedAgreementSettings } from './agreement-settings.schema.ts';

export const saveAgreementSettings = route({
  method: 'POST',
  path: '/api/company-agreement/settings',
  summary: 'Saves the settings of one agreement; a form that is stopped takes nothing from then on',
  needs: anySubscriberService,
  body: z.strictObject({
    ...agreementSettingsFields,
    version: seenVersion,
    /** The user knows how many open requests there are, and that nobody will be asked to confirm the next ones. */
    confirmsOpenRequests: z._default(z.boolean(), false),
  }),
  example: {
    agreementNumber: 500001,
    widgetAccess: 'ALLOW_TICKET_REQUESTS',
    emailForTicketRequests: 'hr@firma.example',
    emailForInvoicePreview: null,
    employeeIdLabel: 'Ressursnummer',
  },
  reply: savedAgreementSettings,
  refusals: {
    AGREEMENT_NOT_FOUND: { status: 404 },
    /** Confirmation is turned off while requests wait for it (spec 2 §4). */
    OPEN_REQUESTS: { status: 409, details: z.object({ openRequests: z.int() }) },
    /** Another user has saved since; `settings` are theirs. */
    SETTINGS_CHANGED_SINCE: changedSince({ settings: savedAgreementSettings }),
  },
});
