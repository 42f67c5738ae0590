import type { CoveredUser } from '@takst/contract/services/ticket-counter/covers/covered-user.schema.ts';
import { digestOfSeen } from '#platform/changes/digest-of-seen.ts';
import type { CoveredPerson } from './covered-person.query.ts';

export const describeCoveredPerson = (person: CoveredPerson): CoveredUser => ({
  ...person,
  version: versionOfPerson(person),
});

export const versionOfPerson = (person: CoveredPerson): string =>
  digestOfSeen([
    person.name,
    person.phoneCountryCode,
    person.phone,
    person.invoiceReferenceId,
    person.limitOre,
  ]);

/** As the record has it. */
export const recordedPerson = (person: CoveredPerson) => ({
  coveredName: person.name,
  phone: person.phone,
  phoneCountryCode: person.phoneCountryCode,
  invoiceReference: person.invoiceReference,
  ...(person.limitOre !== null && { monthLimit: person.limitOre }),
});
