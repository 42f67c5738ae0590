import type { SubscriberEntry } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { useTicked } from '#design/list/use-ticked.ts';

/** Whom a row of a change for many is about, and what it is called there. */
export type TickedPerson = Pick<SubscriberEntry, 'id' | 'firstName' | 'lastName' | 'employeeId'>;

export function useTickedSubscribers() {
  const { rows: people, ...ticked } = useTicked<TickedPerson>();
  return { people, ...ticked };
}

export type TickedSubscribers = ReturnType<typeof useTickedSubscribers>;
