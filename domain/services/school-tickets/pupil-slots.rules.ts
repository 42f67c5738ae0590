import { foldText } from '#customers/companies/folded.rules.ts';
import { cardSlot, type Phone, type Slot } from '#ticketing/holders/slot.ts';
import type { TicketMediumOf } from '#ticketing/travel-cards/chosen-medium.rules.ts';

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

/** The slot of the medium of a ticket; null for a card that has no number yet. */
export function pupilMediumSlot(companyId: number, medium: TicketMediumOf): Slot | null {
  if (medium.kind === 'phone') return pupilPhoneSlot(companyId, medium);
  if (medium.kind === 'new-card' || medium.cardNumber === null) return null;
  return cardSlot(medium.cardNumber);
}

const folded = (text: string): string => foldText(text).replaceAll(/\s+/gu, ' ').trim();
