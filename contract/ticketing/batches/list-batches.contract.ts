import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { batch } from './batch.schema.ts';
import { batchServiceNames } from './batch-service-names.ts';

/** What opens the list: to read the batches of one of the services. */
const anyBatchService = {
  any: ['companyTicket', 'housing', 'freeTicket', 'school'],
} as const;

export const listBatches = route({
  method: 'GET',
  path: '/api/batch/by-company-id/{companyId}',
  summary: 'The batches of a company that the user may see, newest first',
  needs: anyBatchService,
  company: 'companyId',
  query: z.extend(pageQuery, { service: z.optional(z.enum(batchServiceNames)) }),
  reply: pageOf(batch),
  hasETag: true,
  refusals: {},
});

/** The same for batches that are the operator's own. */
const anyOperatorService = {
  any: ['codePools', 'vouchers', 'travelCards', 'freeTicket.travelCards'],
} as const;

export const listOperatorBatches = route({
  method: 'GET',
  path: '/api/batch/of-operator',
  summary: 'The batches of the operator itself that the user may see, newest first',
  needs: anyOperatorService,
  query: listBatches.query,
  reply: listBatches.reply,
  hasETag: true,
  refusals: {},
});
