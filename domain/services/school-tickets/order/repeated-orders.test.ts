import { expect, it } from 'vitest';
import { repeatedOrders } from './repeated-orders.rules.ts';

const onPhone = (firstName: string, phone: string, className = '8A') => ({
  pupil: { firstName, lastName: 'Berg', className },
  medium: { kind: 'phone', phoneCountryCode: '+47', phone } as const,
});
const nameless = { pupil: null, medium: { kind: 'new-card' } as const };

it('are those of a pupil, a phone or a card that stands further up', () => {
  expect(
    repeatedOrders([
      onPhone('Nora', '40000001'),
      onPhone('Ola', '40000002'),
      onPhone(' NORA ', '40000003'),
      onPhone('Nora', '40000004', '8B'),
      onPhone('Per', '40000002'),
      nameless,
      nameless,
    ]),
  ).toEqual(new Set([2, 4]));
  const card = { kind: 'card', cardNumber: '1234567890' } as const;
  const pupil = { firstName: 'Nora', lastName: 'Berg', className: '8A' };
  expect(
    repeatedOrders([
      { pupil, medium: card },
      { pupil: { ...pupil, firstName: 'Ola' }, medium: card },
    ]),
  ).toEqual(new Set([1]));
});
