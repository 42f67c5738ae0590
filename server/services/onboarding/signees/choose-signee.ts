import { chooseSignee as route } from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import {
  eligibleSigners,
  stepOf,
} from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import { serve } from '#platform/http/serve.ts';
import { digestOf, newToken } from '#platform/access/tokens/secret-token.ts';
import { limitUses } from '#platform/tries/tries.public.ts';
import { changeOwn } from '../application/change-own.ts';
import { sendLink } from '../emails/send-onboarding-emails.ts';
import type { OnboardingDependencies } from '../application/onboarding-dependencies.ts';
import { factsOf } from '../application/onboarding-facts.ts';
import { linkUses } from '../application/onboarding-limits.ts';
import { sendFirstCode } from '../phone/send-code.ts';
import { signeeChange } from './signee-change.ts';

type Dependencies = Pick<OnboardingDependencies, 'changes' | 'origins'>;

/** Names the next to sign, who gets a link; with the last who is missing, the code goes to the phone. */
export const chooseSignee = ({ changes, origins }: Dependencies) =>
  serve(route, (call) =>
    changeOwn(changes, call, async (change, onboarding) => {
      const { body, now, origin } = call;
      const { store } = change;
      const facts = factsOf(onboarding, now);
      if (stepOf(facts) !== 'PROVIDE_SIGNEE') return 'NO_SIGNEE_NEEDED';
      const signee = eligibleSigners(facts).find(({ name }) => name === body.name);
      if (!signee) return 'NOT_ELIGIBLE';
      await limitUses(change.tx, linkUses({ tenant: origin.tenant, email: body.email }), now);
      await store.addSignature(onboarding.id, {
        name: signee.name,
        birth_date: signee.birthDate,
        email: body.email,
        link_digest: digestOf(newToken()),
        asked_at: now,
      });
      await change.record(signeeChange('ask-signee', onboarding));
      const after = await store.findById(onboarding.id);
      const signature = after?.signatures.at(-1);
      if (!after || !signature) throw new Error('A signature that was just added is gone.');
      await sendLink({ ...change, origins }, after, { signature, isReminder: false });
      if (stepOf(factsOf(after, now)) === 'VERIFY_PHONE') await sendFirstCode(change, after, now);
      return null;
    }),
  );
