import { operatorsOwn } from '@takst/contract/ticketing/batches/batch-service.ts';
import { sessionIn, useSessionState } from '#platform/session/use-session.ts';
import { useBatchKit } from './batch/batch-kit.ts';

/** The company to which the batches belong; none where they are the operator's own. */
export function useBatchOwner(): number {
  const { service } = useBatchKit();
  const session = sessionIn(useSessionState());
  if (service.isOfOperator) return operatorsOwn;
  if (!session) throw new Error('These batches need a company');
  return session.company.id;
}
