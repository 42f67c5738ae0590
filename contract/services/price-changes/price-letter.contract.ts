import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { instant } from '#platform/calls/scalars.ts';

const notFound = { PROPOSAL_NOT_FOUND: { status: 404 } } as const;

const priceLetter = z.object({
  subject: z.string(),
  text: z.string(),
  /** Administrators of companies with tickets whose price changes; each gets it once. */
  recipients: z.int(),
  /** The prices are approved: before that, nobody is told of them. */
  isApproved: z.boolean(),
  /** Null while it is not sent. */
  sending: z.nullable(
    z.object({ startedAt: instant, finishedAt: z.nullable(instant), sent: z.int() }),
  ),
});
export type PriceLetter = z.output<typeof priceLetter>;

export const getPriceLetter = route({
  method: 'GET',
  path: '/operator-desk-api/price-letter/by-proposal/{proposalId}',
  summary: 'The letter about the prices of a proposal, and how many get it or have got it',
  needs: 'operatorDesk',
  reply: priceLetter,
  refusals: notFound,
});

export const sendPriceLetter = route({
  method: 'POST',
  path: '/operator-desk-api/price-letter/by-proposal/{proposalId}/send',
  summary: 'Sends the letter about approved prices; once it is sent, nothing more happens',
  needs: 'operatorDesk',
  reply: z.null(),
  refusals: { ...notFound, NOT_APPROVED: { status: 409 } },
});
