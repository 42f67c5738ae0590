import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { requiredMessage } from '#platform/calls/text-fields.ts';

const notDecided = {
  PROPOSAL_NOT_FOUND: { status: 404 },
  PROPOSAL_DECIDED: { status: 409 },
} as const;

const decidedByAnother = {
  ...notDecided,
  /** Another user has to approve or reject it. */
  OWN_PROPOSAL: { status: 409 },
} as const;

export const approveProposal = route({
  method: 'POST',
  path: '/operator-desk-api/proposal/{id}/approve',
  summary: 'Approves a proposal of another user: its rows are in force from their days on',
  needs: 'operatorDesk',
  reply: z.null(),
  refusals: {
    ...decidedByAnother,
    /** What it was compared with has changed since. */
    BASE_CHANGED: { status: 409 },
    TOO_EARLY: { status: 422, details: z.object({ earliest: calendarDate }) },
    YEARS_OVERLAP: { status: 422 },
  },
});

export const rejectProposalBody = z.strictObject({ reason: requiredMessage(500) });

export const rejectProposal = route({
  method: 'POST',
  path: '/operator-desk-api/proposal/{id}/reject',
  summary: 'Rejects a proposal of another user, with a reason',
  needs: 'operatorDesk',
  body: rejectProposalBody,
  example: { reason: 'Prisen for to soner mangler.' },
  reply: z.null(),
  refusals: decidedByAnother,
});

export const withdrawProposal = route({
  method: 'POST',
  path: '/operator-desk-api/proposal/{id}/withdraw',
  summary: 'Withdraws a proposal that one has made',
  needs: 'operatorDesk',
  reply: z.null(),
  refusals: { ...notDecided, NOT_OWN_PROPOSAL: { status: 409 } },
});
