// @vitest-environment happy-dom
import { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import { handleAccessRequest } from '@takst/contract/customers/users/access-requests/handle-access-request.contract.ts';
import {
  countAccessRequests,
  listAccessRequests,
} from '@takst/contract/customers/users/access-requests/list-access-requests.contract.ts';
import { rejectAccessRequest } from '@takst/contract/customers/users/access-requests/reject-access-request.contract.ts';
import { changeUserRoles } from '@takst/contract/customers/users/administration/change-user-roles.contract.ts';
import { createUser } from '@takst/contract/customers/users/administration/create-user.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shownToasts } from '#platform/design/toasts/toasts.ts';
import type { RouteAnswer } from '#testing/fake-server.ts';
import { sentCalls, server, unavailableAnswer } from '#customers/users/test-users.tsx';
import { acceptedByOla, inForm, karisRequest } from './test-access-requests.ts';
import { answered, counts, lists, open, openRequest, requestWith } from './test-request-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('the list of users', () => {
  it.each([
    ['en', 2, '2 people ask for access', 'See the requests'],
    ['nb', 1, 'Én person ber om tilgang', 'Se forespørslene'],
  ] as const)('says in %s that %i ask for access', async (language, count, text, link) => {
    const { router } = await open('/brukere', [counts(count)], { language });
    expect(await screen.findByText(text)).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: link }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/brukere/foresporsler'));
    expect(router.state.location.search).toEqual({ filter: 'open' });
  });
});

