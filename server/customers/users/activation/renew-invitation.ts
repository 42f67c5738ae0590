import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { UserState } from '@takst/domain/customers/users/user-state.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Language } from '#platform/http/call.ts';
import { companiesOfUser } from './activation.store.ts';
import type { AnnounceUser } from './announce-user.ts';
import { recordForCompanies } from '../administration/record-for-companies.ts';
import { recordedInvitation, recordedStatus } from './recorded-status.ts';

export type InactiveUser = {
  readonly tenant: TenantId;
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
  readonly state: UserState;
  readonly invitedUntil: Temporal.Instant | null;
};

/** Sends an inactive user a new activation link, and records it in the history of their companies. */
export async function renewInvitation(
  change: Change & { announceUser: AnnounceUser },
  user: InactiveUser,
  { now, language }: { now: Temporal.Instant; language: Language },
): Promise<void> {
  const { tenant, userId, email, firstName } = user;
  const invitedUntil = await change.announceUser(change, {
    tenant,
    userId,
    email,
    firstName,
    language,
    now,
  });
  const companies = await companiesOfUser(change.tx, { tenant, userId });
  await recordForCompanies(
    change,
    { userId, companies },
    {
      kind: 'reactivate-user',
      before: recordedStatus(user, now),
      after: recordedInvitation(invitedUntil),
    },
  );
}
