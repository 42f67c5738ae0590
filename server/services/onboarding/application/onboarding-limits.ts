import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { networkOf } from '#platform/tries/tries.public.ts';

const hours = (count: number) => Temporal.Duration.from({ hours: count });

type NewApplication = {
  readonly tenant: TenantId;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
};

/** How often onboardings are begun from one network, and for one phone or e-mail, which may be another one's. */
export const startLimits = ({ tenant, address, email, phone }: NewApplication) => [
  { who: `onboarding ${tenant} ${networkOf(address)}`, maxTries: 60, countedFor: hours(1) },
  { who: `onboarding ${tenant} ${email.toLowerCase()}`, maxTries: 10, countedFor: hours(24) },
  { who: `onboarding ${tenant} ${phone}`, maxTries: 10, countedFor: hours(24) },
];

/** How often the register is asked from one network by people who have proved nothing. */
export const lookUpLimits = ({ tenant, address }: Pick<NewApplication, 'tenant' | 'address'>) => [
  {
    who: `onboarding look-up ${tenant} ${networkOf(address)}`,
    maxTries: 120,
    countedFor: hours(1),
  },
];

/** Codes to one phone, whichever onboardings ask for them. */
export const codeUses = ({ tenant, phone }: Pick<NewApplication, 'tenant' | 'phone'>) => [
  { who: `onboarding code ${tenant} ${phone}`, maxTries: 10, countedFor: hours(24) },
];

/** Links to one address, so that strangers cannot flood it. */
export const linkUses = ({ tenant, email }: Pick<NewApplication, 'tenant' | 'email'>) => [
  { who: `onboarding link ${tenant} ${email.toLowerCase()}`, maxTries: 10, countedFor: hours(24) },
];
