import type { Refusal, Reply } from '@takst/contract/platform/calls/route.ts';
import type { activateUser } from '@takst/contract/customers/users/activation/activate-user.contract.ts';
import type { getActivation } from '@takst/contract/customers/users/activation/get-activation.contract.ts';
import type { CallProblem } from '#platform/api/call-problem.ts';

export type Activation = Reply<typeof getActivation>;

export type LinkProblem = 'not-found' | 'used' | 'expired' | CallProblem;

type RefusalCode = Refusal<typeof activateUser>['code'];

export const problemOfRefusal: { readonly [Code in RefusalCode]: LinkProblem } = {
  ACTIVATION_NOT_FOUND: 'not-found',
  ACTIVATION_USED: 'used',
  ACTIVATION_EXPIRED: 'expired',
  // Cannot occur: the page shows a password form exactly where the operator requires one.
  PASSWORD_REQUIRED: 'trouble',
  PASSWORD_NOT_TAKEN: 'trouble',
};
