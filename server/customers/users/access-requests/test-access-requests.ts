import type { AccessRequest } from '@takst/contract/customers/users/access-requests/access-request.schema.ts';
import { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import { handleAccessRequest } from '@takst/contract/customers/users/access-requests/handle-access-request.contract.ts';
import {
  countAccessRequests,
  listAccessRequests,
} from '@takst/contract/customers/users/access-requests/list-access-requests.contract.ts';
import { rejectAccessRequest } from '@takst/contract/customers/users/access-requests/reject-access-request.contract.ts';
import { requestAccess } from '@takst/contract/services/onboarding/request-access.contract.ts';
import { giveRole, placeCompany } from '#customers/companies/test-companies.store.ts';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { newUser, usersAs } from '#customers/users/administration/test-users-as.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { Answer, Caller, CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { saveAccessRequest } from './access-request.store.ts';
import { requestsOf } from './test-access-requests.store.ts';

type RequestBody = CallInput<typeof requestAccess>['body'];

let people = 0;
/** A person who has not asked before. */
export const newPerson = (changed: Partial<RequestBody> = {}): RequestBody => ({
  companyName: 'Unibuss',
  email: `spør.${(people += 1)}@ny.example`.replace('ø', 'o'),
  firstName: 'Kari',
  lastName: 'Spørre',
  organisationNumber: notCustomer,
  phoneCountryCode: '+47',
  phone: '46999999',
  ...changed,
});

/** Registered, and a customer in no test world. */
export const notCustomer = '982463718';
/** Registered, and made a customer by `placeCustomer`. */
const customer = '985615616';

/** A customer of `ruter` with two user administrators and one who has another role. */
export async function placeCustomer(portal: TestPortal) {
  const { database } = portal;
  const id = await placeCompany(database, {
    name: 'Unibuss AS',
    organisationNumber: customer,
    customerNumber: 'U-7',
  });
  const administrators = [portal.user('hr-single'), portal.user('hr-expired')] as const;
  for (const { id: userId } of administrators) {
    await giveRole(database, { userId, role: 'USER_ADMIN', companyId: id });
  }
  const { id: userId } = portal.user('hr-contractor');
  await giveRole(database, { userId, role: 'COMPANY_ADMIN', companyId: id });
  return { id, organisationNumber: customer, administrators };
}

/** A request that no job knows of. */
export async function placeRequest(
  { database, clock }: TestPortal,
  changed: { readonly organisationNumber: string; readonly email?: string },
) {
  const person = newPerson(changed);
  const { id } = await database.transaction((tx) =>
    saveAccessRequest(tx, {
      ...person,
      tenant: 'ruter',
      registeredName: 'REGISTRERT AS',
      language: 'nb',
      requestedAt: clock.now(),
      announcedSince: clock.now(),
    }),
  );
  return { ...person, id };
}

export const requestsIn = ({ json }: Answer): AccessRequest[] =>
  (json as { matches: AccessRequest[] }).matches;

export function accessIn(portal: TestPortal) {
  const ask = (body: RequestBody = newPerson(), more: { key?: string } = {}) =>
    portal.callAs({ tenant: 'ruter', token: '' }, requestAccess, { body, ...more });
  return {
    ask,
    /** Asks, and answers what is stored. */
    async asked(changed: Partial<RequestBody> = {}) {
      const person = newPerson(changed);
      const { status, text } = await ask(person);
      const request = (await requestsOf(portal.database, person.email)).at(-1);
      if (status !== 200 || !request) throw new Error(`${status} ${text}`);
      return { ...person, id: request.id };
    },
    as: (user: Caller) => ({
      list: (query: CallInput<typeof listAccessRequests>['query'] = {}) =>
        portal.callAs(user, listAccessRequests, { query }),
      count: () => portal.callAs(user, countAccessRequests, {}),
      get: (id: number) => portal.callAs(user, getAccessRequest, { params: { id } }),
      handle: (id: number) => portal.callAs(user, handleAccessRequest, { params: { id } }),
      reject: (id: number, body = { notify: false, reason: '' }) =>
        portal.callAs(user, rejectAccessRequest, { params: { id }, body }),
    }),
  };
}

type CustomerPortal = TestPortal & { customer: Awaited<ReturnType<typeof placeCustomer>> };

/** A portal with the customer. Requests are forgotten after each test, so that no limit is reached. */
export const customerTest = portalTestWith(
  async ({ start }): Promise<CustomerPortal> => {
    const portal = await start();
    return { ...portal, customer: await placeCustomer(portal) };
  },
  ({ database, clock }) => applyRetentionRules(database, clock.now().add({ hours: 720 })),
);

/** Requests for the customer and their administrators. */
export function customerOf(portal: CustomerPortal) {
  const { organisationNumber, administrators } = portal.customer;
  const [one, other] = administrators;
  const access = accessIn(portal);
  return {
    access,
    one,
    other,
    asked: () => access.asked({ organisationNumber }),
    /** The form filled in, created by one press. */
    create: (user: typeof one, { id, ...person }: Awaited<ReturnType<typeof access.asked>>) => {
      const { organisationNumber: _, companyName: __, ...user_ } = person;
      return usersAs(portal, user).create(newUser({ ...user_, accessRequestId: id }));
    },
  };
}
