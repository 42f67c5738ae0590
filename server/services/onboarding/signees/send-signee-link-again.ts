import { sendSigneeLinkAgain as route } from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import { stepOf } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import { serve } from '#platform/http/serve.ts';
import { limitUses } from '#platform/tries/tries.public.ts';
import { changeOwn } from '../application/change-own.ts';
import { sendLink } from '../emails/send-onboarding-emails.ts';
import type { OnboardingDependencies } from '../application/onboarding-dependencies.ts';
import { factsOf } from '../application/onboarding-facts.ts';
import { linkUses } from '../application/onboarding-limits.ts';
import { askedSignature } from './asked-signature.ts';
import { signeeChange } from './signee-change.ts';

type Dependencies = Pick<OnboardingDependencies, 'changes' | 'origins'>;

/** Sends a signee a new link, to the same or another address. The link before it is dead. */
export const sendSigneeLinkAgain = ({ changes, origins }: Dependencies) =>
  serve(route, (call) =>
    changeOwn(changes, call, async (change, onboarding) => {
      const { body, now, origin } = call;
      const { email } = body;
      const signature = askedSignature(onboarding, body.name, stepOf(factsOf(onboarding, now)));
      if (!signature) return 'SIGNEE_NOT_ASKED';
      await limitUses(change.tx, linkUses({ tenant: origin.tenant, email }), now);
      await change.store.updateSignature(signature.id, { email });
      await change.record(signeeChange('ask-signee', onboarding));
      const again = { signature: { ...signature, email }, isReminder: false };
      await sendLink({ ...change, origins }, onboarding, again);
      return null;
    }),
  );
