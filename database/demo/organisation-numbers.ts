import { isOrganisationNumber } from '@takst/domain/customers/companies/organisation-number.rules.ts';

/** Valid numbers in the range that no real unit has (3xx), one after the other. */
export function* inventedOrganisationNumbers(): Generator<string, never> {
  for (let eight = 31_000_101; ; eight += 7) {
    for (let digit = 0; digit <= 9; digit += 1) {
      const number = `${eight}${digit}`;
      if (isOrganisationNumber(number)) yield number;
    }
  }
}
