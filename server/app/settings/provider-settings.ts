import { hasCredentials } from './address-settings.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import type {
  OidcProviders,
  OidcProviderSettings,
} from '#platform/integrations/oidc/oidc.public.ts';

export type ProviderSettingsSource = {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly demo: boolean;
  /** The operators that run here; nothing is asked of the others. */
  readonly tenants: readonly TenantId[];
  /** Called for each invalid setting. */
  readonly fault: (name: string, what: string) => void;
};

/** The providers of the operators by OIDC_<TENANT>_*; the embedded one where none of them is set. */
export const providersOf = (source: ProviderSettingsSource): OidcProviders =>
  perTenant((tenant) => {
    if (!source.tenants.includes(tenant)) return 'not-run';
    const prefix = `OIDC_${tenant.toUpperCase()}`;
    if (source.demo && !isProviderNamed(prefix, source)) return 'embedded';
    const trustsEmail = readTrustEmail(`${prefix}_TRUST_EMAIL`, source);
    return {
      ...readProvider(prefix, source, { scopes: 'openid email profile offline_access' }),
      ...(trustsEmail && { trustsEmail }),
    };
  });

/** Whether an e-mail counts of which the provider does not say that it is verified. */
function readTrustEmail(name: string, { values, fault }: ProviderSettingsSource): boolean {
  const value = values[name] ?? 'no';
  if (value !== 'yes' && value !== 'no') fault(name, 'is neither yes nor no');
  return value === 'yes';
}

/** Whether any of `<prefix>_*` is set that says which provider it is. */
export const isProviderNamed = (prefix: string, { values }: ProviderSettingsSource): boolean =>
  ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'].some(
    (name) => values[`${prefix}_${name}`] !== undefined,
  );

/** Reads `<prefix>_*` and reports what is missing or wrong; `scopes` are those where none are set. */
export function readProvider(
  prefix: string,
  { values, demo, fault }: ProviderSettingsSource,
  { scopes, needsSecret = false }: { scopes: string; needsSecret?: boolean },
): OidcProviderSettings {
  const issuer = values[`${prefix}_ISSUER`];
  const clientId = values[`${prefix}_CLIENT_ID`];
  const clientSecret = values[`${prefix}_CLIENT_SECRET`];
  const acrValues = values[`${prefix}_ACR_VALUES`];
  const issuerFault = faultOfIssuer(issuer, demo);
  if (issuerFault) fault(`${prefix}_ISSUER`, issuerFault);
  if (!clientId) fault(`${prefix}_CLIENT_ID`, 'is missing');
  if (needsSecret && !clientSecret) fault(`${prefix}_CLIENT_SECRET`, 'is missing');
  const askedScopes = values[`${prefix}_SCOPES`] ?? scopes;
  if (!askedScopes.split(' ').includes('openid')) fault(`${prefix}_SCOPES`, 'has no openid');
  return {
    issuer: issuer ?? '',
    clientId: clientId ?? '',
    ...(clientSecret === undefined ? {} : { clientSecret }),
    scopes: askedScopes,
    ...(acrValues === undefined ? {} : { acrValues }),
  };
}

/** Beside the demo world a provider on the same machine may speak http. */
function faultOfIssuer(issuer: string | undefined, demo: boolean): string | null {
  if (!issuer) return 'is missing';
  if (!URL.canParse(issuer)) return 'is no address';
  const { protocol } = new URL(issuer);
  if (protocol !== 'https:' && !(demo && protocol === 'http:')) return 'must be https';
  return hasCredentials(new URL(issuer)) ? 'holds a user name or a password' : null;
}
