import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Provider } from 'oidc-provider';

/** The provider of one host; its issuer is the origin that the browser uses. */
export type ProviderAt = (site: { tenant: TenantId; origin: string }) => Promise<Provider>;
