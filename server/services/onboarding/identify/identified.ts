import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { ProvenIdentity } from '#platform/integrations/identity/identity.public.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import type { MadeContract } from '../contract/contract.store.ts';
import type { OnboardingDependencies } from '../application/onboarding-dependencies.ts';
import type { StoredOnboarding } from '../application/onboarding.store.ts';
import type { RegisterFacts } from './ask-register.ts';

/** Everything that was found out before the change: a person, what the register says, and the contract. */
export type IdentifiedPerson = RegisterFacts & {
  readonly onboarding: StoredOnboarding;
  readonly person: ProvenIdentity;
  /** Of the browser that came back. */
  readonly browser: string;
  readonly contract: MadeContract;
  /** Of the e-signing, with which a signature is made if the person may sign. */
  readonly signingId: string;
  /** The signee's link by which they came; null for the person who began. */
  readonly linkToken: string | null;
  readonly now: Temporal.Instant;
};

export type SigningChange = Change & Pick<OnboardingDependencies, 'origins'>;

/** The subject itself is the provider's; its digest says whether it was the same person. */
export const subjectDigest = (tenant: TenantId, { subject }: ProvenIdentity): string =>
  digestOf(`identity ${tenant} ${subject}`);
