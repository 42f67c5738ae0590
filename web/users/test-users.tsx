import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { closeToast, shownToasts } from '#design/toasts/toasts.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { UserListPage } from './list/user-list.page.tsx';
import { UserPage } from './page/user.page.tsx';

/** A user as the server sends them. */
export const berit = {
  id: 77,
  email: 'berit.moe@fjellheim.example',
  firstName: 'Berit',
  lastName: 'Moe',
  phone: '41234567',
  phoneCountryCode: '+47',
  state: 'ACTIVE',
};

/** Where they are shown. */
export const beritAt = '/brukere/77';

export const beritsRoles = {
  userId: 77,
  lastModified: '2026-03-01T09:30:00Z',
  roles: [],
  companies: [
    {
      companyId: 1001,
      companyName: 'Fjellheim Konsult AS',
      companyType: 'RUTER_CUSTOMER',
      roles: ['USER_ADMIN'],
      offeredRoles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
      otherAdministrators: [{ userId: 78, name: 'Kåre Lie', roles: ['COMPANY_ADMIN'] }],
    },
  ],
  rolesElsewhere: false,
};

/** What a company is left with, as the server refuses it. */
export const leftEmpty = {
  code: 'LAST_ADMINISTRATOR',
  companies: [
    {
      companyId: 1001,
      companyName: 'Fjellheim Konsult AS',
      missing: ['USER_ADMIN'],
      left: ['Kåre Lie'],
    },
  ],
};

export type Answer = { status: number; body?: unknown };
type Answers = Readonly<Record<string, Answer | (() => Answer | Promise<Answer>)>>;

export let server: FakeServer;

type Opening = Partial<Parameters<typeof openPage>[0]>;

/** Opens a page of the area on a server that answers by method and the beginning of the address. */
export async function openAt(at: string, answers: Answers, more: Opening = {}) {
  vi.unstubAllGlobals();
  for (const { id } of shownToasts()) closeToast(id);
  server = fakeServer();
  server.answers(({ method, address: asked }) => {
    const found = Object.entries(answers).find(([start]) => `${method} ${asked}`.startsWith(start));
    const answer = found?.[1] ?? { status: 404, body: { code: 'NOT_FOUND' } };
    return typeof answer === 'function' ? answer() : answer;
  });
  return openPage({
    pages: { '/brukere': UserListPage, '/brukere/$id': UserPage },
    at,
    texts: ['users', 'user-roles'],
    features: ['userAdmin'],
    ...more,
  });
}

/** What the server tells of a page of users. */
export const finds = (matches: unknown[], totalEntries = matches.length) => ({
  'GET /user-api/user?': { status: 200, body: { totalEntries, matches } },
});

/** What the server tells of the user and their roles, with something changed. */
export const userWith = (user: object = {}, roles: object = {}) => ({
  'GET /user-api/user/77/roles': { status: 200, body: { ...beritsRoles, ...roles } },
  'GET /user-api/user/77': { status: 200, body: { ...berit, ...user } },
});

export const done = { status: 200, body: { id: 77 } };
export const down = { status: 503, body: { code: 'UNAVAILABLE' } };
export const refusal = (status: number, code: string) => ({ status, body: { code } });

export const untilToast = (text: string) =>
  waitFor(() => expect(shownToasts()).toContainEqual(expect.objectContaining({ text })));

/** What was sent, other than questions. */
export const sent = () =>
  server.asked
    .filter(({ method, address }) => method !== 'GET' && address !== '/error-reports')
    .map(({ method, address, body }) => ({ method, address, body }));

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
