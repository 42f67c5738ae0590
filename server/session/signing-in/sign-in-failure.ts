import type { PageAddress } from '@takst/contract/path-to.ts';
import { ProviderRefused, isProviderUnavailable } from '../identity-provider/provider-failure.ts';

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
