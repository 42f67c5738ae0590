import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { findSubscriber, type SubscriberRow } from './subscriber.query.ts';
import { subscriberStore } from './subscriber.store.ts';

/**
 * Locks the subscriber's person until the transaction ends, as orders and changes of tickets do, then
 * reads the subscriber. Undefined when they are outside the scope.
 */
export async function lockSubscriber(
  tx: Transaction,
  scope: Scope,
  id: number,
): Promise<SubscriberRow | undefined> {
  return (await subscriberStore(tx, scope).lock(id)) ? findSubscriber(tx, scope, id) : undefined;
}
