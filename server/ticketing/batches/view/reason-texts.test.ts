import { expect, it } from 'vitest';
import { reasonOf } from './reason.texts.ts';

it('the reason for a phone of another country says which countries there are', () => {
  const row = {
    position: 1,
    faults: [{ column: 'phone', code: 'phoneCountry' }],
    twiceOf: null,
    cells: { phone: '+44 7400 123456' },
  } as unknown as Parameters<typeof reasonOf>[0];
  const reason = reasonOf(row, {}, { language: 'en', tenant: 'ruter' });
  expect(reason).toBe(
    '+44 7400 123456 is of none of the countries that we take phones of: Norway (+47), Sweden (+46), Denmark (+45), Finland (+358), Iceland (+354)',
  );
});
