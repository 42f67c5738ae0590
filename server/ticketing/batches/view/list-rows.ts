import { serve } from '#platform/http/serve.ts';
import type { ServiceCalls } from '../batch/engine.ts';
import { rowPage } from '../rows/row.query.ts';
import { rowReply } from '../rows/row-reply.ts';
import { findReadable } from './find-readable.ts';

export const listRows = (service: ServiceCalls) =>
  serve(service.calls.listRows, async (call) => {
    const readable = await findReadable(service, call);
    if (!readable) return { refused: { code: 'BATCH_NOT_FOUND' } };
    const { batch, reading } = readable;
    const { show, fault, column, maxEntries, offset } = call.query;
    const { totalEntries, matches } = await rowPage(service.database, batch, {
      maxEntries,
      offset,
      show,
      fault,
      column,
      faultyFirst: batch.state === 'draft',
    });
    const reply = rowReply(service.work.service, reading);
    return { reply: { totalEntries, matches: matches.map(reply) } };
  });
