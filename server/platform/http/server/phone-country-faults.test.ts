import { createUser } from '@takst/contract/customers/users/administration/create-user.contract.ts';
import { describe, expect, it } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { phoneCountryFaults } from './phone-country-faults.ts';

const french = { phoneCountryCode: '+33', phone: '612345678' };
const swedish = { phoneCountryCode: '+46', phone: '701234567' };

describe('a phone of a country that the operator does not take', () => {
  it('is found wherever it stands in a body', () => {
    const body = { ...french, administrator: swedish, pupils: [swedish, { ...french, id: 1 }] };
    expect(phoneCountryFaults(body, 'ruter')).toEqual([
      { path: 'phone', message: 'phoneCountry' },
      { path: 'pupils.1.phone', message: 'phoneCountry' },
    ]);
  });

  it('may be the one before a change', () => {
    expect(phoneCountryFaults({ ...swedish, previous: french }, 'ruter')).toEqual([]);
  });

  it.each([null, undefined, 'text', 7, [], { phoneCountryCode: null }])(
    'is not in a body without one: %o',
    (body) => expect(phoneCountryFaults(body, 'ruter')).toEqual([]),
  );

  portalTest('is refused at its field', async (portal) => {
    const body = { ...createUser.body.parse(createUser.example), ...french };
    const answer = await portal.callAs(portal.user('user-support'), createUser, { body });
    expect(answer.status).toBe(422);
    expect(answer.json).toEqual({
      code: 'INVALID_INPUT',
      fields: [{ path: 'phone', message: 'phoneCountry' }],
    });
  });
});
