import type { TicketMediumOf } from '@takst/domain/ticketing/travel-cards/chosen-medium.rules.ts';
import { expect, test } from 'vitest';
import { orderedMedium, recipientOn, recordedMedium } from './ordered-medium.ts';

const phone = { phoneCountryCode: '+47', phone: '41234567' };
const company = { tenant: 'ruter', companyId: 7, companyName: 'Skogveien' } as const;
const toKari = { ...company, firstName: 'Kari', ...phone };

test.each<{ medium: TicketMediumOf; lies: object; recipient: object | null; recorded: object }>([
  {
    medium: { kind: 'phone', ...phone },
    lies: { medium: 'phone', mediumSlot: 3 },
    recipient: toKari,
    recorded: { medium: 'phone', ...phone },
  },
  {
    medium: { kind: 'card', cardNumber: '5000000001' },
    lies: { medium: 'card', mediumSlot: 3, cardId: 4 },
    recipient: null,
    recorded: { medium: 'card', cardNumber: '5000000001' },
  },
  {
    medium: { kind: 'new-card' },
    lies: { medium: 'card', mediumSlot: 3, cardId: 4 },
    recipient: null,
    recorded: { medium: 'new-card' },
  },
  {
    medium: { kind: 'kept-card', cardId: 4, cardNumber: '5000000002' },
    lies: { medium: 'card', mediumSlot: 3, cardId: 4 },
    recipient: null,
    recorded: { medium: 'card', cardNumber: '5000000002' },
  },
])('an order on $medium.kind says what it lies on', ({ medium, lies, recipient, recorded }) => {
  expect(orderedMedium(medium, 3, 4)).toEqual(lies);
  expect(recipientOn({ firstName: 'Kari', medium }, company)).toEqual(recipient);
  expect(recordedMedium(medium)).toEqual(recorded);
});

test('an order on a card needs the card', () => {
  expect(() => orderedMedium({ kind: 'new-card' }, null, null)).toThrow('was not saved');
});
