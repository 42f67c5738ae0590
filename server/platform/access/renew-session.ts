import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';

export type ExpiredSession = { tenant: TenantId; tokenDigest: string; origin: string };

/** Resolves to true when the session is renewed, to false when it has ended. */
export type RenewSession = (session: ExpiredSession) => Promise<boolean>;
