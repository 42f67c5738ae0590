import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';

/** How long a session lasts without use, and in any case (docs/decisions/0132). */
export type SessionLife = {
  readonly unused: Temporal.Duration;
  readonly longest: Temporal.Duration;
};

export type UsedSession = {
  readonly tenant: TenantId;
  readonly tokenDigest: string;
  readonly createdAt: Temporal.Instant;
  /** As it was last read, which may be a while ago. */
  readonly lastUsedAt: Temporal.Instant;
};
