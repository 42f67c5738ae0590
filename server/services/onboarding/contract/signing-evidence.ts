import type { Database } from '#platform/db/database.ts';
import type { SigningEvidence } from '#platform/integrations/e-signing/e-signing.public.ts';
import { onboardingStore } from '../application/onboarding.store.ts';
import { signedContract } from './signed-contract.ts';
import { onboardingOfSigning } from './signing.query.ts';

/** The evidence of signatures by a proven identity: the onboarding's own signatures and contract. */
export function signingEvidence(database: Database): SigningEvidence {
  const find = async (signingId: string) => {
    const owner = await onboardingOfSigning(database, signingId);
    return owner ? onboardingStore(database, owner.tenant).findById(owner.id) : null;
  };
  return {
    async status(signingId) {
      const onboarding = await find(signingId);
      return (onboarding?.signatures ?? []).flatMap((one) =>
        one.signed_at
          ? [{ name: one.name, birthDate: one.birth_date, signedAt: one.signed_at }]
          : [],
      );
    },
    async signedDocument(signingId) {
      const onboarding = await find(signingId);
      return onboarding && signedContract(database, onboarding.tenant, onboarding);
    },
  };
}
