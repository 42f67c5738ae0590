import { inventedDataKinds } from '@takst/domain/platform/reference-data/invented-data.ts';
import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { route } from '#platform/calls/route.ts';

export const getInventedData = route({
  method: 'GET',
  path: '/invoice-admin-api/invoice-run/invented-data',
  summary:
    'Reference data that somebody made up and that invoices would be made from: while there is any, no run begins',
  needs: 'invoices.run',
  reply: z.object({
    data: z.array(z.object({ kind: z.enum(inventedDataKinds), name: bilingualText })),
  }),
  refusals: {},
});
