import {
  buildEndSessionUrl,
  refreshTokenGrant,
  type Configuration,
  type TokenEndpointResponse,
} from 'openid-client';
import {
  type AuthorizationSecrets,
  type DiscoveredProvider,
  type OidcProviderSettings,
  ProviderRefused,
  redeemCode,
  withProvider,
} from '#platform/integrations/oidc/oidc.public.ts';

/** Who signed in, according to the provider. */
export type Identity = {
  subject: string;
  verifiedEmail: string | null;
  /** What the provider said about the e-mail. */
  emailClaim: 'verified' | 'not-verified' | 'not-said' | 'missing';
};

export type Tokens = {
  idToken: string | null;
  refreshToken: string | null;
  /** Seconds from now. */
  expiresIn: number;
};

/** For providers that give no `expires_in`. */
const defaultLifetimeSeconds = 900;

/** Exchanges the code for the user's identity and tokens. */
export async function redeemLogin(
  { provider, settings }: DiscoveredProvider,
  { callback, secrets }: { callback: URL; secrets: AuthorizationSecrets },
): Promise<{ identity: Identity; tokens: Tokens & { idToken: string } }> {
  const { claims, userInfo, idToken, answer } = await redeemCode(provider, {
    callback,
    secrets,
    needsUserInfo: ({ email }) => email === undefined,
  });
  return {
    identity: { subject: claims.sub, ...emailOf(userInfo ?? claims, settings) },
    tokens: { ...tokensOf(answer), idToken },
  };
}

/** An e-mail that the provider calls unverified never counts, one of which it says nothing where the operator trusts it. */
function emailOf(
  claims: Record<string, unknown>,
  { trustsEmail = false }: Pick<OidcProviderSettings, 'trustsEmail'>,
): Pick<Identity, 'verifiedEmail' | 'emailClaim'> {
  const { email, email_verified: verified } = claims;
  if (typeof email !== 'string') return { verifiedEmail: null, emailClaim: 'missing' };
  if (verified === true || verified === 'true' || (verified === undefined && trustsEmail))
    return { verifiedEmail: email, emailClaim: 'verified' };
  const emailClaim = verified === undefined ? 'not-said' : 'not-verified';
  return { verifiedEmail: null, emailClaim };
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