describe('the list of requests for access', () => {
  it.each([
    ['en', {}, 'Waiting for an answer'],
    ['nb', {}, 'Venter på svar'],
    ['en', acceptedByOla, 'Acceptedby Ola Lie'],
    ['en', { ...acceptedByOla, outcome: 'rejected', userId: null }, 'Rejectedby Ola Lie'],
    ['nb', { ...acceptedByOla, outcome: 'handled' }, 'Håndtertav Ola Lie'],
    ['en', { userId: 77 }, 'Waiting for an answerAlready has a user'],
    ['en', { ...acceptedByOla, answeredBy: null }, 'Accepted'],
    [
      'en',
      { company: null, hasAdministrator: false },
      'Waiting for an answerThe company is not a customer',
    ],
    [
      'en',
      { hasAdministrator: false },
      'Waiting for an answerThe company has no user administrator',
    ],
    ['nb', { deletedOn: '2026-03-20' }, 'Venter på svarSlettes 20. mars'],
  ] as const)('in %s says of %j: %s', async (language, changed, text) => {
    await open('/brukere/foresporsler', [lists({ ...karisRequest, ...changed })], { language });
    const row = await screen.findByRole('row', { name: /Kari Moen/ });
    const plain = ({ textContent }: HTMLElement) => textContent?.replaceAll('\u00a0', ' ');
    expect(within(row).getAllByRole('cell').map(plain).at(-1)).toBe(text);
    const name = 'company' in changed ? 'FJELLHEIM KONSULT AS' : 'Fjellheim Konsult AS';
    expect(plain(row)).toContain(`${name}985 615 616`);
  });

  it.each([
    [
      'en',
      ['All 5', 'Open 1', 'Answered 4'],
      ['All', 'The company’s administrators', 'Customer support'],
    ],
    [
      'nb',
      ['Alle 5', 'Åpne 1', 'Behandlede 4'],
      ['Alle', 'Bedriftens administratorer', 'Kundeservice'],
    ],
  ] as const)('has its filters in %s', async (language, chips, recipients) => {
    await open('/brukere/foresporsler', [], {
      language,
      features: ['userAdmin', 'userAdmin.global'],
    });
    for (const name of chips) await screen.findByRole('button', { name });
    const select = await screen.findByRole<HTMLSelectElement>('combobox');
    expect([...select.options].map(({ text }) => text)).toEqual(recipients);
  });

  it('is filtered by who answers, for global administrators alone', async () => {
    await open('/brukere/foresporsler', []);
    await screen.findByRole('row', { name: /Kari Moen/ });
    expect(screen.queryByRole('combobox', { name: 'Who answers' })).toBeNull();
    cleanup();
    await open('/brukere/foresporsler', [], { features: ['userAdmin', 'userAdmin.global'] });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Who answers' }), {
      target: { value: 'support' },
    });
    await waitFor(() =>
      expect(server.callsTo(listAccessRequests).at(-1)?.address).toContain('recipient=support'),
    );
  });

  it('is empty at first', async () => {
    const features = ['userAdmin', 'userAdmin.global'] as const;
    const nobody: RouteAnswer = [
      countAccessRequests,
      { status: 200, body: { all: 0, counts: { open: 0, answered: 0 } } },
    ];
    await open('/brukere/foresporsler', [nobody, lists()], { features });
    expect(await screen.findByText('No requests')).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('a request for access', () => {
  const savedAnswer = { status: 200, body: { userId: 77, lastModified: '2026-03-04T09:00:00Z' } };
  const user = {
    firstName: 'Kari',
    lastName: 'Moen',
    email: 'kari@ny.example',
    phoneCountryCode: '+47',
    phone: '46999999',
  };

  it('is a filled-in user, created by one press', async () => {
    let isCreated = false;
    const { router } = await openRequest([
      [
        getAccessRequest,
        () => ({
          status: 200,
          body: { ...karisRequest, ...inForm, ...(isCreated ? acceptedByOla : {}) },
        }),
      ],
      [
        createUser,
        () => {
          isCreated = true;
          return { status: 200, body: { id: 77 } };
        },
      ],
      [changeUserRoles, savedAnswer],
    ]);
    await press('Create user');
    await waitFor(() => expect(router.state.location.pathname).toBe('/brukere/foresporsler'));
    expect(sentCalls()).toEqual([
      { method: 'POST', address: '/user-api/user/create', body: { ...user, accessRequestId: 5 } },
      {
        method: 'PUT',
        address: '/user-api/user/77/roles',
        body: {
          roles: [],
          companies: [{ companyId: 1001, roles: ['COMPANY_ADMIN'] }],
          confirmed: false,
        },
      },
    ]);
    expect(shownToasts()[0]?.text).toBe('Kari Moen, kari@ny.example');
  });

  it('keeps its form when the roles could not be saved, also after a reload', async () => {
    const answers: RouteAnswer[] = [
      requestWith(acceptedByOla),
      [createUser, { status: 200, body: { id: 77 } }],
      [changeUserRoles, unavailableAnswer],
    ];
    await openRequest([
      ...answers,
      [
        getAccessRequest,
        () => ({
          status: 200,
          body: { ...karisRequest, ...inForm, ...(sentCalls().length > 0 ? acceptedByOla : {}) },
        }),
      ],
    ]);
    await press('Create user');
    await screen.findByText('The user is created, but has no roles yet');
    const draft = sessionStorage.getItem('draft:new-user:5') ?? '';
    cleanup();
    sessionStorage.setItem('draft:new-user:5', draft);
    const { router } = await openRequest([...answers, [changeUserRoles, savedAnswer]]);
    // The request is answered by the user that there is.
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
    await press('Create user');
    await waitFor(() => expect(router.state.location.pathname).toBe('/brukere/foresporsler'));
    expect(sentCalls().map(({ method }) => method)).toEqual(['PUT']);
  });

  it.each([
    ['en', 'Create user', 'Ola Lie has given the person access'],
    ['nb', 'Opprett bruker', 'Ola Lie har gitt personen tilgang'],
  ] as const)('says in %s who was first', async (language, button, text) => {
    let isAnswered = false;
    await openRequest(
      [
        [
          getAccessRequest,
          () => ({
            status: 200,
            body: { ...karisRequest, ...inForm, ...(isAnswered ? acceptedByOla : {}) },
          }),
        ],
        [
          createUser,
          () => {
            isAnswered = true;
            return answered('accepted');
          },
        ],
      ],
      { language },
    );
    await press(button);
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(sessionStorage.getItem('draft:new-user:5')).toBeNull();
  });

  it('is rejected with a reason, or silently', async () => {
    await openRequest([requestWith(), [rejectAccessRequest, { status: 200, body: { id: 5 } }]]);
    await press('Reject');
    const dialog = await screen.findByRole('dialog', {
      name: 'Reject the request from Kari Moen?',
    });
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Nei' } });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /kari@ny\.example/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentCalls()).toEqual([
      {
        method: 'PUT',
        address: '/onboarding/access-request/5/reject',
        body: { notify: false, reason: 'Nei' },
      },
    ]);
  });

  it('keeps the reason that is typed for it, and for no other request', async () => {
    const reasonFor = async (id: number, firstName: string) => {
      cleanup();
      await open(`/brukere/foresporsler/${id}`, [requestWith({ id, firstName })]);
      await press('Reject');
      await screen.findByRole('dialog', { name: `Reject the request from ${firstName} Moen?` });
      return screen.getByLabelText<HTMLTextAreaElement>(/^Reason/);
    };
    fireEvent.change(await reasonFor(5, 'Kari'), { target: { value: 'For Kari' } });
    expect((await reasonFor(6, 'Per')).value).toBe('');
    expect((await reasonFor(5, 'Kari')).value).toBe('For Kari');
  });

  it('of somebody who has a user leads to the user, and is marked as handled', async () => {
    await openRequest([
      requestWith({ userId: 77 }),
      [handleAccessRequest, { status: 200, body: { id: 5 } }],
    ]);
    expect(screen.queryByRole('button', { name: 'Create user' })).toBeNull();
    const link = await screen.findByRole('link', { name: 'See the user' });
    expect(link.getAttribute('href')).toBe('/brukere/77');
    await press('Mark as handled');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as handled' }));
    await waitFor(() => expect(sentCalls()).toHaveLength(1));
  });
});
