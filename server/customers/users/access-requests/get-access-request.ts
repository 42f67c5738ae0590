import { getAccessRequest as route } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import { offeredRoles } from '@takst/domain/customers/users/offered-roles.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeAccessRequest, findAccessRequest } from './access-request.query.ts';

/** What the filled-in form of a new user shows. */
export const getAccessRequest = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const row = await findAccessRequest(database, scope, params.id);
    if (!row) return { refused: { code: 'ACCESS_REQUEST_NOT_FOUND' } };
    const { agreementSubtypes, customerNumber, ...request } = row;
    return {
      reply: {
        ...describeAccessRequest(request),
        customerNumber,
        offeredRoles: row.companyId === null ? [] : offeredRoles(agreementSubtypes),
      },
    };
  });
