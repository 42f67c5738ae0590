import { personSlot, type Phone } from '#ticketing/holders/slot.ts';

/** A person as rows name them; more than one may have the same number. */
type NamedPerson = Phone & {
  readonly subscriberId: number;
  readonly employeeId: string;
  /** Those that have not ended. */
  readonly tickets: readonly unknown[];
};

/** Finds the people of a company by each way to name them. */
export type PeopleIndex<Person extends NamedPerson> = {
  readonly byId: ReadonlyMap<number, Person>;
  readonly byEmployeeId: ReadonlyMap<string, readonly Person[]>;
  readonly byPhone: ReadonlyMap<string, Person>;
};

export const indexPeople = <Person extends NamedPerson>(
  people: readonly Person[],
): PeopleIndex<Person> => ({
  byId: new Map(people.map((person) => [person.subscriberId, person])),
  byEmployeeId: Map.groupBy(people, ({ employeeId }) => employeeId.toLowerCase()),
  byPhone: new Map(people.map((person) => [personSlot(person).value, person])),
});

/** How a row names its person. One that was ticked in the list names them alone. */
export type PersonNames = {
  readonly subscriberId: string | null;
  readonly employeeId: string | null;
  readonly phone: Phone | null;
};

export type PersonFault = {
  readonly column: 'employeeId' | 'phone' | null;
  readonly code: 'required' | 'SUBSCRIBER_NOT_FOUND' | 'SEVERAL_PEOPLE' | 'DIFFERENT_PEOPLE';
  /** The number of the person whose phone the row has. */
  readonly proposal?: string;
};

/**
 * Finds the person of a row. Number and phone must name the same person; of several with one number it is the
 * only one who has a ticket, as somebody with a new phone is here twice.
 */
export function personOfRow<Person extends NamedPerson>(
  { subscriberId, employeeId, phone }: PersonNames,
  { byId, byEmployeeId, byPhone }: PeopleIndex<Person>,
): { readonly person: Person } | { readonly fault: PersonFault } {
  const fault = (column: PersonFault['column'], code: PersonFault['code']) => ({
    fault: { column, code },
  });
  if (subscriberId !== null) {
    const person = byId.get(Number(subscriberId));
    return person ? { person } : fault(null, 'SUBSCRIBER_NOT_FOUND');
  }
  const ofPhone = phone && byPhone.get(personSlot(phone).value);
  if (employeeId === null) {
    if (phone === null) return fault('employeeId', 'required');
    return ofPhone ? { person: ofPhone } : fault('phone', 'SUBSCRIBER_NOT_FOUND');
  }
  const ofNumber = byEmployeeId.get(employeeId.toLowerCase()) ?? [];
  if (phone !== null) {
    if (ofPhone && ofNumber.includes(ofPhone)) return { person: ofPhone };
    if (ofNumber.length > 0) return fault('phone', 'DIFFERENT_PEOPLE');
    return ofPhone
      ? {
          fault: {
            column: 'employeeId',
            code: 'DIFFERENT_PEOPLE',
            proposal: ofPhone.employeeId,
          },
        }
      : fault('employeeId', 'SUBSCRIBER_NOT_FOUND');
  }
  const withTickets = ofNumber.filter(({ tickets }) => tickets.length > 0);
  const [person, ...others] = withTickets.length > 0 ? withTickets : ofNumber;
  if (!person) return fault('employeeId', 'SUBSCRIBER_NOT_FOUND');
  return others.length === 0 ? { person } : fault('employeeId', 'SEVERAL_PEOPLE');
}
