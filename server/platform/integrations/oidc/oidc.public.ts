export { type AuthorizationSecrets, authorizationUrl, redeemCode } from './authorization-code.ts';
export { createDiscover } from './discovery.ts';
export type { EmbeddedSettings, OidcProviders, OidcProviderSettings } from './oidc-settings.ts';
export {
  isProviderUnavailable,
  ProviderRefused,
  ProviderUnavailable,
  withProvider,
} from './provider-failure.ts';
export {
  createProviderOf,
  type DiscoveredProvider,
  type ProviderOf,
  type ProviderOfDependencies,
} from './provider-of-tenant.ts';
