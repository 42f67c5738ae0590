import { describe, expect, it } from 'vitest';
import type { TicketMediumOf } from '#ticketing/travel-cards/chosen-medium.rules.ts';
import { pupilMediumSlot, pupilPhoneSlot, pupilSlot } from './pupil-slots.rules.ts';

const leah = { firstName: 'Leah', lastName: 'Bø Aune', className: '8A' };

describe('the slots of pupils (domain: School ticket)', () => {
  it('name one pupil however the name is typed', () => {
    const typed = { firstName: ' leah ', lastName: 'BØ  aune', className: '8a' };
    expect(pupilSlot(1001, typed)).toEqual(pupilSlot(1001, leah));
  });

  it.each([
    ['another class', { className: '8B' }],
    ['another first name', { firstName: 'Lea' }],
    ['another last name', { lastName: 'Aune' }],
  ])('tell %s apart', (_what, other) => {
    expect(pupilSlot(1001, { ...leah, ...other })).not.toEqual(pupilSlot(1001, leah));
  });

  it('are of one school', () => {
    expect(pupilSlot(1002, leah)).not.toEqual(pupilSlot(1001, leah));
    const phone = { phoneCountryCode: '+47', phone: '41232001' };
    expect(pupilPhoneSlot(1001, phone)).toEqual({
      kind: 'pupil-phone',
      companyId: 1001,
      value: '+4741232001',
    });
    expect(pupilPhoneSlot(1002, phone)).not.toEqual(pupilPhoneSlot(1001, phone));
  });

  it.each<[TicketMediumOf, string | null]>([
    [{ kind: 'phone', phoneCountryCode: '+47', phone: '41232001' }, 'pupil-phone 1001 +4741232001'],
    // A card is one ticket's at the operator, in whichever school.
    [{ kind: 'card', cardNumber: '1234567890' }, 'card null 1234567890'],
    [{ kind: 'kept-card', cardId: 4, cardNumber: '1234567890' }, 'card null 1234567890'],
    [{ kind: 'kept-card', cardId: 4, cardNumber: null }, null],
    [{ kind: 'new-card' }, null],
  ])('of the medium %o are %s', (medium, expected) => {
    const slot = pupilMediumSlot(1001, medium);
    expect(slot && `${slot.kind} ${slot.companyId} ${slot.value}`).toBe(expected);
  });
});
