import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';

/** An outside OpenID Connect provider; discovery gives the rest. */
export type OidcProviderSettings = {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client. */
  readonly clientSecret?: string;
  /** Space-separated; with `offline_access` where the provider wants it for refresh tokens. */
  readonly scopes: string;
  /** An e-mail counts as verified where the provider does not say whether it is. */
  readonly trustsEmail?: boolean;
  /** Authentication methods to ask for, space-separated; undefined leaves the choice to the provider. */
  readonly acrValues?: string;
};

/**
 * One provider for each tenant; `embedded` is the stand-in on this server, only beside the demo world; `not-run` where
 * the operator has no host or does not use such a provider, so that no call comes to it.
 */
export type OidcProviders = PerTenant<OidcProviderSettings | 'embedded' | 'not-run'>;

/** Settings of the stand-in on this server; its issuer has the host that the browser uses. */
export type EmbeddedSettings = (origin: string) => Promise<OidcProviderSettings>;
