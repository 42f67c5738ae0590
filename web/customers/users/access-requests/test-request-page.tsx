import { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import {
  countAccessRequests,
  listAccessRequests,
} from '@takst/contract/customers/users/access-requests/list-access-requests.contract.ts';
import { screen } from '#testing/dom.ts';
import type { RouteAnswer } from '#testing/fake-server.ts';
import { finds, openAt } from '#customers/users/test-users.tsx';
import { UserListPage } from '#customers/users/list/user-list.page.tsx';
import { AccessRequestListPage } from './access-request-list.page.tsx';
import { AccessRequestPage } from './access-request.page.tsx';
import { inForm, karisRequest } from './test-access-requests.ts';

/** So many wait for an answer. */
export const counts = (open: number): RouteAnswer => [
  countAccessRequests,
  { status: 200, body: { all: open + 4, counts: { open, answered: 4 } } },
];
/** The list has these. */
export const lists = (...matches: object[]): RouteAnswer => [
  listAccessRequests,
  { status: 200, body: { totalEntries: matches.length, matches } },
];
/** The request with the id 5, with overrides. */
export const requestWith = (changed: object = {}): RouteAnswer => [
  getAccessRequest,
  { status: 200, body: { ...karisRequest, ...inForm, ...changed } },
];
/** The refusal of an answer that came too late. */
export const answered = (outcome = 'rejected') => ({
  status: 409,
  body: { code: 'ACCESS_REQUEST_ANSWERED', outcome, answeredBy: 'Ola Lie' },
});

type PageOptions = NonNullable<Parameters<typeof openAt>[2]>;
export const open = (at: string, answers: readonly RouteAnswer[], more: PageOptions = {}) =>
  openAt(at, [counts(1), lists(karisRequest), ...finds([]), ...answers], {
    pages: {
      '/brukere': UserListPage,
      '/brukere/foresporsler': AccessRequestListPage,
      '/brukere/foresporsler/$id': AccessRequestPage,
    },
    texts: ['users', 'user-roles', 'access-requests'],
    ...more,
  });
/** The page of the request with the id 5. */
export const openRequest = async (answers: readonly RouteAnswer[], more?: PageOptions) => {
  const page = await open('/brukere/foresporsler/5', answers, more);
  await screen.findByRole('heading', { level: 1, name: 'Kari Moen' });
  return page;
};
