import type { CreateUserBody } from '@takst/contract/users/create-user.contract.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { RolesInCompany } from '@takst/domain/users/user-roles.ts';
import type { Change } from '#changes/change-path.ts';
import type { Language } from '#http/call.ts';
import { administeredUserStore } from './administered-user.store.ts';
import type { AnnounceUser } from './announce-user.ts';

export type NewUser = CreateUserBody & {
  readonly tenant: TenantId;
  readonly createdBy: number;
  readonly now: Temporal.Instant;
  readonly language: Language;
  /** Roles that the user has from the first; without them they are given by a call of their own. */
  readonly rolesIn?: RolesInCompany;
};

/** The constraint that throws when somebody at the operator has the e-mail. */
export const emailTaken = 'user_email_once';

/** Saves, records and announces a user, who is inactive until they use the link that they get by e-mail. */
export async function makeUser(
  change: Change & { announceUser: AnnounceUser },
  { tenant, createdBy, now, language, rolesIn, ...user }: NewUser,
): Promise<number> {
  const users = administeredUserStore(change.tx, tenant);
  const userId = await users.insert({ ...user, createdBy, createdAt: now });
  if (rolesIn) await users.saveCompanyRoles(userId, rolesIn);
  await change.record({
    companyId: rolesIn?.companyId ?? null,
    kind: 'create-user',
    subject: { type: 'user', id: userId },
    before: null,
    after: { ...user, state: 'INACTIVE', roles: rolesIn?.roles ?? [] },
  });
  await change.announceUser(change, { ...user, tenant, userId, language, now });
  return userId;
}
