import {
  ofTenant,
  type PerTenant,
  type TenantId,
} from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { publicOrigins } from '../settings/public-origins.ts';
import type { Settings } from '../settings/settings.ts';
import { redirectPaths } from './check-provider.ts';

export const signInScopes = 'openid email profile offline_access';

type Client = { readonly tenant: TenantId; readonly origin: string; readonly scopes: string };

/** What to register at the identity provider of an operator. */
export const signInClientLines = ({ tenant, origin, scopes }: Client): string[] => [
  `At the identity provider of ${tenantOf(tenant).operator}, register a client for the code flow with PKCE:`,
  `  redirect address        ${origin}${redirectPaths.signIn}`,
  `  address after sign-out  ${origin}/`,
  `  scopes                  ${scopes}`,
  '  claims                  sub, email, and email_verified as true, in the ID token or the user info',
];

const identityClientLines = ({ tenant, origin, scopes }: Client): string[] => [
  `At the provider that knows new customers of ${tenantOf(tenant).operator}, register a client for the code flow with PKCE:`,
  `  redirect address        ${origin}${redirectPaths.identity}`,
  `  scopes                  ${scopes}`,
  '  claims                  sub, name (or given_name and family_name), and birthdate as YYYY-MM-DD',
];

/** What to register for every operator that runs here; nothing for stand-ins. */
export function registrationLines(settings: Settings): string[] {
  const origins: PerTenant<string> = publicOrigins(settings);
  return settings.tenants.flatMap((tenant) => {
    const signIn = ofTenant(settings.providers, tenant);
    const { identity } = ofTenant(settings.onboarding, tenant);
    const client = { tenant, origin: ofTenant(origins, tenant) };
    return [
      ...(typeof signIn === 'string' ? [] : signInClientLines({ ...client, ...signIn })),
      ...(typeof identity === 'string' ? [] : identityClientLines({ ...client, ...identity })),
    ];
  });
}
