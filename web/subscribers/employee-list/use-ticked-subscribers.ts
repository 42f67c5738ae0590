import type { SubscriberEntry } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { useState } from 'react';

/** Whom a row of a change for many is about, and what it is called there. */
export type TickedPerson = Pick<SubscriberEntry, 'id' | 'firstName' | 'lastName' | 'employeeId'>;

/** The ticked subscribers; kept across pages and searches until the user leaves the list. */
export function useTickedSubscribers() {
  const [people, setPeople] = useState<ReadonlyMap<number, TickedPerson>>(new Map());
  return {
    people,
    has: (id: number): boolean => people.has(id),
    tick: (those: readonly TickedPerson[], isTicked: boolean) =>
      setPeople((current) => {
        const next = new Map(current);
        for (const person of those) {
          if (isTicked) next.set(person.id, person);
          else next.delete(person.id);
        }
        return next;
      }),
    clear: () => setPeople(new Map()),
  };
}

export type TickedSubscribers = ReturnType<typeof useTickedSubscribers>;
