import { freeHolderTypes } from '@takst/domain/services/free-tickets/holder-type.ts';
import { freeProfileIds } from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import { profileCode, profileOfCode } from '@takst/domain/catalogue/products/profiles.rules.ts';
import * as z from 'zod/mini';

/** What a free ticket lies on (spec 3 §3). */
const freeMediaTypes = ['MOBILE_TICKET', 'TRAVEL_CARD'] as const;
export const freeMediaType = z.enum(freeMediaTypes, { error: 'required' });
export type FreeMediaType = z.output<typeof freeMediaType>;

export const freeHolderType = z.enum(freeHolderTypes, { error: 'required' });

const codes = freeProfileIds.map(profileCode);

/** A profile by its number: 1 adult, 2 child, 4 the reduced rate (spec 3 §3). */
export const freeProfileCode = z
  .int({ error: 'required' })
  .check(z.refine((code) => codes.includes(code), { error: 'required' }));

/** The profile of a number that `freeProfileCode` has let pass. */
export const freeProfileOfCode = (code: number) => {
  const profileId = freeProfileIds.find((id) => id === profileOfCode(code));
  if (!profileId) throw new Error(`profile ${code} is none of free tickets`);
  return profileId;
};
