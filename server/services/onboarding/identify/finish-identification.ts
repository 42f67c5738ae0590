import type { IdentificationProblem } from '@takst/domain/services/onboarding/identification-problem.ts';
import { nextStepOf } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { Origin } from '#platform/http/call.ts';
import { isRegisterUnavailable } from '#platform/integrations/company-register/company-register.public.ts';
import {
  isIdentityRefused,
  isIdentityUnavailable,
  type ProvenIdentity,
} from '#platform/integrations/identity/identity.public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { contractStore } from '../contract/contract.store.ts';
import { makeContract } from '../contract/make-contract.ts';
import type { OnboardingDependencies } from '../application/onboarding-dependencies.ts';
import { factsOf } from '../application/onboarding-facts.ts';
import { onboardingOrigin } from '../application/onboarding-origin.ts';
import { onboardingStore, type StoredOnboarding } from '../application/onboarding.store.ts';
import { askRegister } from './ask-register.ts';
import { type Identification, identificationStore } from './identification.store.ts';
import type { IdentifiedPerson } from './identified.ts';
import { subjectDigest } from './identified.ts';
import { identifySignee } from './identify-signee.ts';
import { identifyStarter } from './identify-starter.ts';

export type IdentityCallback = {
  readonly origin: Origin;
  /** The callback as the browser has it, with the provider's parameters. */
  readonly url: URL;
  /** The digest of the browser's cookie; null without one. */
  readonly browser: string | null;
};

type Dependencies = OnboardingDependencies & { readonly clock: Clock };

/** Where the browser goes, and why it went wrong if it did: for the log. */
export type IdentificationEnd = {
  readonly path: string;
  readonly problem: IdentificationProblem | null;
};

/**
 * Handles the identity provider's callback: proves the person, asks the register, and signs for a person who may. All
 * outside services are called before anything is changed, so a failure leaves the onboarding unchanged and the user can
 * try again.
 */
export const finishIdentification =
  (dependencies: Dependencies) =>
  async (callback: IdentityCallback): Promise<IdentificationEnd> => {
    const { database, clock } = dependencies;
    const { tenant } = callback.origin;
    const identification = await takeIdentification(dependencies, callback);
    const store = onboardingStore(database, tenant);
    const onboarding = identification && (await store.findById(identification.onboardingId));
    if (!identification || !onboarding) return failed('/register', 'IDENTIFICATION_UNKNOWN');
    const path = pathOf(identification);
    if (factsOf(onboarding, clock.now()).hasEnded) return { path, problem: null };
    try {
      const identifiedPerson = await findOut(dependencies, callback, {
        identification,
        onboarding,
      });
      await dependencies.changes(onboardingOrigin(callback.origin), async (change) => {
        await identify(
          { ...change, origins: dependencies.origins },
          identification,
          identifiedPerson,
        );
        return { reply: null };
      });
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      return failed(path, problem);
    }
    const after = await store.findById(onboarding.id);
    const isSignee = identification.linkToken !== null;
    const nextStep = after && !isSignee ? nextStepOf(factsOf(after, clock.now())) : null;
    // It only says where to go: the page asks the onboarding.
    return { path: nextStep ? `${path}&nextStep=${nextStep}` : path, problem: null };
  };

type IdentificationInput = {
  readonly identification: Identification;
  readonly onboarding: StoredOnboarding;
};

async function takeIdentification(
  { database, clock }: Dependencies,
  { origin: { tenant }, url, browser }: IdentityCallback,
): Promise<Identification | null> {
  const state = url.searchParams.get('state') ?? '';
  // Ours have these characters only; others might be invalid text for the database.
  if (browser === null || !/^[\w-]{1,200}$/.test(state)) return null;
  const now = clock.now();
  return database.transaction((tx) =>
    identificationStore(tx, tenant).claim(state, { browser, now }),
  );
}

async function findOut(
  { database, register, identity, eSigning, clock }: Dependencies,
  { origin: { tenant }, url, browser }: IdentityCallback,
  { identification, onboarding }: IdentificationInput,
): Promise<IdentifiedPerson> {
  const { secrets } = identification;
  const person = await identity.finish({ tenant, origin: url.origin, url, secrets });
  const facts = await askRegister(register, onboarding.organisation_number);
  const contract =
    (await contractStore(database, tenant).find(onboarding.id)) ??
    (await makeContract({
      tenant,
      companyName: onboarding.company_name,
      organisationNumber: onboarding.organisation_number,
      day: clock.today(),
    }));
  const { id: signingId } = await eSigning.create({
    reference: onboarding.id,
    title: onboarding.company_name,
    document: contract.pdf,
    sha256: contract.sha256,
    signer: signerOf(onboarding, person),
    returnTo: `${url.origin}${pathOf(identification)}`,
  });
  return {
    ...facts,
    onboarding,
    person,
    contract,
    signingId,
    linkToken: identification.linkToken,
    browser: browser ?? '',
    now: clock.now(),
  };
}

const signerOf = ({ tenant }: StoredOnboarding, person: ProvenIdentity) => ({
  subjectDigest: subjectDigest(tenant, person),
  name: person.name,
  birthDate: person.birthDate,
});

/** Under the lock of the onboarding: what was done meanwhile decides. */
async function identify(
  change: Parameters<typeof identifyStarter>[0],
  { signatureId, onboardingId }: Identification,
  identifiedPerson: IdentifiedPerson,
): Promise<void> {
  const onboarding = await onboardingStore(change.tx, identifiedPerson.onboarding.tenant).lock(
    onboardingId,
  );
  if (!onboarding) return;
  const { hasEnded, supportReason, isSigned, rights } = factsOf(onboarding, identifiedPerson.now);
  if (hasEnded || supportReason || isSigned) return;
  if (signatureId === null) {
    if (!rights) await identifyStarter(change, { ...identifiedPerson, onboarding });
    return;
  }
  const signature = onboarding.signatures.find(({ id }) => id === signatureId);
  if (signature && signature.signed_at === null) {
    await identifySignee(change, { ...identifiedPerson, onboarding }, signature);
  }
}

const pathOf = ({ onboardingId, linkToken }: Identification): string =>
  linkToken === null ? `/register?onboardingId=${onboardingId}` : `/register/sign/${linkToken}`;

const failed = (path: string, problem: IdentificationProblem): IdentificationEnd => ({
  path: `${path}${path.includes('?') ? '&' : '?'}problem=${problem}`,
  problem,
});

function problemOf(error: unknown): IdentificationProblem | null {
  if (isIdentityUnavailable(error)) return 'IDENTITY_UNAVAILABLE';
  if (isRegisterUnavailable(error)) return 'REGISTER_UNAVAILABLE';
  if (!isIdentityRefused(error)) return null;
  if (error.code === 'CANCELLED') return 'IDENTITY_CANCELLED';
  return error.code === 'EXPIRED' ? 'IDENTITY_EXPIRED' : 'IDENTITY_NOT_USABLE';
}
