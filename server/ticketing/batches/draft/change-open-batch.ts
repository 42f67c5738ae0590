import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { checkNext } from './check-next.ts';
import type { ServiceCalls } from '../batch/engine.ts';
import { openBatch, type OpenBatch, type OpeningCall } from './open-batch.ts';

type CheckingBatch = OpenBatch & {
  /** Checks the next rows. */
  readonly check: () => Promise<{ totals: BatchTotals; changed: number[] }>;
};

/** Changes rows of an open batch, and checks them. */
export const changeOpenBatch = <Reply>(
  service: ServiceCalls,
  call: OpeningCall & { readonly now: Temporal.Instant },
  act: (open: CheckingBatch) => Promise<Reply>,
) =>
  openBatch(service, call, async (open) => {
    const { scope, today, now } = call;
    const { tx, batch, reading } = open;
    const request = { scope, batch, reading, today, now, maxRows: service.maxChecked };
    const check = () => checkNext(tx, service.work, request);
    return { reply: await act({ ...open, check }) };
  });
