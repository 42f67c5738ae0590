import { foldText } from '#companies/folded.rules.ts';
import type { Phone, Slot } from '#holders/slot.ts';

export type NamedPupil = {
  readonly firstName: string;
  readonly lastName: string;
  readonly className: string;
};

/** In one school a name in a class is one pupil, however it is typed (domain: School ticket). */
export const pupilSlot = (
  companyId: number,
  { firstName, lastName, className }: NamedPupil,
): Slot => ({
  kind: 'pupil',
  companyId,
  value: JSON.stringify([className, firstName, lastName].map(folded)),
});

/** In one school a phone has one school ticket; a parent's phone may have one of another school. */
export const pupilPhoneSlot = (companyId: number, { phoneCountryCode, phone }: Phone): Slot => ({
  kind: 'pupil-phone',
  companyId,
  value: `${phoneCountryCode}${phone}`,
});

const folded = (text: string): string => foldText(text).replaceAll(/\s+/gu, ' ').trim();
