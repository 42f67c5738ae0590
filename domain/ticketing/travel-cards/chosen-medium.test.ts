import { describe, expect, it } from 'vitest';
import { type ChosenMedium, refuseMedium } from './chosen-medium.rules.ts';
import { isReplacedForFree, replacementReasons } from './replacement-reason.ts';

const terms = { tenant: 'ruter', isMobile: () => true, hasPostAddress: true } as const;
const phone = { kind: 'phone', phoneCountryCode: '+47', phone: '41234567' } as const;
const card = (cardNumber: string): ChosenMedium => ({ kind: 'card', cardNumber });
const newCard = { kind: 'new-card' } as const;
const noAddress = 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS';

describe('what a ticket is ordered on (spec 3 §5)', () => {
  it.each<[string, ChosenMedium, Partial<Parameters<typeof refuseMedium>[1]>, string | null]>([
    ['a mobile phone', phone, {}, null],
    ['another phone', phone, { isMobile: () => false }, 'MOBILE_TICKET_INVALID_PHONE'],
    ['a card of the operator', card('1234567890'), { hasPostAddress: false }, null],
    ['a card of another one', card('123456789'), {}, 'CARD_NUMBER_INVALID'],
    ['a new card', newCard, { isMobile: () => false }, null],
    ['a new card without an address', newCard, { hasPostAddress: false }, noAddress],
    ['a new card of an operator without', newCard, { tenant: 'akt' }, 'NEW_CARD_NOT_OFFERED'],
  ])('%s is refused or not', (_, medium, changed, refusal) => {
    expect(refuseMedium(medium, { ...terms, ...changed })).toBe(refusal);
  });
});

it('a defective card alone is replaced for free', () => {
  expect(replacementReasons.filter(isReplacedForFree)).toEqual(['defective']);
});
