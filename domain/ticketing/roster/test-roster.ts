import type { RosterEntry, RosterPerson } from './roster.ts';

export const today = Temporal.PlainDate.from('2026-03-20');

/** A person who has had a ticket for a long time. */
export const person = (fields: Partial<RosterPerson> = {}): RosterPerson => ({
  subscriberId: 1,
  firstName: 'Kari',
  lastName: 'Nordmann',
  employeeId: '100',
  phone: '+4741234567',
  agreementId: 7,
  isNeverLeaver: false,
  isEnding: false,
  orderedOn: Temporal.PlainDate.from('2025-01-10'),
  ...fields,
});

/** The row that says what is known. */
export const rowOf = (
  { firstName, lastName, employeeId, phone, agreementId }: RosterPerson,
  fields: Partial<RosterEntry> = {},
): RosterEntry => ({ row: 1, firstName, lastName, employeeId, phone, agreementId, ...fields });

export const people = (count: number): RosterPerson[] =>
  Array.from({ length: count }, (_, place) =>
    person({
      subscriberId: place + 1,
      firstName: `Fornavn${place}`,
      lastName: `Etternavn${place}`,
      employeeId: String(1000 + place),
      phone: `+4740000${String(place).padStart(3, '0')}`,
    }),
  );

export const listOf = (all: readonly RosterPerson[]): RosterEntry[] =>
  all.map((one, place) => rowOf(one, { row: place + 1 }));
