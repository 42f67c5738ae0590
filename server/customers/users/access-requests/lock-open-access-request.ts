import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { lockAccessRequest } from './access-request.store.ts';

/** A request that nobody has answered, locked until the transaction ends; else why it cannot be answered, and who was first. */
export async function lockOpenAccessRequest(tx: Transaction, scope: Scope, id: number) {
  const request = await lockAccessRequest(tx, scope, id);
  if (!request) return { refused: { code: 'ACCESS_REQUEST_NOT_FOUND' } } as const;
  const { outcome, answeredBy } = request;
  if (outcome === null) return request;
  return { refused: { code: 'ACCESS_REQUEST_ANSWERED', outcome, answeredBy } } as const;
}
