import {
  authorizationUrl,
  createProviderOf,
  isProviderUnavailable,
  ProviderRefused,
  type ProviderOfDependencies,
  redeemCode,
} from '../oidc/oidc.public.ts';
import {
  identityCallbackPath,
  IdentityRefused,
  type IdentityRefusalCode,
  type IdentityService,
  IdentityUnavailable,
} from './identity.port.ts';
import { hasIdentity, provenIdentity } from './proven-identity.ts';

/** Any OpenID Connect provider that gives a person's name and birth date, by configuration alone. */
export function identityService(dependencies: ProviderOfDependencies): IdentityService {
  const providerOf = createProviderOf(dependencies);
  return {
    start: ({ tenant, origin, language }) =>
      withIdentityErrors(async () =>
        authorizationUrl(await providerOf({ tenant, origin }), {
          redirectUri: origin + identityCallbackPath,
          language,
          // The person proves themselves now: a session at the provider may be another one's.
          prompt: 'login',
        }),
      ),
    finish: ({ tenant, origin, url, secrets }) =>
      withIdentityErrors(async () => {
        const { provider } = await providerOf({ tenant, origin });
        const { claims, userInfo } = await redeemCode(provider, {
          callback: new URL(identityCallbackPath + url.search, origin),
          secrets,
          needsUserInfo: (idTokenClaims) => !hasIdentity(idTokenClaims),
        });
        return provenIdentity(claims.sub, { ...claims, ...userInfo });
      }),
  };
}

/** Runs one exchange; failures of the provider become the port's two errors. */
async function withIdentityErrors<T>(exchange: () => Promise<T>): Promise<T> {
  try {
    return await exchange();
  } catch (error) {
    if (isProviderUnavailable(error)) throw new IdentityUnavailable(error);
    if (!(error instanceof ProviderRefused)) throw error;
    const code = refusalCodes[error.code] ?? 'UNUSABLE_ANSWER';
    throw new IdentityRefused(code, { reason: error.code, cause: error });
  }
}

/** By the provider's code. */
const refusalCodes: Readonly<Record<string, IdentityRefusalCode>> = {
  access_denied: 'CANCELLED',
  invalid_grant: 'EXPIRED',
};
