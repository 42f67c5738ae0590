// @vitest-environment happy-dom
import type { RouteAnswer } from '#testing/fake-server.ts';
import { createUser } from '@takst/contract/customers/users/administration/create-user.contract.ts';
import { changeUserRoles } from '@takst/contract/customers/users/administration/change-user-roles.contract.ts';
import { press, write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  successAnswer,
  unavailableAnswer,
  finds,
  openAt,
  refusal,
  sentCalls,
  server,
} from '#customers/users/test-users.tsx';
import { UserListPage } from '#customers/users/list/user-list.page.tsx';
import { NewUserPage } from './new-user.page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const savedAnswer = { status: 200, body: { userId: 77, lastModified: '2026-03-04T09:00:00Z' } };
const works: RouteAnswer[] = [
  [createUser, successAnswer],
  [changeUserRoles, savedAnswer],
];

const labels = {
  en: ['First name', 'Last name', 'E-mail', 'Mobile', 'Customer support', 'Save'],
  nb: ['Fornavn', 'Etternavn', 'E-post', 'Mobil', 'Kundesupport', 'Lagre'],
} as const;

type PageOptions = NonNullable<Parameters<typeof openAt>[2]>;

async function open(answers: readonly RouteAnswer[] = works, more: PageOptions = {}) {
  const page = await openAt('/brukere/ny', [...answers, ...finds([])], {
    pages: { '/brukere/ny': NewUserPage, '/brukere': UserListPage },
    texts: ['users', 'user-roles'],
    features: ['userAdmin', 'userAdmin.global'],
    ...more,
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

function fillIn(language: 'en' | 'nb' = 'en') {
  const [first, last, email, phone, role] = labels[language];
  write(first, 'Nils');
  write(last, 'Nyberg');
  write(email, 'nils@firma.example');
  write(phone, '912 34 567');
  fireEvent.click(screen.getByRole('checkbox', { name: role }));
}

const faults = async (name = 'You need to fix validation errors before submitting') =>
  within(await screen.findByRole('group', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const isDisabled = (label: string) => screen.getByLabelText<HTMLInputElement>(label).disabled;

const person = {
  firstName: 'Nils',
  lastName: 'Nyberg',
  email: 'nils@firma.example',
  phoneCountryCode: '+47',
  phone: '91234567',
};
const roles = { roles: ['GLOBAL_COMPANY_ADMIN'], companies: [], confirmed: false };

describe('a new user', () => {
  it.each([
    ['en', 'The user is created! E-mail with activation link sent.'],
    ['nb', 'Brukeren er opprettet! E-post med aktiveringslenke er sendt.'],
  ] as const)('is created and then given roles, in %s', async (language, text) => {
    const { router } = await open(works, { language });
    fillIn(language);
    await press(labels[language][5]);
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { title: text, text: 'Nils Nyberg, nils@firma.example', link: { to: '/brukere/77' } },
      ]),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/brukere'));
    expect(sentCalls()).toEqual([
      { method: 'POST', address: '/user-api/user/create', body: person },
      { method: 'PUT', address: '/user-api/user/77/roles', body: roles },
    ]);
    expect(sessionStorage.getItem('draft:new-user')).toBeNull();
  });

  it.each([
    [
      'en',
      'First name: You need to fill in this',
      'User must have minimum one role assigned',
      'You need to fix validation errors before submitting',
    ],
    [
      'nb',
      'Fornavn: Du må fylle ut dette',
      'En bruker må ha minst en rolle',
      'Du må rette feilene før du kan sende inn',
    ],
  ] as const)(
    'requires all fields and at least one role, in %s',
    async (language, first, noRole, title) => {
      await open(works, { language });
      expect(screen.queryByText(noRole)).toBeNull();
      await press(labels[language][5]);
      const messages = await faults(title);
      expect(messages).toHaveLength(5);
      // One that is missing is no wrong one.
      const fault = first.replace(/^[^:]*/, '');
      expect(messages.slice(0, 4).map((text) => text?.replace(/^[^:]*/, ''))).toEqual(
        messages.slice(0, 4).map(() => fault),
      );
      expect([messages[0], messages.at(-1)]).toEqual([first, noRole]);
      expect(screen.getAllByText(noRole)).toHaveLength(2);
      expect(sentCalls()).toEqual([]);
    },
  );

  it.each([
    ['First name', 'N', 'First name: Use at least two characters'],
    ['Last name', 'N'.repeat(101), 'Last name: This is too long: use at most 100 characters'],
    ['E-mail', 'nils', 'E-mail: Enter a valid e-mail address'],
    ['Mobile', '12', 'Mobile: Enter a valid phone number'],
  ])('cannot have the %s «%s»', async (label, value, fault) => {
    await open();
    fillIn();
    write(label, value);
    await press('Save');
    expect(await faults()).toEqual([fault]);
    expect(sentCalls()).toEqual([]);
  });

  it('requires a phone number valid in its country', async () => {
    const { router } = await open([...works, [createUser, refusal(422, 'PHONE_NOT_VALID')]]);
    fillIn();
    write('Mobile', '+46 701 23 45 67');
    await press('Save');
    expect(await faults()).toEqual(['Mobile: Enter a valid phone number']);
    expect(sentCalls()[0]?.body).toMatchObject({ phoneCountryCode: '+46', phone: '701234567' });
    expect(router.state.location.pathname).toBe('/brukere/ny');
  });

  it.each([
    ['en', 'E-mail: There already exists an user with this e-mail', undefined],
    [
      'nb',
      'E-post: Det finnes allerede en bruker med denne e-posten',
      'Du må rette feilene før du kan sende inn',
    ],
  ] as const)(
    'requires a unique e-mail and keeps the form, in %s',
    async (language, text, title) => {
      await open([...works, [createUser, refusal(409, 'EMAIL_TAKEN')]], { language });
      fillIn(language);
      await press(labels[language][5]);
      expect(await faults(title)).toEqual([text]);
      const field = screen.getByLabelText<HTMLInputElement>(labels[language][2]);
      expect([field.value, field.getAttribute('aria-invalid')]).toEqual([
        'nils@firma.example',
        'true',
      ]);
      expect(sessionStorage.getItem('draft:new-user')).toContain('nils@firma.example');
      expect(sentCalls()).toHaveLength(1);
    },
  );
});

describe('a new user who is not wanted after all', () => {
  it('is forgotten, and the list is there again', async () => {
    const { router } = await open();
    fillIn();
    await waitFor(() => expect(sessionStorage.getItem('draft:new-user')).not.toBeNull());
    await press('Cancel');
    await waitFor(() => expect(router.state.location.pathname).toBe('/brukere'));
    expect(sessionStorage.getItem('draft:new-user')).toBeNull();
    expect(sentCalls()).toEqual([]);
  });
});

describe('a new user whose roles could not be saved', () => {
  it.each([
    [unavailableAnswer, 'The service is down right now.'],
    [refusal(422, 'ROLE_NOT_OFFERED'), 'One of the roles can no longer be given'],
    [{ status: 500, body: { code: 'UNEXPECTED', id: 'abc' } }, 'give them the code abc'],
  ])('exists without roles; saving again sends only the roles (%o)', async (answer, problem) => {
    const answers = [answer, savedAnswer];
    const { router } = await open([
      ...works,
      [changeUserRoles, () => answers.shift() ?? savedAnswer],
    ]);
    fillIn();
    await press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The user is created, but has no roles yet');
    expect(alert.textContent).toContain(problem);
    expect(alert.textContent).toContain('Save again to give the roles.');
    expect(labels.en.slice(0, 4).map(isDisabled)).toEqual([true, true, true, true]);
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/brukere'));
    expect(sentCalls().map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT']);
  });

  it('is not created again after a reload', async () => {
    await open([...works, [changeUserRoles, unavailableAnswer]]);
    fillIn();
    await press('Save');
    await screen.findByRole('alert');
    const draft = sessionStorage.getItem('draft:new-user') ?? '';
    cleanup();
    sessionStorage.setItem('draft:new-user', draft);
    const { router } = await open();
    expect(isDisabled('E-mail')).toBe(true);
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/brukere'));
    expect(sentCalls()).toEqual([
      { method: 'PUT', address: '/user-api/user/77/roles', body: roles },
    ]);
  });
});

describe('a new user who could not be created', () => {
  it('is retried with the same key after the service was unavailable', async () => {
    const answers = [unavailableAnswer, successAnswer];
    const { router } = await open([...works, [createUser, () => answers.shift() ?? successAnswer]]);
    fillIn();
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'An error occurred while creating the user!',
    );
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/brukere'));
    const keys = server.calls
      .filter(({ address }) => address === '/user-api/user/create')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['en', 'You are no longer a user administrator.'],
    ['nb', 'Du er ikke brukeradministrator lenger.'],
  ] as const)('shows the reason, in %s', async (language, text) => {
    await open([[createUser, refusal(403, 'NO_LONGER_ADMINISTRATOR')]], { language });
    fillIn(language);
    await press(labels[language][5]);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });

  it('shows the general error page when the server fails, and keeps the draft', async () => {
    await open([[createUser, { status: 500, body: { code: 'UNEXPECTED', id: 'abc' } }]]);
    fillIn();
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^General error/);
    expect(sessionStorage.getItem('draft:new-user')).toContain('nils@firma.example');
    const draft = sessionStorage.getItem('draft:new-user') ?? '';
    cleanup();
    sessionStorage.setItem('draft:new-user', draft);
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('nils@firma.example');
    const role = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Customer support' });
    expect(role.checked).toBe(true);
  });
});
