import { companyRoles } from '@takst/domain/platform/access/roles.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { accessRequest } from './access-request.schema.ts';

export const getAccessRequest = route({
  method: 'GET',
  path: '/onboarding/access-request/{id}',
  summary: 'A request for access, with the roles that can be given in its company',
  needs: 'userAdmin',
  reply: z.extend(accessRequest, {
    /** The number that the company's people know; null without a company. */
    customerNumber: z.nullable(z.string()),
    /** Roles that can be given in the company; empty without one. */
    offeredRoles: z.array(z.enum(companyRoles)),
  }),
  refusals: { ACCESS_REQUEST_NOT_FOUND: { status: 404 } },
});
