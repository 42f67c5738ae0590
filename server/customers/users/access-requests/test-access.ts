import { nextPhone } from '#testing/access-table/fresh-values.ts';
import { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import { handleAccessRequest } from '@takst/contract/customers/users/access-requests/handle-access-request.contract.ts';
import { listAccessRequests } from '@takst/contract/customers/users/access-requests/list-access-requests.contract.ts';
import { rejectAccessRequest } from '@takst/contract/customers/users/access-requests/reject-access-request.contract.ts';
import { requestAccess } from '@takst/contract/services/onboarding/request-access.contract.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';
import { accessRequestIds, placeAccessRequests } from './test-world.store.ts';

export const accessRequestsAccess = {
  things: {
    /** One for each company. */
    accessRequests: {
      find: accessRequestIds,
      nobodys: 8_399_999,
      inPaths: 'first',
      fields: ['accessRequestId'],
      isMark: true,
    },
  },
  place: placeAccessRequests,
  firstIds: { 'onboarding.access_request': 8_300_001 },
  fieldsByPath: {
    [requestAccess.path]: { email: () => `access-${nextPhone()}@ny.example` },
  },
  // Who answered may be customer support: the others are told the name.
  tellsOf: {
    [listAccessRequests.path]: 'of-operator',
    [getAccessRequest.path]: 'of-operator',
    [rejectAccessRequest.path]: 'of-operator',
    [handleAccessRequest.path]: 'of-operator',
  },
} as const satisfies AreaAccess;
