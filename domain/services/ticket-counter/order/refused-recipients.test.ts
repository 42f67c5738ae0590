import { describe, expect, it } from 'vitest';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import type { CounterMedium } from '#services/ticket-counter/counter-medium.ts';
import { refusedRecipients } from './refused-recipients.rules.ts';

const phone = { name: null, phoneCountryCode: '+47', phone: '41234567' };
const card = '1234567890';

const refusedOn = (
  medium: CounterMedium,
  { quantity = 1, phones = [], cards = [], tenant = 'ruter' }: RecipientsOfLine,
) => {
  const line = { profileId: 'ADULT', quantity, phones, cardNumbers: cards };
  return refusedRecipients({ tenant, isMobile: () => true }, { medium, lines: [line] }).map(
    ({ code }) => code,
  );
};
type RecipientsOfLine = {
  readonly quantity?: number;
  readonly phones?: readonly (typeof phone)[];
  readonly cards?: readonly string[];
  readonly tenant?: TenantId;
};

describe('the recipients of an order', () => {
  const line = (quantity: number, rest: { phones?: string[]; cardNumbers?: string[] }) => ({
    profileId: 'ADULT',
    quantity,
    phones: (rest.phones ?? []).map((one) => ({ ...phone, phone: one })),
    cardNumbers: rest.cardNumbers ?? [],
  });
  const facts = {
    tenant: 'ruter',
    isMobile: ({ phone: number }: { readonly phone: string }) => number.startsWith('4'),
  } as const;

  it('are named by their line and place where a phone or a card is wrong', () => {
    const phones = [
      line(2, { phones: ['41234567', '22334455'] }),
      line(3, { phones: ['41234568'] }),
    ];
    expect(refusedRecipients(facts, { medium: 'phone', lines: phones })).toEqual([
      { line: 0, index: 1, code: 'PHONE_NOT_MOBILE' },
      { line: 1, index: null, code: 'WRONG_NUMBER' },
    ]);
    const cards = [
      line(3, { cardNumbers: ['1234567890', '12', '1234567890'] }),
      line(3, { cardNumbers: ['1234567891', '1234567890', '12'] }),
    ];
    expect(refusedRecipients(facts, { medium: 'card', lines: cards })).toEqual([
      { line: 0, index: 1, code: 'CARD_NUMBER_INVALID' },
      { line: 0, index: 2, code: 'CARD_LISTED_TWICE' },
      { line: 1, index: 1, code: 'CARD_LISTED_TWICE' },
      { line: 1, index: 2, code: 'CARD_NUMBER_INVALID' },
    ]);
  });
});

describe('the recipients of a line', () => {
  it.each<[CounterMedium, RecipientsOfLine, boolean]>([
    ['phone', {}, true],
    ['phone', { phones: [phone] }, true],
    ['phone', { quantity: 2, phones: [phone] }, false],
    ['phone', { phones: [phone, phone] }, false],
    ['phone', { cards: [card] }, false],
    ['card', { cards: [card] }, true],
    ['card', {}, false],
    ['card', { quantity: 2, cards: [card] }, false],
    ['card', { cards: [card], phones: [phone] }, false],
    ['paper', { quantity: 50 }, true],
    ['paper', { quantity: 51 }, false],
    ['paper', { phones: [phone] }, false],
    ['paper', { cards: [card] }, false],
  ])('on a %s: %j are as many as there have to be: %s', (medium, line, isRight) => {
    expect(refusedOn(medium, line)).toEqual(isRight ? [] : ['WRONG_NUMBER']);
  });

  it.each<[TenantId, string, boolean]>([
    ['ruter', '1234567890', true],
    ['akt', '12345678901', false],
    // A card that was made has nine signs, where the operator makes cards.
    ['ruter', 'AB-456789', true],
    ['fjord', 'AB-456789', true],
    ['akt', 'AB-456789', false],
    ['fjord', '1234567890', false],
  ])('have cards that %s has: %s is one: %s', (tenant, number, isCard) => {
    expect(refusedOn('card', { tenant, cards: [number] })).toEqual(
      isCard ? [] : ['CARD_NUMBER_INVALID'],
    );
  });
});
