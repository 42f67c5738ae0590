import type { CreateUserBody } from '@takst/contract/customers/users/administration/create-user.contract.ts';
import type { GlobalRole } from '@takst/domain/platform/access/roles.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { RolesInCompany } from '@takst/domain/customers/users/user-roles.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Language } from '#platform/http/call.ts';
import { administeredUserStore } from './administered-user.store.ts';
import type { AnnounceUser } from '../activation/announce-user.ts';
import { recordedInvitation } from '../activation/recorded-status.ts';

export type NewUser = CreateUserBody & {
  readonly tenant: TenantId;
  /** Null when a command makes the user. */
  readonly createdBy: number | null;
  readonly now: Temporal.Instant;
  readonly language: Language;
  /** Roles to start with; usually they are given by a later call. */
  readonly rolesIn?: RolesInCompany;
  readonly globalRoles?: readonly GlobalRole[];
};

/** Violated when another user of the operator has the e-mail. */
export const emailTakenConstraint = 'user_email_once';

/** Saves, announces and records a user, who is invited until they use the link from the e-mail. */
export async function createUserAccount(
  change: Change & { announceUser: AnnounceUser },
  { tenant, createdBy, now, language, rolesIn, globalRoles = [], ...user }: NewUser,
): Promise<number> {
  const users = administeredUserStore(change.tx, tenant);
  const userId = await users.insert({ ...user, createdBy, createdAt: now });
  if (rolesIn) await users.saveCompanyRoles(userId, rolesIn);
  await users.saveGlobalRoles(userId, globalRoles);
  const invitedUntil = await change.announceUser(change, {
    ...user,
    tenant,
    userId,
    language,
    now,
  });
  await change.record({
    companyId: rolesIn?.companyId ?? null,
    kind: 'create-user',
    subject: { type: 'user', id: userId },
    about: null,
    before: null,
    after: { ...user, ...recordedInvitation(invitedUntil), roles: rolesIn?.roles ?? globalRoles },
  });
  return userId;
}
