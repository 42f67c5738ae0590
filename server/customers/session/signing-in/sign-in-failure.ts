import type { PageAddress } from '@takst/contract/app/path-to.ts';
import { isProviderUnavailable, ProviderRefused } from '#platform/integrations/oidc/oidc.public.ts';
import type { UserRefusal } from './admit-user.ts';
import type { Identity } from '../identity-provider/user-login.ts';

/** Why sign-in failed, shown at `/user-setup-error?code=…`. */
export type SignInFailure =
  | 'UNKNOWN_USER'
  | 'INACTIVE_USER'
  | 'OTHER_LOGIN'
  | 'PROVIDER_UNAVAILABLE'
  | 'PROVIDER_ANSWER'
  | 'SIGN_IN_EXPIRED';

const page: PageAddress = '/user-setup-error';

export const failurePage = (code: SignInFailure): string => `${page}?code=${code}`;

/** The page for a failed sign-in; null for any other error. */
export function pageForFailure(
  error: unknown,
  { hasSession }: { hasSession: boolean },
): string | null {
  if (isProviderUnavailable(error)) return failurePage('PROVIDER_UNAVAILABLE');
  if (!(error instanceof ProviderRefused)) return null;
  switch (error.code) {
    // The user pressed Cancel.
    case 'access_denied':
      return '/';
    // The sign-in took too long, or the user went back to a finished one.
    case 'UNKNOWN_STATE':
    case 'invalid_grant':
      return hasSession ? '/' : failurePage('SIGN_IN_EXPIRED');
    default:
      return failurePage('PROVIDER_ANSWER');
  }
}

/** For the log: what the provider has to send, or that a user is missing; without the e-mail or a name. */
export function refusalReason({
  code,
  emailClaim,
}: {
  code: UserRefusal;
  emailClaim: Identity['emailClaim'];
}): string {
  if (code === 'INACTIVE_USER') return 'the user is not active';
  if (code === 'OTHER_LOGIN') return 'the user with this e-mail is linked to another login';
  if (emailClaim === 'missing')
    return 'the provider gave no email claim, and nobody has this login';
  if (emailClaim === 'not-verified') {
    return 'the provider says that the e-mail is not verified, and nobody has this login';
  }
  if (emailClaim === 'not-said') {
    return 'the provider gave no email_verified, OIDC_<TENANT>_TRUST_EMAIL does not let its e-mails count, and nobody has this login';
  }
  return 'nobody has this e-mail';
}
