import { startSigning as route } from '@takst/contract/services/onboarding/sign-contract.contract.ts';
import { serve } from '#platform/http/serve.ts';
import { identificationStore } from '../identify/identification.store.ts';
import type { OnboardingDependencies } from '../application/onboarding-dependencies.ts';
import { factsOf } from '../application/onboarding-facts.ts';
import { findSigning } from './find-signing.ts';

type Dependencies = Pick<OnboardingDependencies, 'database' | 'identity'>;

/** Gives the identity provider's address to a signee, who has accepted the contract. Nothing is signed yet. */
export const startSigning = ({ database, identity }: Dependencies) =>
  serve(route, async (call) => {
    const { tenant } = call.origin;
    const signing = await findSigning(database, call);
    if ('refused' in signing) return signing;
    const { onboarding, signature } = signing.found;
    if (signature.signed_at !== null || factsOf(onboarding, call.now).isSigned) {
      return { refused: { code: 'HAS_SIGNED' } };
    }
    const { url, secrets } = await identity.start({
      tenant,
      origin: call.site,
      language: call.language,
    });
    await database.transaction((tx) =>
      identificationStore(tx, tenant).insert(
        {
          onboardingId: onboarding.id,
          signatureId: signature.id,
          linkToken: call.params.token,
          secrets,
        },
        call,
      ),
    );
    return { reply: url.href };
  });
