import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';

/** An outside OpenID Connect provider; everything else about it is found by discovery. */
export type OidcProviderSettings = {
  readonly issuer: string;
  readonly clientId: string;
  /** Left out for a public client. */
  readonly clientSecret?: string;
  /** `openid email profile`, with `offline_access` where the provider wants it for refresh tokens. */
  readonly scopes: string;
};

export type SessionSettings = {
  /** One provider for each tenant; `embedded` is the stand-in on this server, never in production. */
  readonly providers: Readonly<Record<TenantId, OidcProviderSettings | 'embedded'>>;
  /** True when the portal is reached by https: the cookies are then sent over https alone. */
  readonly secure: boolean;
  readonly production: boolean;
  /** How long the embedded provider's access tokens live; 900 unless somebody wants to see renewals. */
  readonly embeddedAccessTokenSeconds: number;
};
