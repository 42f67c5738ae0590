import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
  type IDToken,
  type TokenEndpointResponse,
  type UserInfoResponse,
} from 'openid-client';
import { ProviderRefused, withProvider } from './provider-failure.ts';
import type { DiscoveredProvider } from './provider-of-tenant.ts';

/** Stored until the browser comes back, and verified then. */
export type AuthorizationSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

type AuthorizationRequest = {
  redirectUri: string;
  language: string;
  loginHint?: string | undefined;
  /** `login` asks for a sign-in even when the browser has a session at the provider. */
  prompt?: 'login' | undefined;
};

/** The URL at the provider to which the browser goes: code flow with PKCE. */
export async function authorizationUrl(
  { provider, settings }: DiscoveredProvider,
  { redirectUri, language, loginHint, prompt }: AuthorizationRequest,
): Promise<{ url: URL; secrets: AuthorizationSecrets }> {
  const secrets = {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  };
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: settings.scopes,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: language,
    ...(settings.acrValues !== undefined && { acr_values: settings.acrValues }),
    ...(loginHint !== undefined && { login_hint: loginHint }),
    ...(prompt !== undefined && { prompt }),
  });
  return { url, secrets };
}

type Redemption = {
  /** The callback URL with the provider's parameters. */
  callback: URL;
  secrets: AuthorizationSecrets;
  /** Whether the ID token lacks claims that the user info may have: by the standard they are there. */
  needsUserInfo: (claims: IDToken) => boolean;
};

export type RedeemedCode = {
  claims: IDToken;
  /** Of the same subject; null when it was not needed or the provider has none. */
  userInfo: UserInfoResponse | null;
  idToken: string;
  answer: TokenEndpointResponse;
};

/** Exchanges the code for tokens and claims; openid-client checks the ID token. */
export const redeemCode = (
  provider: Configuration,
  { callback, secrets, needsUserInfo }: Redemption,
): Promise<RedeemedCode> =>
  withProvider(async () => {
    const answer = await authorizationCodeGrant(provider, callback, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.codeVerifier,
      idTokenExpected: true,
    });
    const claims = answer.claims();
    if (!claims || !answer.id_token) throw new ProviderRefused('NO_ID_TOKEN', null);
    const userInfo =
      needsUserInfo(claims) && provider.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(provider, answer.access_token, claims.sub)
        : null;
    return { claims, userInfo, idToken: answer.id_token, answer };
  });
