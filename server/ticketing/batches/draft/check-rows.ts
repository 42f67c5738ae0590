import { serve } from '#platform/http/serve.ts';
import type { ServiceCalls } from '../batch/engine.ts';
import { changeOpenBatch } from './change-open-batch.ts';

/** Checks the next rows; the client asks again until none is left. */
export const checkRows = (service: ServiceCalls) =>
  serve(service.calls.checkRows, (call) =>
    changeOpenBatch(service, call, async ({ check }) => {
      const { totals } = await check();
      return { totals };
    }),
  );
