import type { OidcProviders } from '#platform/integrations/oidc/oidc.public.ts';

export type SessionSettings = {
  readonly providers: OidcProviders;
  /** True when the portal is served by https: cookies are then `Secure`. */
  readonly secure: boolean;
  /** Whether stand-ins may run; a provider without https is then allowed too. */
  readonly demo: boolean;
};
