import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
  type Configuration,
  type TokenEndpointResponse,
} from 'openid-client';
import { ProviderRefused, withProvider } from './provider-failure.ts';

/** Stored until the browser comes back, and verified then. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string };

/** Who signed in, according to the provider. */
export type Identity = {
  subject: string;
  verifiedEmail: string | null;
  /** What the provider said about the e-mail. */
  emailClaim: 'verified' | 'not-verified' | 'missing';
};

export type Tokens = {
  idToken: string | null;
  refreshToken: string | null;
  /** Seconds from now. */
  expiresIn: number;
};

/** For providers that give no `expires_in`. */
const defaultLifetimeSeconds = 900;

type Start = {
  redirectUri: string;
  scopes: string;
  language: string;
  loginHint?: string | undefined;
};

/** The URL at which the browser signs in: code flow with PKCE. */
export async function signInUrl(
  provider: Configuration,
  { redirectUri, scopes, language, loginHint }: Start,
): Promise<{ url: URL; secrets: SignInSecrets }> {
  const secrets = {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  };
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: scopes,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: language,
    // The named user signs in, even when another user has a session at the provider.
    ...(loginHint !== undefined && { login_hint: loginHint, prompt: 'login' }),
  });
  return { url, secrets };
}

/** Exchanges the code for tokens; openid-client checks the ID token. */
export const redeemCode = (
  provider: Configuration,
  { callback, secrets }: { callback: URL; secrets: SignInSecrets },
): Promise<{ identity: Identity; tokens: Tokens & { idToken: string } }> =>
  withProvider(async () => {
    const answer = await authorizationCodeGrant(provider, callback, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.codeVerifier,
      idTokenExpected: true,
    });
    const claims = answer.claims();
    if (!claims || !answer.id_token) throw new ProviderRefused('NO_ID_TOKEN', null);
    // The e-mail may be in the ID token; by the standard it is in the user info.
    const profile =
      claims['email'] === undefined && provider.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(provider, answer.access_token, claims.sub)
        : claims;
    return {
      identity: { subject: claims.sub, ...emailOf(profile) },
      tokens: { ...tokensOf(answer), idToken: answer.id_token },
    };
  });

function emailOf(claims: Record<string, unknown>): Pick<Identity, 'verifiedEmail' | 'emailClaim'> {
  const { email, email_verified: verified } = claims;
  if (typeof email !== 'string') return { verifiedEmail: null, emailClaim: 'missing' };
  return verified === true || verified === 'true'
    ? { verifiedEmail: email, emailClaim: 'verified' }
    : { verifiedEmail: null, emailClaim: 'not-verified' };
}

/** New tokens for a session whose access token has expired. */
export const renewTokens = (
  provider: Configuration,
  { refreshToken, idToken }: { refreshToken: string; idToken: string },
): Promise<Tokens> =>
  withProvider(async () => {
    const answer = await refreshTokenGrant(provider, refreshToken);
    const subject = answer.claims()?.sub;
    if (subject !== undefined && subject !== subjectOf(idToken)) {
      throw new ProviderRefused('OTHER_SUBJECT', null);
    }
    return tokensOf(answer);
  });

const tokensOf = (answer: TokenEndpointResponse): Tokens => ({
  idToken: answer.id_token ?? null,
  refreshToken: answer.refresh_token ?? null,
  expiresIn: answer.expires_in ?? defaultLifetimeSeconds,
});

/** The subject of an ID token that has been verified before. */
function subjectOf(idToken: string): unknown {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { sub?: unknown }).sub;
}

/** The URL at which the browser ends the provider's session; null when the provider has none. */
export function signOutUrl(
  provider: Configuration,
  { idToken, returnTo }: { idToken: string; returnTo: string },
): URL | null {
  if (!provider.serverMetadata().end_session_endpoint) return null;
  return buildEndSessionUrl(provider, {
    id_token_hint: idToken,
    post_logout_redirect_uri: returnTo,
  });
}
