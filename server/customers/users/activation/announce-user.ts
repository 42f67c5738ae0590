import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Language } from '#platform/http/call.ts';

type AnnouncedUser = {
  readonly tenant: TenantId;
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly now: Temporal.Instant;
};

/** Sends a user an activation link after the commit, and revokes older links. Returns when it ends. */
export type AnnounceUser = (
  change: Pick<Change, 'tx' | 'enqueue'>,
  user: AnnouncedUser,
) => Promise<Temporal.Instant>;
