import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Change } from '#platform/changes/change-path.ts';
import {
  acceptOpenAccessRequest,
  answerAccessRequest,
  type LockedAccessRequest,
} from './access-request.store.ts';
import { recordedPerson } from './recorded-person.ts';

type NewUser = {
  readonly tenant: TenantId;
  readonly userId: number;
  /** Null where no user gave the access. */
  readonly answeredBy: number | null;
  readonly at: Temporal.Instant;
};

/** A request becomes the user that was created for it. Lock it first. */
export async function acceptAccessRequest(
  { tx, record }: Change,
  request: LockedAccessRequest,
  { tenant, userId, answeredBy, at }: NewUser,
): Promise<void> {
  const { id, companyId } = request;
  const answer = { outcome: 'accepted', userId, answeredBy, answeredAt: at } as const;
  await answerAccessRequest(tx, { tenant, id }, answer);
  await record({
    companyId,
    kind: 'accept-access-request',
    subject: { type: 'access-request', id },
    about: null,
    before: null,
    after: recordedPerson(request),
  });
}

/** The open request of a user who has got a role in a company by another way is accepted, too. */
export async function acceptRequestOfUser(
  { tx, record }: Change,
  access: NewUser & { readonly companyId: number },
): Promise<void> {
  const request = await acceptOpenAccessRequest(tx, access);
  if (!request) return;
  await record({
    companyId: access.companyId,
    kind: 'accept-access-request',
    subject: { type: 'access-request', id: request.id },
    about: null,
    before: null,
    after: recordedPerson(request),
  });
}
