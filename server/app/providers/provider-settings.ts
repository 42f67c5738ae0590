import { perTenant, type TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { OidcProviderSettings, SessionSettings } from '#session/session.public.ts';

type ProviderSettingsSource = {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly demo: boolean;
  /** The operators that run here; nothing is asked of the others. */
  readonly tenants: readonly TenantId[];
  /** Called for each invalid setting. */
  readonly fault: (name: string, what: string) => void;
};

/** The providers of the operators by OIDC_<TENANT>_*; the embedded one where none of them is set. */
export const providersOf = (source: ProviderSettingsSource): SessionSettings['providers'] =>
  perTenant((tenant) => (source.tenants.includes(tenant) ? providerOf(tenant, source) : 'not-run'));

function providerOf(
  tenant: TenantId,
  { values, demo, fault }: ProviderSettingsSource,
): OidcProviderSettings | 'embedded' {
  const prefix = `OIDC_${tenant.toUpperCase()}`;
  const issuer = values[`${prefix}_ISSUER`];
  const clientId = values[`${prefix}_CLIENT_ID`];
  const clientSecret = values[`${prefix}_CLIENT_SECRET`];
  const isNamed = issuer !== undefined || clientId !== undefined || clientSecret !== undefined;
  if (!isNamed && demo) return 'embedded';
  const issuerFault = faultOfIssuer(issuer, demo);
  if (issuerFault) fault(`${prefix}_ISSUER`, issuerFault);
  if (!clientId) fault(`${prefix}_CLIENT_ID`, 'is missing');
  return {
    issuer: issuer ?? '',
    clientId: clientId ?? '',
    ...(clientSecret === undefined ? {} : { clientSecret }),
    scopes: values[`${prefix}_SCOPES`] ?? 'openid email profile offline_access',
  };
}

/** Beside the demo world a provider on the same machine may speak http. */
function faultOfIssuer(issuer: string | undefined, demo: boolean): string | null {
  if (!issuer) return 'is missing';
  if (!URL.canParse(issuer)) return 'is no address';
  const { protocol } = new URL(issuer);
  if (protocol !== 'https:' && !(demo && protocol === 'http:')) return 'must be https';
  return null;
}
