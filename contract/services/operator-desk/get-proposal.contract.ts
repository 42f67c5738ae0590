import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { comparedRows, proposal } from './proposal.schema.ts';

export const getProposal = route({
  method: 'GET',
  path: '/operator-desk-api/proposal/{id}',
  summary: 'A proposal with each of its rows beside the one that it takes the place of',
  needs: 'operatorDesk',
  reply: z.object({
    proposal,
    compared: comparedRows,
    /** How many other users than the one who made it may approve it. */
    nrOfDeciders: z.int(),
    /** Of the products in it. */
    productNames: z.record(z.string(), z.object({ nb: z.string(), en: z.string() })),
  }),
  refusals: { PROPOSAL_NOT_FOUND: { status: 404 } },
});
