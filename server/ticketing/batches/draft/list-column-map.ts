import { serve } from '#platform/http/serve.ts';
import { columnMapOf } from '../batch/batch.query.ts';
import { ownerOf, type ServiceCalls } from '../batch/engine.ts';

export const listColumnMap = ({ database, work, calls }: ServiceCalls) =>
  serve(calls.listColumnMap, async ({ scope, params }) => ({
    reply: await columnMapOf(database, scope, {
      companyId: ownerOf(work, params),
      service: work.service.name,
    }),
  }));
