type Words = { readonly nb: string; readonly en: string };

/** The first profile of every company (spec 2 §3). */
export const defaultProfileId = 'ADULT';

const names: Readonly<Record<string, Words>> = {
  ADULT: { nb: 'Voksen', en: 'Adult' },
  CHILD: { nb: 'Barn', en: 'Child' },
  SENIOR: { nb: 'Honnør', en: 'Senior' },
  STUDENT: { nb: 'Student', en: 'Student' },
  YOUTH: { nb: 'Ungdom', en: 'Youth' },
  YOUNG_ADULT: { nb: 'Ung voksen', en: 'Young adult' },
  MILITARY: { nb: 'Militær', en: 'Military' },
};

/** A profile's name; an unknown profile is an error (spec 2 §3). */
export function profileName(profileId: string): { nb: string; en: string } {
  const name = names[profileId];
  if (!name) throw new Error(`unknown profile ${profileId}`);
  return { ...name };
}
