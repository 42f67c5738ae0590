import { foldText } from '#customers/companies/folded.rules.ts';

/** A holder of a free ticket, as rows name them, before and after what edits have changed. */
export type NamedFreePerson = {
  readonly holders: readonly {
    readonly id: number;
    readonly employeeId: string;
    readonly birthDate: Temporal.PlainDate;
    readonly firstName: string;
    readonly lastName: string;
  }[];
  /** Those that have not ended. */
  readonly tickets: readonly unknown[];
};

export type FreePersonNames = {
  readonly employeeId: string;
  readonly birthDate: Temporal.PlainDate;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

export type FreePersonFault = {
  readonly column: 'employeeId' | 'firstName' | null;
  readonly code: 'PERSON_NOT_FOUND' | 'SEVERAL_PEOPLE' | 'NAME_UNKNOWN' | 'NO_TICKET';
  /** Holders that only their names tell apart. */
  readonly others?: readonly { readonly subscriberId: number; readonly day: Temporal.PlainDate }[];
};

/**
 * Finds the person of a row by employee number, in any case, and birth date (spec 3 §5). Twins of one family are told
 * apart by name; of several it is the only one who has a ticket.
 */
export function freePersonOfRow<Person extends NamedFreePerson>(
  row: FreePersonNames,
  people: readonly Person[],
): { readonly person: Person } | { readonly fault: FreePersonFault } {
  const born = people.filter(({ holders }) =>
    holders.some(
      ({ employeeId, birthDate }) =>
        folded(employeeId) === folded(row.employeeId) && birthDate.equals(row.birthDate),
    ),
  );
  if (born.length === 0) return { fault: { column: 'employeeId', code: 'PERSON_NOT_FOUND' } };
  const peopleByName = born.filter((person) => isNamed(person, row));
  if (peopleByName.length === 0) return { fault: { column: 'firstName', code: 'NAME_UNKNOWN' } };
  const [person, ...others] = peopleByName.filter(({ tickets }) => tickets.length > 0);
  if (!person) return { fault: { column: null, code: 'NO_TICKET' } };
  if (others.length === 0) return { person };
  return {
    fault: {
      column: 'firstName',
      code: 'SEVERAL_PEOPLE',
      others: [person, ...others].flatMap(({ holders: [holder] }) =>
        holder ? [{ subscriberId: holder.id, day: holder.birthDate }] : [],
      ),
    },
  };
}

/** What the row leaves out counts for any name. */
const isNamed = ({ holders }: NamedFreePerson, row: FreePersonNames): boolean =>
  holders.some(
    ({ firstName, lastName }) => isSame(row.firstName, firstName) && isSame(row.lastName, lastName),
  );

const isSame = (typedName: string | null, name: string): boolean =>
  typedName === null || folded(typedName) === folded(name);

const folded = (text: string): string => foldText(text).replaceAll(/\s+/g, ' ').trim();
