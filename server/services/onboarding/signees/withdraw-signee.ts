import { withdrawSignee as route } from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import { stepOf } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serve } from '#platform/http/serve.ts';
import { changeOwn } from '../application/change-own.ts';
import { factsOf } from '../application/onboarding-facts.ts';
import { askedSignature } from './asked-signature.ts';
import { signeeChange } from './signee-change.ts';

/**
 * Takes back that a person was asked to sign: another can be named, and the link is dead. Under the lock of the onboarding,
 * so of a withdrawal and a signature the second sees the first.
 */
export const withdrawSignee = (changes: ChangePath) =>
  serve(route, (call) =>
    changeOwn(changes, call, async ({ record, store }, onboarding) => {
      const { body, now } = call;
      const signature = askedSignature(onboarding, body.name, stepOf(factsOf(onboarding, now)));
      if (!signature) return 'SIGNEE_NOT_ASKED';
      await store.removeSignature(signature.id);
      await record(signeeChange('withdraw-signee', onboarding));
      return null;
    }),
  );
