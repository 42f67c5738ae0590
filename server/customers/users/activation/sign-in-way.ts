import { ofTenant, type TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { OidcProviders } from '#platform/integrations/oidc/oidc.public.ts';

/** Where an operator's users have their password: here, or at an outside provider. */
export type SignInWay = (tenant: TenantId) => 'password' | 'provider';

/** Only the embedded provider's passwords are set in the portal. */
export const signInWayOf =
  (providers: OidcProviders): SignInWay =>
  (tenant) =>
    ofTenant(providers, tenant) === 'embedded' ? 'password' : 'provider';
