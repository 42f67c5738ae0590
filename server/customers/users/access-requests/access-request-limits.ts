import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { networkOf } from '#platform/tries/tries.public.ts';

const hour = Temporal.Duration.from({ hours: 1 });
const day = Temporal.Duration.from({ hours: 24 });

/** Calls that ask the register, whatever it answers: a typing error is corrected a few times. */
export const attemptLimits = (address: string) => [
  { who: `access request attempts from ${networkOf(address)}`, maxTries: 40, countedFor: hour },
];

type AccessRequestClient = {
  readonly tenant: TenantId;
  readonly address: string;
  readonly email: string;
  readonly organisationNumber: string;
};

/**
 * Requests that are stored and announced: an office may share an address, a person asks for few companies, and the
 * administrators of one company are not flooded from many addresses. The same for customers and others.
 */
export const accessRequestLimits = ({
  tenant,
  address,
  email,
  organisationNumber,
}: AccessRequestClient) => [
  { who: `access requests from ${networkOf(address)}`, maxTries: 20, countedFor: hour },
  { who: `access requests of ${email.toLowerCase()} at ${tenant}`, maxTries: 5, countedFor: day },
  {
    who: `access requests for ${organisationNumber} at ${tenant}`,
    maxTries: 20,
    countedFor: day,
  },
];
