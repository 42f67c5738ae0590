import { ofTenant, type TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Configuration } from 'openid-client';
import type { Discover } from './discovery.ts';
import type { EmbeddedSettings, OidcProviders, OidcProviderSettings } from './oidc-settings.ts';

export type DiscoveredProvider = { provider: Configuration; settings: OidcProviderSettings };

/** Finds a tenant's provider. `origin` is the portal's origin in the browser. */
export type ProviderOf = (site: {
  tenant: TenantId;
  origin: string;
}) => Promise<DiscoveredProvider>;

export type ProviderOfDependencies = {
  providers: OidcProviders;
  discover: Discover;
  /** Null where no stand-in runs; then no tenant may have `embedded`. */
  embedded: EmbeddedSettings | null;
};

/** Finds a tenant's provider by configuration alone. */
export function createProviderOf({
  providers,
  discover,
  embedded,
}: ProviderOfDependencies): ProviderOf {
  if (!embedded && Object.values(providers).includes('embedded')) {
    throw new Error('the embedded identity provider is only for trying: set a provider per tenant');
  }
  return async ({ tenant, origin }) => {
    const configured = ofTenant(providers, tenant);
    if (configured !== 'embedded' && configured !== 'not-run') {
      return { provider: await discover(configured), settings: configured };
    }
    if (configured === 'not-run' || !embedded)
      throw new Error(`no identity provider is configured for ${tenant}`);
    const settings = await embedded(origin);
    return { provider: await discover(settings), settings };
  };
}
