import type { RegisteredRole } from '@takst/domain/services/onboarding/rights-by-roles.rules.ts';
import { registerPerson } from './register-person.ts';
import type { RegisteredRoles, RoleHolder } from './signing-rights.schema.ts';

/** The roles of all groups. */
export const readRoles = ({ rollegrupper }: RegisteredRoles): RegisteredRole[] =>
  rollegrupper.flatMap(({ roller }) =>
    (roller ?? []).map(({ type, person, fratraadt, avregistrert }) => ({
      code: type.kode,
      holder: person ? holderOf(person) : null,
      hasLeft: [person?.erDoed, fratraadt, avregistrert].includes(true),
    })),
  );

const holderOf = ({ navn, fodselsdato }: RoleHolder) =>
  registerPerson([navn?.fornavn, navn?.mellomnavn, navn?.etternavn], fodselsdato);
