import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Configuration } from 'openid-client';
import type { Discover } from './discovery.ts';
import type { OidcProviderSettings, SessionSettings } from '../settings.ts';

/** Finds a tenant's provider. `origin` is the portal's origin in the browser. */
export type ProviderOf = (site: {
  tenant: TenantId;
  origin: string;
}) => Promise<{ provider: Configuration; settings: OidcProviderSettings }>;

/** Settings of the stand-in on this server; its issuer has the host that the browser uses. */
export type EmbeddedSettings = (origin: string) => Promise<OidcProviderSettings>;

type Dependencies = {
  providers: SessionSettings['providers'];
  discover: Discover;
  embedded: EmbeddedSettings | null;
};

/** Finds a tenant's provider by configuration alone. */
export const createProviderOf =
  ({ providers, discover, embedded }: Dependencies): ProviderOf =>
  async ({ tenant, origin }) => {
    const configured = providers[tenant];
    if (configured !== 'embedded' && configured !== 'not-run') {
      return { provider: await discover(configured), settings: configured };
    }
    if (configured === 'not-run' || !embedded)
      throw new Error(`no identity provider is configured for ${tenant}`);
    const settings = await embedded(origin);
    return { provider: await discover(settings), settings };
  };
