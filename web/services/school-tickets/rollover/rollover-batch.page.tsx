import { schoolTicketRolloverCalls } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover-calls.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { batchQuery } from '#ticketing/batches/batch/batch.queries.ts';
import { useSession } from '#platform/session/use-session.ts';
import { TakeBack } from './take-back.tsx';
import { actOf, useRolloverKit } from './use-rollover-kit.tsx';

/** The next school year of a school, from what would be ordered to its result; on the same day it can be undone. */
export function RolloverBatchPage() {
  const { today, features } = useSession();
  const { data } = useQuery(batchQuery(schoolTicketRolloverCalls, useIdInAddress()));
  const act = actOf(data?.batch.act ?? null);
  const { state, startedAt = null, done = 0 } = data?.batch ?? {};
  const isOver = state === 'finished' || state === 'ended';
  const mayUndo =
    act === 'order' &&
    isOver &&
    done > 0 &&
    features.has('school.order') &&
    startedAt !== null &&
    businessDayOf(startedAt).equals(today);
  return (
    <BatchKitProvider value={useRolloverKit(act)}>
      <BatchPage />
      {data && mayUndo && <TakeBack batchId={data.batch.id} />}
    </BatchKitProvider>
  );
}
