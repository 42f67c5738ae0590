import type { SubscriberEntry } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { useTicked } from '#platform/design/list/use-ticked.ts';

/** The person of a row of a change for many, and what the row calls them. */
export type TickedPerson = Pick<SubscriberEntry, 'id' | 'firstName' | 'lastName' | 'employeeId'>;

export function useTickedSubscribers() {
  const { rows: people, ...ticked } = useTicked<TickedPerson>();
  return { people, ...ticked };
}

export type TickedSubscribers = ReturnType<typeof useTickedSubscribers>;
