import { getCompanyToOnboard as route } from '@takst/contract/services/onboarding/get-company-to-onboard.contract.ts';
import { serve } from '#platform/http/serve.ts';
import { type LookUpDependencies, lookUpUnit } from './look-up-unit.ts';

/** A unit's name and how many sign for it. Who they are is not told before an identity is proved. */
export const getCompanyToOnboard = (dependencies: LookUpDependencies) =>
  serve(route, async (call) => {
    const unit = await lookUpUnit(dependencies, call);
    if ('refused' in unit) return unit;
    const { name, organisationNumber } = unit.found;
    const { combinations } = await dependencies.register.signingRightsOf(organisationNumber);
    const [fewest] = combinations.toSorted((one, other) => one.people.length - other.people.length);
    const fewestSigners = fewest?.people.length ?? null;
    return { reply: { name, organisationNumber, fewestSigners, basis: fewest?.basis ?? null } };
  });
