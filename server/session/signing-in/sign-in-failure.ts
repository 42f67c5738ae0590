import { ProviderRefused, isProviderUnavailable } from '../identity-provider/provider-failure.ts';

/** Why nobody is signed in, for the page that says so: `/user-setup-error?code=…`. */
export type SignInFailure =
  | 'UNKNOWN_USER'
  | 'INACTIVE_USER'
  | 'OTHER_LOGIN'
  | 'PROVIDER_UNAVAILABLE'
  | 'PROVIDER_ANSWER'
  | 'SIGN_IN_EXPIRED';

export const failurePage = (code: SignInFailure): string => `/user-setup-error?code=${code}`;

/** Where a browser goes when signing in went wrong; null for what is no failure of signing in. */
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
    // An old address: the sign-in took too long, or it was finished and somebody went back to it.
    case 'UNKNOWN_STATE':
    case 'invalid_grant':
      return hasSession ? '/' : failurePage('SIGN_IN_EXPIRED');
    default:
      return failurePage('PROVIDER_ANSWER');
  }
}
