import type { ProfileId } from '#catalogue/products/profiles.rules.ts';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf, type Tenant } from '#platform/tenants/tenants.ts';
import { ageOn } from './age.rules.ts';
import type { FreeHolderType } from './holder-type.ts';

/** The profiles of free tickets in the order of the form; the form calls SENIOR the reduced rate (spec 3 §3). */
export const freeProfileIds = ['ADULT', 'SENIOR', 'CHILD'] as const satisfies readonly ProfileId[];
export type FreeProfileId = (typeof freeProfileIds)[number];

/** The reason for which a holder cannot have a profile (spec 3 §5). */
export type FreeProfileRefusal =
  | 'MUST_BE_ADULT'
  | 'MUST_BE_CHILD'
  | 'MUST_BE_REDUCED'
  | 'CANNOT_BE_CHILD'
  | 'CANNOT_BE_REDUCED';

export type FreeHolder = {
  readonly tenant: TenantId;
  readonly holderType: FreeHolderType;
  readonly birthDate: Temporal.PlainDate;
  /** The first day of the ticket: age, and "this year", count on it. */
  readonly on: Temporal.PlainDate;
};

type ProfileRule = (profile: FreeProfileId, holder: FreeHolder) => FreeProfileRefusal | null;

/** The age at which a family member stops being a child (spec 3 §5, §9). */
const adultAge = { byAge: 20, byRelation: 18 } as const;
const reducedAge = 67;

/** The ages that the reasons name: of an adult in a family, and of the reduced rate. */
export const freeAges = (tenant: TenantId) => ({
  adult: adultAge[tenantOf(tenant).freeProfiles],
  reduced: reducedAge,
});

/**
 * By age (spec 3 §5). Adults may have the reduced rate: disability benefit gives it.
 */
const byAge: ProfileRule = (profile, { holderType, birthDate, on }) => {
  const age = ageOn(on, birthDate);
  if (holderType === 'RETIRED' || age >= reducedAge) {
    return profile === 'SENIOR' ? null : 'MUST_BE_REDUCED';
  }
  if (holderType === 'EMPLOYEE' || age >= adultAge.byAge) {
    return profile === 'CHILD' ? 'CANNOT_BE_CHILD' : null;
  }
  const turnsAdultThisYear = on.year - birthDate.year === adultAge.byAge;
  if (turnsAdultThisYear) return profile === 'SENIOR' ? 'CANNOT_BE_REDUCED' : null;
  return profile === 'CHILD' ? null : 'MUST_BE_CHILD';
};

/** By how the holder belongs to the employer (spec 3 §5): each holder has one profile. */
const byRelation: ProfileRule = (profile, { holderType, birthDate, on }) => {
  if (holderType === 'RETIRED') return profile === 'SENIOR' ? null : 'MUST_BE_REDUCED';
  const isChild = holderType === 'FAMILY_MEMBER' && ageOn(on, birthDate) < adultAge.byRelation;
  if (isChild) return profile === 'CHILD' ? null : 'MUST_BE_CHILD';
  return profile === 'ADULT' ? null : 'MUST_BE_ADULT';
};

const rules: Readonly<Record<Tenant['freeProfiles'], ProfileRule>> = { byAge, byRelation };

/** Returns the reason for which a holder cannot have a profile; null when the holder can. */
export const refuseFreeProfile: ProfileRule = (profile, holder) =>
  rules[tenantOf(holder.tenant).freeProfiles](profile, holder);

/** The profiles that a holder may have, in the order of the form; there is always one. */
export const freeProfilesFor = (holder: FreeHolder): readonly FreeProfileId[] =>
  freeProfileIds.filter((profile) => refuseFreeProfile(profile, holder) === null);

/** Keeps a choice that is allowed, else moves it to the first profile that is (spec 3 §5). */
export function allowedFreeProfile(profile: FreeProfileId, holder: FreeHolder): FreeProfileId {
  const allowedProfiles = freeProfilesFor(holder);
  return allowedProfiles.includes(profile) ? profile : (allowedProfiles[0] ?? profile);
}
