import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { departmentShares } from './own-share.schema.ts';

export const listOwnShares = route({
  method: 'GET',
  path: '/freeticket-api/company/{companyId}/own-shares',
  summary:
    'What the employees of each department pay for each ticket in a month, before, now and to come',
  needs: 'freeTicket',
  company: 'companyId',
  reply: z.object({ departments: z.array(departmentShares) }),
  refusals: {},
});
