import { expect, it } from 'vitest';
import { cardSlot, personSlot } from './slot.ts';

it('a person is a phone with its country, a card its number, at the whole operator', () => {
  const phone = '41234567';
  expect(['+47', '+46'].map((code) => personSlot({ phoneCountryCode: code, phone }))).toEqual([
    { kind: 'person', companyId: null, value: '+4741234567' },
    { kind: 'person', companyId: null, value: '+4641234567' },
  ]);
  expect(cardSlot('5000000001')).toEqual({ kind: 'card', companyId: null, value: '5000000001' });
});
