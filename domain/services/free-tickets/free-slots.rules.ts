import { foldText } from '#customers/companies/folded.rules.ts';
import { cardSlot, type Phone, type Slot } from '#ticketing/holders/slot.ts';
import type { ChosenMedium } from '#ticketing/travel-cards/chosen-medium.rules.ts';
import type { FreePerson } from './free-order.ts';

/**
 * In one company an employee number has one employee or pensioner, and one family member of a name and a birth date
 * (domain: Free ticket). Numbers and names are the same however they are typed.
 */
export function freeHolderSlot(companyId: number, person: FreePerson): Slot {
  const employeeId = folded(person.employeeId);
  if (person.holderType !== 'FAMILY_MEMBER') {
    return { kind: 'free-employee', companyId, value: employeeId };
  }
  const { birthDate, firstName, lastName } = person;
  const value = JSON.stringify([
    employeeId,
    birthDate.toString(),
    folded(firstName),
    folded(lastName),
  ]);
  return { kind: 'free-family', companyId, value };
}

/** A phone has one free ticket at an operator, whichever company ordered it. */
export const freePhoneSlot = ({ phoneCountryCode, phone }: Phone): Slot => ({
  kind: 'free-phone',
  companyId: null,
  value: `${phoneCountryCode}${phone}`,
});

/** The slot of the medium of a ticket; null for a card that has no number yet. */
export function freeMediumSlot(medium: ChosenMedium): Slot | null {
  if (medium.kind === 'phone') return freePhoneSlot(medium);
  return medium.kind === 'card' ? cardSlot(medium.cardNumber) : null;
}

const folded = (text: string): string => foldText(text).replaceAll(/\s+/g, ' ').trim();
