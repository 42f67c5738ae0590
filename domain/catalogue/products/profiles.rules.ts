import type { BilingualText } from '#platform/texts/bilingual-text.ts';

/** The first profile of every company (spec 2 §3). */
export const defaultProfileId = 'ADULT';

/** The chosen profile while the company may order it, else the one that every company has. */
export const offeredProfileId = (profileId: string, profiles: readonly string[]): string =>
  profiles.includes(profileId) ? profileId : defaultProfileId;

/**
 * Every profile with its number in the ticket system and its name (spec 2 §3). The specification
 * hides the names of 151 and 152, which stand between the other vehicles; 200 to 203 have none.
 */
const profiles = {
  ADULT: { code: 1, name: { nb: 'Voksen', en: 'Adult' } },
  CHILD: { code: 2, name: { nb: 'Barn', en: 'Child' } },
  STUDENT: { code: 3, name: { nb: 'Student', en: 'Student' } },
  SENIOR: { code: 4, name: { nb: 'Honnør', en: 'Senior' } },
  MILITARY: { code: 10, name: { nb: 'Militær', en: 'Military' } },
  MOTORBIKE_WITH_DRIVER: {
    code: 22,
    name: { nb: 'Motorsykkel med fører', en: 'Motorbike with driver' },
  },
  YOUTH: { code: 32, name: { nb: 'Ungdom', en: 'Youth' } },
  YOUNG_ADULT: { code: 45, name: { nb: 'Ung voksen', en: 'Young adult' } },
  MILITARY_CONSCRIPTION: { code: 80, name: { nb: 'Vernepliktig', en: 'Conscript' } },
  BIKE: { code: 81, name: { nb: 'Sykkel', en: 'Bike' } },
  CAR_UNDER_6M_WITH_DRIVER: {
    code: 82,
    name: { nb: 'Bil under 6 m med fører', en: 'Car under 6 m with driver' },
  },
  PROFILE_151: { code: 151, name: { nb: 'Kjøretøy 151', en: 'Vehicle 151' } },
  PROFILE_152: { code: 152, name: { nb: 'Kjøretøy 152', en: 'Vehicle 152' } },
  CAR_ELECTRIC_WITH_DRIVER: {
    code: 153,
    name: { nb: 'Elbil med fører', en: 'Electric car with driver' },
  },
  PROFILE_200: { code: 200, name: { nb: 'Kategori 200', en: 'Category 200' } },
  PROFILE_201: { code: 201, name: { nb: 'Kategori 201', en: 'Category 201' } },
  PROFILE_202: { code: 202, name: { nb: 'Kategori 202', en: 'Category 202' } },
  PROFILE_203: { code: 203, name: { nb: 'Kategori 203', en: 'Category 203' } },
} as const satisfies Record<string, { readonly code: number; readonly name: BilingualText }>;

export type ProfileId = keyof typeof profiles;
export const profileIds = Object.keys(profiles) as readonly ProfileId[];

export const isProfileId = (text: string): text is ProfileId => Object.hasOwn(profiles, text);

function profileOf(profileId: string) {
  if (!isProfileId(profileId)) throw new Error(`unknown profile ${profileId}`);
  return profiles[profileId];
}

/** A profile's name; an unknown profile is an error (spec 2 §3). */
export const profileName = (profileId: string): { nb: string; en: string } => ({
  ...profileOf(profileId).name,
});

/** A profile's number in the ticket system; an unknown profile is an error (spec 2 §3). */
export const profileCode = (profileId: string): number => profileOf(profileId).code;

/** The profile of a number; an unknown number is an error (spec 2 §3). */
export function profileOfCode(code: number): ProfileId {
  const profileId = profileIds.find((id) => profiles[id].code === code);
  if (!profileId) throw new Error(`unknown profile ${code}`);
  return profileId;
}
