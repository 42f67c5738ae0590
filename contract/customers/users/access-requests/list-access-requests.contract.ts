import * as z from 'zod/mini';
import { listOf } from '#platform/lists/list.ts';
import type { RowsQuery } from '#platform/lists/list-types.ts';
import { accessRequest } from './access-request.schema.ts';

export const accessRequestFilters = ['open', 'answered'] as const;
export type AccessRequestFilter = (typeof accessRequestFilters)[number];

/** Who has to answer: the user administrators of a company, or customer support where there are none. */
export const accessRequestRecipients = ['company', 'support'] as const;

export const accessRequestList = listOf({
  path: '/onboarding/access-request',
  summary: 'The requests for access that one may answer, the newest first',
  plural: 'requests for access',
  needs: 'userAdmin',
  filters: accessRequestFilters,
  choices: { recipient: { schema: z.enum(accessRequestRecipients), address: 'mottaker' } },
  columns: {
    lastName: { heading: { nb: 'Navn', en: 'Name' }, sort: true },
    email: { heading: { nb: 'E-post', en: 'E-mail' } },
    phone: { heading: { nb: 'Mobil', en: 'Mobile' } },
    company: { heading: { nb: 'Bedrift', en: 'Company' }, sort: true },
    requestedAt: { heading: { nb: 'Sendt', en: 'Asked' }, sort: true },
    state: { heading: { nb: 'Status', en: 'State' } },
  },
  sortedBy: '-requestedAt',
  entry: accessRequest,
  counts: {},
});
export type AccessRequestRows = RowsQuery<typeof accessRequestList>;
export const { list: listAccessRequests, counts: countAccessRequests } = accessRequestList;
