import { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import { describe, expect, it } from 'vitest';
import { inForm, karisRequest } from './test-access-requests.ts';
import { userOfRequest } from './user-of-request.ts';

const userOf = (changed: object) =>
  userOfRequest(getAccessRequest.reply.parse({ ...karisRequest, ...inForm, ...changed }));
const kari = {
  firstName: 'Kari',
  lastName: 'Moen',
  email: 'kari@ny.example',
  phoneCountryCode: '+47',
  phone: '46999999',
  createdId: null,
};

describe('the form of a user who has asked for access', () => {
  it.each([
    ['K-77', 'K-77'],
    [null, '1001'],
  ])('has the company with the number %s and the first role', (customerNumber, numberInForm) => {
    expect(userOf({ customerNumber })).toEqual({
      ...kari,
      roles: {
        roles: [],
        companies: [
          {
            companyId: 1001,
            companyName: 'Fjellheim Konsult AS',
            customerNumber: numberInForm,
            roles: ['COMPANY_ADMIN'],
            offeredRoles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
            savedRoles: [],
          },
        ],
      },
    });
  });

  it('has no roles where there is no customer', () => {
    expect(userOf({ company: null, customerNumber: null, offeredRoles: [] })).toEqual({
      ...kari,
      roles: { roles: [], companies: [] },
    });
  });
});
