import { countAccessRequests } from '@takst/contract/customers/users/access-requests/list-access-requests.contract.ts';
import {
  countUsers,
  listUsers,
} from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { getUserRoles } from '@takst/contract/customers/users/administration/get-user-roles.contract.ts';
import { getUser } from '@takst/contract/customers/users/administration/get-user.contract.ts';
import { waitFor } from '#testing/dom.ts';
import { expect } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { fakeServer, type FakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { UserListPage } from './list/user-list.page.tsx';
import { UserPage } from './page/user.page.tsx';

/** A user in the server's format. */
export const berit = {
  id: 77,
  email: 'berit.moe@fjellheim.example',
  firstName: 'Berit',
  lastName: 'Moe',
  phone: '41234567',
  phoneCountryCode: '+47',
  state: 'ACTIVE',
  status: 'ACTIVE',
  invitedUntil: null,
  lastSignInAt: null,
};

/** What the server says of a user in each status. */
export const statuses = {
  ACTIVE: { state: 'ACTIVE', status: 'ACTIVE', invitedUntil: null },
  INVITED: { state: 'INACTIVE', status: 'INVITED', invitedUntil: '2026-03-08T23:30:00Z' },
  INVITATION_EXPIRED: {
    state: 'INACTIVE',
    status: 'INVITATION_EXPIRED',
    invitedUntil: '2025-12-30T09:00:00Z',
  },
  DEACTIVATED: { state: 'INACTIVE', status: 'DEACTIVATED', invitedUntil: null },
  DELETED: { state: 'DELETED', status: 'DELETED', invitedUntil: null },
} as const;

/** Path of the user's page. */
export const beritAt = '/brukere/77';

export const beritsRoles = {
  userId: 77,
  lastModified: '2026-03-01T09:30:00Z',
  roles: [],
  companies: [
    {
      companyId: 1001,
      companyName: 'Fjellheim Konsult AS',
      customerNumber: 'K-77',
      companyType: 'RUTER_CUSTOMER',
      roles: ['USER_ADMIN'],
      offeredRoles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
      otherAdministrators: [{ userId: 78, name: 'Kåre Lie', roles: ['COMPANY_ADMIN'] }],
    },
  ],
  rolesElsewhere: false,
};

/** A company left empty, as the server's refusal describes it. */
export const leftEmpty = {
  code: 'LAST_ADMINISTRATOR',
  companies: [
    {
      companyId: 1001,
      companyName: 'Fjellheim Konsult AS',
      missing: ['USER_ADMIN'],
      left: ['Kåre Lie'],
    },
    { companyId: 1002, companyName: 'Havgap AS', missing: ['COMPANY_ADMIN'], left: [] },
  ],
};

export let server: FakeServer;

const counts = {
  all: 3,
  counts: { ACTIVE: 1, INVITED: 1, INVITATION_EXPIRED: 0, DEACTIVATED: 1, DELETED: 0 },
};

const noRequests = { all: 0, counts: { open: 0, answered: 0 } };

type PageOptions = Partial<Parameters<typeof openPage>[0]>;

/** Opens a page of this area with a fake server. */
export async function openAt(at: string, answers: readonly RouteAnswer[], more: PageOptions = {}) {
  for (const { id } of shownToasts()) closeToast(id);
  server = fakeServer(
    [countUsers, { status: 200, body: counts }],
    [countAccessRequests, { status: 200, body: noRequests }],
    ...answers,
  );
  return openPage({
    pages: { '/brukere': UserListPage, '/brukere/$id': UserPage },
    at,
    texts: ['users', 'user-roles'],
    features: ['userAdmin'],
    ...more,
  });
}

/** The server's answer with one page of users. */
export const finds = (matches: unknown[], totalEntries = matches.length): RouteAnswer[] => [
  [listUsers, { status: 200, body: { totalEntries, matches } }],
];

/** The server's answers about the user and their roles, with overrides. */
export const userWith = (user: object = {}, roles: object = {}): RouteAnswer[] => [
  [getUserRoles, { status: 200, body: { ...beritsRoles, ...roles } }],
  [getUser, { status: 200, body: { ...berit, ...user } }],
];

export const successAnswer = { status: 200, body: { id: 77 } };
export const unavailableAnswer = { status: 503, body: { code: 'UNAVAILABLE' } };
export const refusal = (status: number, code: string) => ({ status, body: { code } });

export const waitForToast = (title: string) =>
  waitFor(() => expect(shownToasts()).toContainEqual(expect.objectContaining({ title })));

/** The changing calls that the page has sent. */
export const sentCalls = () =>
  server.calls
    .filter(({ method, address }) => method !== 'GET' && address !== '/error-reports')
    .map(({ method, address, body }) => ({ method, address, body }));
