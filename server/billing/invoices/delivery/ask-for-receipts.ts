import type { Database } from '#platform/db/database.ts';
import type { AccessPoint } from '#platform/integrations/access-point/access-point.public.ts';
import { createRepeatingLook, type RepeatingLookOptions } from '#platform/jobs/repeating-look.ts';
import type { Clock } from '#platform/time/clock.ts';
import { claimTransmissions, saveDelivered, saveReturned } from './transmission.store.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly accessPoint: AccessPoint | null;
};

/** Of one look. */
const atOnce = 50;

/**
 * Asks the access point what became of the documents that it has accepted: each after a minute, and then at growing
 * intervals of up to six hours. Of several processes one asks.
 */
export async function askForReceipts({
  database,
  clock,
  accessPoint,
}: Dependencies): Promise<void> {
  if (!accessPoint) return;
  const claimed = await database.transaction((tx) =>
    claimTransmissions(tx, { now: clock.now(), max: atOnce }),
  );
  let failure: unknown = null;
  for (const { transmissionId, ...key } of claimed) {
    try {
      const status = await accessPoint.statusOf(transmissionId);
      if (status.is === 'accepted') continue;
      await database.transaction(async (tx) => {
        if (status.is === 'delivered') await saveDelivered(tx, key, status.at);
        else await saveReturned(tx, key, { now: clock.now(), reason: status.reason });
      });
    } catch (error) {
      // It is asked again at the next interval; the others go on.
      failure ??= error;
    }
  }
  if (failure) throw failure;
}

/** Asks again and again while the portal runs. */
export const createReceiptLook = (
  dependencies: Dependencies,
  options: Omit<RepeatingLookOptions, 'name'>,
) =>
  createRepeatingLook(() => askForReceipts(dependencies), {
    ...options,
    name: 'receipts of e-invoices',
  });
