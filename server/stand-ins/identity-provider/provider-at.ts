import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Provider } from 'oidc-provider';

/** Finds the provider of one origin, which is its issuer. */
export type ProviderAt = (site: { tenant: TenantId; origin: string }) => Promise<Provider>;
