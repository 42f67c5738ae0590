import { reactionTo } from '@takst/contract/ticketing/batches/batch-service.ts';
import { serve } from '#platform/http/serve.ts';
import { insertBatch, saveColumnMap } from '../batch/batch.store.ts';
import { ownerOf, type ServiceCalls } from '../batch/engine.ts';

/** Makes a draft; its rows follow in parts. */
export const createBatch = ({ changes, work, calls }: ServiceCalls) =>
  serve(calls.createBatch, ({ scope, origin, params, body, now }) =>
    changes(origin, async ({ tx }) => {
      const companyId = ownerOf(work, params);
      const service = work.service.name;
      const { source, options, total, columnMap } = body;
      await saveColumnMap(tx, scope, { companyId, service, columnMap, now });
      const id = await insertBatch(tx, scope, {
        companyId,
        service,
        source,
        options,
        total,
        onRefusal: reactionTo(source.kind),
        requestId: origin.requestId,
        now,
      });
      return { reply: { id } };
    }),
  );
