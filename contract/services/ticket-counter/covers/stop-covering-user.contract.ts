import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const stopCoveringUser = route({
  method: 'DELETE',
  path: '/ticketoffice-api/company/{id}/covered-users/{coveredUserId}',
  summary: 'The company pays no more for somebody; what they have bought stays',
  needs: 'ticketCounter.companyPays',
  company: 'id',
  reply: z.object({ id }),
  refusals: { COVERED_USER_NOT_FOUND: { status: 404 } },
});
