import type { PerTenant } from '@takst/domain/tenants/tenant-id.ts';

/** An outside OpenID Connect provider; discovery gives the rest. */
export type OidcProviderSettings = {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client. */
  readonly clientSecret?: string;
  /** `openid email profile`, with `offline_access` where the provider wants it for refresh tokens. */
  readonly scopes: string;
};

export type SessionSettings = {
  /**
   * One provider for each tenant; `embedded` is the stand-in on this server, only beside the demo world; `not-run` that of
   * an operator without a host, to which no call comes.
   */
  readonly providers: PerTenant<OidcProviderSettings | 'embedded' | 'not-run'>;
  /** True when the portal is served by https: cookies are then `Secure`. */
  readonly secure: boolean;
  /** Whether stand-ins may run; a provider without https is then allowed too. */
  readonly demo: boolean;
  /** Lifetime of the embedded provider's access tokens; lower it to try renewals. */
  readonly embeddedAccessTokenSeconds: number;
};
