// @vitest-environment happy-dom
import { searchUserCompanies } from '@takst/contract/customers/session/search-user-companies.contract.ts';
import { listUsers } from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { companyOf, granlia, kari } from '#testing/session-answers.ts';
import { berit, finds, openAt, server, userWith, statuses } from '#customers/users/test-users.tsx';

afterEach(cleanup);

const lastQuery = () =>
  server.callsTo(listUsers).map(({ address }) => new URL(address, location.origin).searchParams);
const selectOf = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const optionsOf = (label: string) => [...selectOf(label).options].map(({ text }) => text);
const actionsOf = (row: HTMLElement) =>
  within(row)
    .queryAllByLabelText(/ Berit Moe$/)
    .map((action) => action.getAttribute('aria-label'));

describe('the list of users', () => {
  it('is filtered by state, role and company, all in the address', async () => {
    const { router } = await openAt('/brukere?company=1001', [
      ...finds([berit]),
      [searchUserCompanies, { status: 200, body: { totalEntries: 0, matches: [] } }],
    ]);
    await screen.findByRole('button', { name: 'Deactivated 1' });
    const filters = screen.getAllByRole('button', { name: /^[A-Z][a-z ]+ \d$/ });
    expect(filters.slice(1).map(({ textContent }) => textContent)).toEqual([
      'All3',
      'Active1',
      'Invited1',
      'Invitation expired0',
      'Deactivated1',
      'Deleted0',
    ]);
    await press('Deactivated 1');
    await waitFor(() => expect(lastQuery().at(-1)?.get('filter')).toBe('DEACTIVATED'));
    await press(/^More filters/);
    fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), {
      target: { value: 'USER_ADMIN' },
    });
    await waitFor(() => expect(lastQuery().at(-1)?.get('role')).toBe('USER_ADMIN'));
    expect(lastQuery().at(-1)?.get('companyId')).toBe('1001');
    expect(router.state.location.search).toEqual({
      company: '1001',
      filter: 'DEACTIVATED',
      role: 'USER_ADMIN',
    });
  });

  const far = {
    id: 1009,
    customerNumber: '1009',
    name: 'Fjern AS',
    organisationNumber: '311000009',
    agreementTypes: [],
  };
  const fjellstua = companyOf({ id: 1002, name: 'Fjellstua Hotell AS', roles: ['USER_ADMIN'] });
  const havblikk = companyOf({ id: 1003, name: 'Havblikk AS', roles: ['USER_ADMIN'] });
  const own = ['All companies', fjellstua.name, havblikk.name];
  const unavailable = { status: 503, body: { code: 'UNAVAILABLE' } };
  it.each([
    ['', undefined, 'All companies', own],
    ['1002', undefined, fjellstua.name, own],
    [
      '1009',
      { status: 200, body: { totalEntries: 1, matches: [far] } },
      far.name,
      [...own, far.name],
    ],
    ['1009', unavailable, 'Choose', ['Choose', ...own]],
  ])(
    'has the companies that the user administers, and “%s”',
    async (company, answer, chosen, names) => {
      await openAt(
        `/brukere?company=${company}`,
        [...finds([berit]), ...(answer ? [[searchUserCompanies, answer] as const] : [])],
        { companies: [granlia, fjellstua, havblikk] },
      );
      await screen.findByRole('row', { name: /Berit/ });
      await press(/^More filters/);
      await waitFor(() => expect(optionsOf('Company')).toEqual(names));
      const [option] = selectOf('Company').selectedOptions;
      expect(option?.text).toBe(chosen);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each([
    ['of a company', ['userAdmin'], [fjellstua], undefined],
    ['of one company among others', ['userAdmin'], [granlia, fjellstua], undefined],
    [
      'of all companies',
      ['userAdmin', 'userAdmin.global'],
      [granlia, fjellstua],
      ['All companies', granlia.name, fjellstua.name],
    ],
  ] as const)(
    'has for an administrator %s the roles that they see',
    async (_, features, companies, names) => {
      await openAt('/brukere?role=USER_ADMIN', finds([berit]), { features, companies });
      await screen.findByRole('row', { name: /Berit/ });
      await press(/^More filters/);
      const roles = optionsOf('Role');
      expect(roles).toContain('User administrator');
      expect(roles.some((role) => role.startsWith('Global'))).toBe(names !== undefined);
      expect(selectOf('Role').value).toBe('USER_ADMIN');
      expect(screen.queryByLabelText('Company') === null).toBe(names === undefined);
      if (names) expect(optionsOf('Company')).toEqual(names);
    },
  );

  it('shows name, e-mail and formatted phone, and links to the user', async () => {
    const { router } = await openAt('/brukere?q=moe', [...finds([berit]), ...userWith()]);
    const row = await screen.findByRole('row', { name: /Berit/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['Moe', 'berit.moe@fjellheim.example', '+47\u00a0412\u00a034\u00a0567', 'Active']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Users');
    fireEvent.click(within(row).getByRole('link', { name: 'Berit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/brukere/77'));
    expect(router.state.location.search).toEqual({ q: 'moe' });
  });

  it.each([
    ['en', ['First name', 'Last name', 'User name', 'Mobile', 'State', 'Actions']],
    ['nb', ['Fornavn', 'Etternavn', 'Brukernavn', 'Mobil', 'Status', 'Handlinger']],
  ] as const)('has its columns in %s', async (language, columns) => {
    await openAt('/brukere', finds([berit]), { language });
    await screen.findByRole('row', { name: /Berit/ });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(columns);
  });

  it.each([
    ['en', 'ACTIVE', 'Active', ['Edit Berit Moe', 'Deactivate Berit Moe']],
    ['nb', 'ACTIVE', 'Aktiv', ['Rediger Berit Moe', 'Deaktiver Berit Moe']],
    [
      'en',
      'INVITED',
      'Invited until 9 Mar',
      ['Send a new invitation to Berit Moe', 'Edit Berit Moe', 'Deactivate Berit Moe'],
    ],
    [
      'nb',
      'INVITED',
      'Invitert til 9. mars',
      ['Send ny invitasjon til Berit Moe', 'Rediger Berit Moe', 'Deaktiver Berit Moe'],
    ],
    [
      'en',
      'INVITATION_EXPIRED',
      'Invitation expired 30 Dec 2025',
      ['Send a new invitation to Berit Moe', 'Edit Berit Moe', 'Deactivate Berit Moe'],
    ],
    [
      'nb',
      'INVITATION_EXPIRED',
      'Invitasjon utløpt 30. des. 2025',
      ['Send ny invitasjon til Berit Moe', 'Rediger Berit Moe', 'Deaktiver Berit Moe'],
    ],
    [
      'en',
      'DEACTIVATED',
      'Deactivated',
      ['Reactivate Berit Moe', 'Edit Berit Moe', 'Deactivate Berit Moe'],
    ],
    [
      'nb',
      'DEACTIVATED',
      'Deaktivert',
      ['Reaktiver Berit Moe', 'Rediger Berit Moe', 'Deaktiver Berit Moe'],
    ],
    ['en', 'DELETED', 'Deleted', []],
    ['nb', 'DELETED', 'Slettet', []],
  ] as const)(
    'in %s shows the status %s as %s, and offers %j',
    async (language, status, word, actions) => {
      await openAt('/brukere', finds([{ ...berit, ...statuses[status] }]), { language });
      const row = await screen.findByRole('row', { name: /Berit/ });
      expect(within(row).getByText(word)).toBeDefined();
      expect(actionsOf(row)).toEqual(actions);
    },
  );

  it.each([
    ['en', 'Last signed in 2 Mar'],
    ['nb', 'Sist innlogget 2. mars'],
  ] as const)('says in %s when somebody signed in last', async (language, text) => {
    const signedIn = { ...berit, lastSignInAt: '2026-03-01T23:30:00Z' };
    const never = { ...berit, id: 78, firstName: 'Aldri' };
    await openAt('/brukere', finds([signedIn, never]), { language });
    expect(within(await screen.findByRole('row', { name: /Berit/ })).getByText(text)).toBeDefined();
    const other = screen.getByRole('row', { name: /Aldri/ });
    expect(other.textContent).not.toMatch(/Sist innlogget|signed in/);
  });

  it('keeps its search in the edit link', async () => {
    await openAt('/brukere?q=moe', finds([berit]));
    const pencil = await screen.findByRole('link', { name: 'Edit Berit Moe' });
    expect(pencil.getAttribute('href')).toBe('/brukere/77?q=moe');
  });

  it('does not let users deactivate themselves', async () => {
    await openAt('/brukere', finds([{ ...berit, id: kari.id }]));
    const row = await screen.findByRole('row', { name: /Berit/ });
    expect(actionsOf(row)).toEqual(['Edit Berit Moe']);
  });

  it.each([
    ['en', 'Search for name, e-mail or phone', 'New user'],
    ['nb', 'Søk etter navn, e-post eller telefon', 'Ny bruker'],
  ] as const)('has its search and its button in %s', async (language, search, button) => {
    await openAt('/brukere', finds([berit]), { language });
    expect(await screen.findByRole('searchbox', { name: search })).toBeDefined();
    const link = screen.getByRole('link', { name: button });
    expect(link.getAttribute('href')).toContain('/brukere/ny');
  });

  it('fetches ten rows at a time and keeps search and page in the address', async () => {
    const { router } = await openAt('/brukere?page=2', finds([berit], 25));
    await screen.findByRole('row', { name: /Berit/ });
    expect(lastQuery()[0]?.get('offset')).toBe('10');
    expect(lastQuery()[0]?.get('maxEntries')).toBe('10');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '412 34' } });
    await waitFor(() => expect(lastQuery().at(-1)?.get('searchFor')).toBe('412 34'));
    expect(router.state.location.search).toEqual({ q: '412 34' });
  });

  it.each([
    ['en', 'No hits for “zzz”', 'Show all'],
    ['nb', 'Ingen treff på «zzz»', 'Vis alle'],
  ] as const)(
    'says in %s that nobody matches, and offers to show everybody',
    async (language, text, button) => {
      const { router } = await openAt('/brukere?q=zzz', finds([]), { language });
      expect(await screen.findByText(text)).toBeDefined();
      await press(button);
      await waitFor(() => expect(router.state.location.search).toEqual({}));
    },
  );

  it.each([
    ['en', 'No users yet', 'New user'],
    ['nb', 'Ingen brukere ennå', 'Ny bruker'],
  ] as const)(
    'explains in %s how to add a user when it is empty',
    async (language, text, button) => {
      await openAt('/brukere', finds([]), { language });
      expect(await screen.findByText(text)).toBeDefined();
      expect(screen.getAllByRole('link', { name: button })).toHaveLength(2);
    },
  );

  it('says that it is loading', async () => {
    const slow = Promise.withResolvers<{ status: number; body: object }>();
    await openAt('/brukere', [[listUsers, () => slow.promise]]);
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
    slow.resolve({ status: 200, body: { totalEntries: 1, matches: [berit] } });
    expect(await screen.findByRole('row', { name: /Berit/ })).toBeDefined();
  });

  it('is a list of cards on a narrow screen', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query.includes('859.98') }) as MediaQueryList,
    );
    await openAt('/brukere', finds([berit]));
    const card = await screen.findByRole('listitem');
    expect(within(card).getByRole('link', { name: 'Berit Moe' })).toBeDefined();
    expect(card.textContent).toContain('berit.moe@fjellheim.example');
    expect(screen.queryByRole('table')).toBeNull();
    vi.restoreAllMocks();
  });
});
