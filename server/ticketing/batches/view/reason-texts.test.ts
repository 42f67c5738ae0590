import { expect, it } from 'vitest';
import { reasonOf } from './reason.texts.ts';

it('the reason for a phone of another country says which countries there are', () => {
  const row: Parameters<typeof reasonOf>[0] = {
    position: 1,
    state: 'faulty',
    effect: null,
    subject: null,
    act: null,
    faults: [{ column: 'phone', code: 'phoneCountry', proposal: null }],
    twiceOf: null,
    cells: { phone: '+44 7400 123456' },
  };
  const reason = reasonOf(row, {}, { language: 'en', tenant: 'ruter' });
  expect(reason).toBe(
    '+44 7400 123456 is of none of the countries that we take phones of: Norway (+47), Sweden (+46), Denmark (+45), Finland (+358), Iceland (+354)',
  );
});
