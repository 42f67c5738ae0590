import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { freeHolderSlot, freeMediumSlot } from './free-slots.rules.ts';

const person = {
  holderType: 'EMPLOYEE',
  employeeId: 'A-17',
  birthDate: date('1985-05-14'),
  firstName: 'Åse Marie',
  lastName: 'Lunde',
} as const;
const relative = { ...person, holderType: 'FAMILY_MEMBER' } as const;

describe('the slot of who holds a free ticket (domain: Free ticket)', () => {
  it('is one for an employee and the pensioner that the employee becomes, however the number is typed', () => {
    const slot = freeHolderSlot(7, person);
    expect(slot).toMatchObject({ kind: 'free-employee', companyId: 7 });
    expect(slot).toEqual(freeHolderSlot(7, { ...person, holderType: 'RETIRED' }));
    expect(slot).toEqual(freeHolderSlot(7, { ...person, employeeId: ' a-17 ', firstName: 'Per' }));
  });

  it('is one for a family member of a number, a birth date and a name', () => {
    const slot = freeHolderSlot(7, relative);
    expect(slot.kind).toBe('free-family');
    expect(slot).toEqual(
      freeHolderSlot(7, { ...relative, firstName: ' åse  marie', employeeId: 'a-17' }),
    );
  });

  it.each([
    ['number', { employeeId: 'A-18' }],
    ['birth date', { birthDate: date('1985-05-15') }],
    ['first name', { firstName: 'Åse' }],
    ['last name', { lastName: 'Lund' }],
  ])('is another one for a family member with another %s', (_, changed) => {
    expect(freeHolderSlot(7, { ...relative, ...changed })).not.toEqual(freeHolderSlot(7, relative));
  });

  it('is another one in another company', () => {
    expect(freeHolderSlot(8, person)).not.toEqual(freeHolderSlot(7, person));
    expect(freeHolderSlot(8, relative)).not.toEqual(freeHolderSlot(7, relative));
  });

  it('does not take the names of one member for those of another', () => {
    const anna = { ...relative, firstName: 'Anna', lastName: 'Maria Lie' };
    const annaMaria = { ...relative, firstName: 'Anna Maria', lastName: 'Lie' };
    expect(freeHolderSlot(7, anna)).not.toEqual(freeHolderSlot(7, annaMaria));
  });
});

describe('the slot of what a free ticket lies on', () => {
  it('is the phone or the card, at the whole operator', () => {
    const phone = { kind: 'phone', phoneCountryCode: '+47', phone: '41234567' } as const;
    expect(freeMediumSlot(phone)).toEqual({
      kind: 'free-phone',
      companyId: null,
      value: '+4741234567',
    });
    const card = { kind: 'card', cardNumber: '1234567890' } as const;
    expect(freeMediumSlot(card)).toEqual({ kind: 'card', companyId: null, value: '1234567890' });
  });

  it('is none for a card that has no number yet', () => {
    expect(freeMediumSlot({ kind: 'new-card' })).toBeNull();
  });
});
