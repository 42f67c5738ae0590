import type { Subscriber } from '@takst/contract/ticketing/subscribers/subscriber.schema.ts';
import { useEffect } from 'react';

type RecentPerson = Pick<
  Subscriber,
  'id' | 'firstName' | 'lastName' | 'employeeId' | 'phoneCountryCode' | 'phone'
>;

const mostPeople = 5;

/** Only in the memory of the page: names are not stored in the browser. */
const peopleOf = new Map<number, readonly RecentPerson[]>();

/** The people whose pages were opened last in a company, newest first. */
export const recentPeople = (companyId: number): readonly RecentPerson[] =>
  peopleOf.get(companyId) ?? [];

/** Remembers whose page is open, also with a new name or number. */
export function useRecentPerson(companyId: number, person: RecentPerson | undefined): void {
  useEffect(() => {
    if (!person) return;
    const others = recentPeople(companyId).filter(({ id }) => id !== person.id);
    peopleOf.set(companyId, [person, ...others].slice(0, mostPeople));
  }, [companyId, person]);
}
