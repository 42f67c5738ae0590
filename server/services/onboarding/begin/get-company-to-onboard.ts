import { getCompanyToOnboard as route } from '@takst/contract/services/onboarding/get-company-to-onboard.contract.ts';
import { serve } from '#platform/http/serve.ts';
import { limitUses } from '#platform/tries/tries.public.ts';
import type { OnboardingDependencies } from '../application/onboarding-dependencies.ts';
import { lookUpLimits } from '../application/onboarding-limits.ts';
import { findUnit } from './find-unit.ts';

type Dependencies = Pick<OnboardingDependencies, 'database' | 'register' | 'onboardingFormOf'>;

/** A unit's name and how many sign for it. Who they are is not told before an identity is proved. */
export const getCompanyToOnboard = ({ database, register, onboardingFormOf }: Dependencies) =>
  serve(route, async ({ origin: { tenant }, params, address, now }) => {
    if (onboardingFormOf(tenant) !== 'full') return { refused: { code: 'ONBOARDING_NOT_OFFERED' } };
    await database.transaction((tx) => limitUses(tx, lookUpLimits({ tenant, address }), now));
    const unit = await findUnit(register, params.orgNumber);
    if ('refused' in unit) return unit;
    const { name, organisationNumber } = unit.found;
    const { combinations } = await register.signingRightsOf(organisationNumber);
    const [fewest] = combinations.toSorted((one, other) => one.people.length - other.people.length);
    const fewestSigners = fewest?.people.length ?? null;
    return { reply: { name, organisationNumber, fewestSigners, basis: fewest?.basis ?? null } };
  });
