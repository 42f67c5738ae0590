import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { proposal } from './proposal.schema.ts';

export const listProposals = route({
  method: 'GET',
  path: '/operator-desk-api/proposal',
  summary: 'The open proposals of the operator and the last decided ones, newest first',
  needs: 'operatorDesk',
  reply: z.array(proposal),
  refusals: {},
});
