import * as z from 'zod/mini';
import { changedSince, seenVersion } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { invoiceReference, referenceTerms } from './invoice-reference.schema.ts';

export const changeInvoiceReference = route({
  method: 'PUT',
  path: '/ticketoffice-api/company/{id}/invoice-references/{referenceId}',
  summary: 'Changes budget and pattern of an invoice reference; its text stays as it is',
  needs: 'ticketCounter.settings',
  company: 'id',
  body: z.strictObject({ ...referenceTerms, version: seenVersion }),
  example: { budgetOre: 5_000_000, personalReferencePattern: 'P####' },
  reply: invoiceReference,
  refusals: {
    REFERENCE_NOT_FOUND: { status: 404 },
    /** Another user has changed it since; `reference` is as they left it. */
    REFERENCE_CHANGED_SINCE: changedSince({ reference: invoiceReference }),
  },
});
