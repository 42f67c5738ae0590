import type { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import type { NewUserFields } from '#customers/users/new/new-user-fields.ts';

/**
 * The form of a new user, filled in from a request for access. The role is the first that the company offers, HR, so that one
 * press creates the user; the administrator may choose another.
 */
export function userOfRequest(request: Reply<typeof getAccessRequest>): NewUserFields {
  const { firstName, lastName, email, phoneCountryCode, phone } = request;
  const { company, customerNumber, offeredRoles } = request;
  const person = { firstName, lastName, email, phoneCountryCode, phone, createdId: null };
  if (!company) return { ...person, roles: { roles: [], companies: [] } };
  const inForm = {
    companyId: company.id,
    companyName: company.name,
    customerNumber: customerNumber ?? String(company.id),
    roles: offeredRoles.slice(0, 1),
    offeredRoles,
    savedRoles: [],
  };
  return { ...person, roles: { roles: [], companies: [inForm] } };
}
