import type { Configuration } from 'openid-client';
import { callbackPath } from '#customers/session/signing-in/start-sign-in.ts';
import { identityCallbackPath } from '#platform/integrations/identity/identity.public.ts';
import {
  authorizationUrl,
  type createDiscover,
  type OidcProviderSettings,
  ProviderRefused,
  redeemCode,
} from '#platform/integrations/oidc/oidc.public.ts';
import { type Check, CheckFailed, checkOf, type Outcome, reasonOf } from './finding.ts';

type Discover = ReturnType<typeof createDiscover>;

type ProviderCheck = {
  readonly subject: string;
  /** The prefix of its settings: `OIDC_<ID>`. */
  readonly prefix: string;
  readonly settings: OidcProviderSettings;
  /** Where the provider sends the browser back. */
  readonly redirectUri: string;
  readonly discover: Discover;
};

const timeoutMs = 5_000;

/** Where a provider sends browsers back after a sign-in, and after somebody has proved who they are. */
export const redirectPaths = { signIn: callbackPath, identity: identityCallbackPath } as const;

/**
 * Tries a provider by calls that sign nobody in: its discovery document, a code that it never gave, which it refuses for
 * another reason when it knows the client, and a request that it answers by the redirect address when it knows that.
 */
export const providerCheck = (check: ProviderCheck): Check =>
  checkOf({
    subject: check.subject,
    settings: ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'SCOPES'].map(
      (name) => `${check.prefix}_${name}`,
    ),
    async attempt() {
      const { settings } = check;
      const provider = await check.discover(settings).catch((error: unknown) => {
        throw new CheckFailed(
          `${settings.issuer} gives no discovery document (/.well-known/openid-configuration): ${reasonOf(error)}`,
        );
      });
      const faults = [
        ...(await clientFaults(check, provider)),
        ...(await redirectFaults(check, provider)),
      ];
      if (faults.length > 0) throw new CheckFailed(...faults);
      return outcomeOf(check, provider);
    },
  });

/** The standard's words for a client that the provider does not know or whose secret is another. */
const clientCodes = new Set(['invalid_client', 'unauthorized_client']);

async function clientFaults(check: ProviderCheck, provider: Configuration): Promise<string[]> {
  const { secrets } = await authorizationUrl(
    { provider, settings: check.settings },
    request(check),
  );
  const callback = new URL(check.redirectUri);
  callback.searchParams.set('code', 'a-code-that-was-never-given');
  callback.searchParams.set('state', secrets.state);
  callback.searchParams.set('iss', provider.serverMetadata().issuer);
  const refusal = await redeemCode(provider, {
    callback,
    secrets,
    needsUserInfo: () => false,
  }).catch((error: unknown) => error);
  const isUnknown =
    (refusal instanceof ProviderRefused && clientCodes.has(refusal.code)) ||
    (refusal instanceof Error && statusIn(refusal.cause) === 401);
  if (isUnknown) {
    const name = check.settings.clientId;
    return [`does not take the client ${name} with its secret (client id, client secret)`];
  }
  if (refusal instanceof Error && !(refusal instanceof ProviderRefused))
    return [`its token endpoint fails: ${reasonOf(refusal)}`];
  return [];
}

const statusIn = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : undefined;

const request = ({ redirectUri }: ProviderCheck) => ({ redirectUri, language: 'nb' });

/** A provider does not send browsers to an address that is not registered: it shows a page that says so. */
async function redirectFaults(check: ProviderCheck, provider: Configuration): Promise<string[]> {
  const { url } = await authorizationUrl({ provider, settings: check.settings }, request(check));
  url.searchParams.set('prompt', 'none');
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => reasonOf(error));
  if (typeof response === 'string') return [`its sign-in page does not answer: ${response}`];
  await response.body?.cancel();
  if (response.status < 400) return [];
  return [
    `its sign-in page answers ${response.status}: is the redirect address ${check.redirectUri} registered there?`,
  ];
}

function outcomeOf({ settings }: ProviderCheck, provider: Configuration): Outcome {
  const metadata = provider.serverMetadata();
  const { scopes_supported: supported } = metadata;
  const missing = settings.scopes.split(' ').filter((one) => supported && !supported.includes(one));
  const notes = [
    ...(missing.length > 0 ? [`does not name the scopes ${missing.join(', ')} among its own`] : []),
    ...(metadata.end_session_endpoint ? [] : ['has no sign-out: sessions end in the portal alone']),
  ];
  return { text: `${metadata.issuer} knows the client ${settings.clientId}`, notes };
}
