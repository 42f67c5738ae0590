// @vitest-environment happy-dom
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { getUserCompany } from '@takst/contract/customers/session/get-user-company.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { searchUserCompanies } from '@takst/contract/customers/session/search-user-companies.contract.ts';
import type { GlobalRole } from '@takst/domain/platform/access/roles.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession, useSignedIn } from '#platform/session/use-session.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { companyOf, kari } from '#testing/session-answers.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { loadKnownPages } from './page-table/known-pages.ts';
import { createPageRouter } from './router.tsx';
import { StartedApp } from './test-started-app.tsx';

const Start = () => <h1 tabIndex={-1}>Work in {useSession().company.name}</h1>;
const start = { title: 'titleEmployees', texts: [], load: async () => Start } as const;
const Companies = () => <h1 tabIndex={-1}>Companies for {useSignedIn().user.firstName}</h1>;
const companies = {
  title: 'titleCompanies',
  icon: 'company',
  menu: 'support',
  texts: [],
  load: async () => Companies,
} as const;
const entries = {
  ...(await loadKnownPages(true)),
  '/bedriftsavtale': start,
  '/bedrifter': companies,
};

const assign = vi.fn<(address: string | URL) => void>();
let server: FakeServer;

const entry = (id: number) => ({
  id,
  customerNumber: `K-${id}`,
  name: `Company ${id}`,
  organisationNumber: `31${id}`,
  agreementTypes: [],
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(location, 'assign').mockImplementation(assign.mockReset());
  server = fakeServer(
    [getContact, { status: 200, body: { ...kari, roles: ['GLOBAL_COMPANY_ADMIN'] } }],
    [listUserCompanies, { status: 200, body: { totalEntries: 17_000, matches: [] } }],
    [searchUserCompanies, ({ address }) => ({ status: 200, body: answerTo(address) })],
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const answerTo = (address: string) => {
  const words = new URL(address, 'http://x').searchParams.get('searchFor');
  if (words === 'nobody') return { totalEntries: 0, matches: [] };
  return words === ''
    ? { totalEntries: 17_000, matches: [entry(1), entry(2)] }
    : { totalEntries: 1, matches: [entry(77)] };
};
const searches = () => server.callsTo(searchUserCompanies).map(({ address }) => address);

async function open(path = '/') {
  pageFactsOf({ signedIn: true });
  await startTexts(['app', 'session', 'home', 'call-failures']);
  history.replaceState(null, '', path);
  render(<StartedApp router={createPageRouter({ entries })} />);
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a user with a global role and thousands of companies', () => {
  it('gets the first ones, and finds the others by a search on the server', async () => {
    await open();
    await heading('Select company');
    await screen.findByRole('button', { name: /^Company 1 / });
    expect(screen.getByText('These are the first 2. Search to find the others.')).toBeTruthy();
    expect(screen.getByText('17000 companies')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'k-77' } });
    fireEvent.click(await screen.findByRole('button', { name: /^Company 77 .*K-77$/ }));
    expect(searches()).toEqual([
      expect.stringContaining('searchFor=&'),
      expect.stringContaining('searchFor=k-77'),
    ]);
    expect(assign).toHaveBeenCalledWith('/');
    expect(Object.values({ ...localStorage })).toEqual(['77']);
  });

  it('opens the pages that need no company, and from there the choice of one', async () => {
    await open();
    await heading('Select company');
    const pages = await screen.findByRole('list', { name: 'These pages need no company:' });
    fireEvent.click(within(pages).getByRole('link', { name: 'Companies' }));
    await heading(`Companies for ${kari.firstName}`);
    fireEvent.click(
      within(screen.getByRole('banner')).getByRole('link', { name: 'Select company' }),
    );
    await heading('Select company');
    expect(
      within(screen.getByRole('banner')).queryByRole('link', { name: 'Select company' }),
    ).toBeNull();
  });

  it.each(['/', '/minside/historikk', '/bedriftsavtale', '/faktura'])(
    'chooses a company before %s',
    async (path) => {
      await open(path);
      await heading('Select company');
    },
  );

  it('is told when there is none, and when the search failed', async () => {
    await open();
    await heading('Select company');
    const search = (value: string) =>
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    search('nobody');
    await screen.findByText('No companies matches your search');
    server.answer(searchUserCompanies, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    search('somebody');
    await screen.findByText('We could not search for companies.');
    screen.getByText(/^An error occurred on our side\..* give them the code x\.$/);
  });

  it('continues with the remembered company, which is fetched alone', async () => {
    const body = companyOf({ id: 77, name: 'Company 77' });
    server.answer(getUserCompany, { status: 200, body });
    localStorage.setItem('company:ruter:other:5', '77');
    await open();
    await heading('Work in Company 77');
    const addresses = server.calls.map(({ address }) => address);
    expect(addresses.slice(2)).toEqual(['/user-api/auth/companies/77']);
  });

  it('chooses again when the remembered company is no longer there', async () => {
    server.answer(getUserCompany, { status: 404, body: { code: 'NOT_FOUND' } });
    localStorage.setItem('company:ruter:other:5', '77');
    await open();
    await heading('Select company');
    await waitFor(() => expect(searches()).toHaveLength(1));
  });
});

describe('a user with a global role while no company exists', () => {
  const withoutCompanies = (roles: readonly GlobalRole[]) => {
    server.answer(getContact, { status: 200, body: { ...kari, roles: [...roles] } });
    server.answer(listUserCompanies, { status: 200, body: { totalEntries: 0, matches: [] } });
  };

  it('has the pages of all companies, the menu and the way out', async () => {
    withoutCompanies(['GLOBAL_COMPANY_ADMIN']);
    await open();
    await heading('No companies yet');
    expect(screen.queryByRole('searchbox')).toBeNull();
    const pages = await screen.findByRole('list', { name: 'These pages need no company:' });
    const banner = within(screen.getByRole('banner'));
    fireEvent.click(banner.getByRole('button', { name: 'User menu: Kari' }));
    banner.getByRole('button', { name: 'Sign out' });
    fireEvent.click(within(pages).getByRole('link', { name: 'Companies' }));
    await heading(`Companies for ${kari.firstName}`);
  });

  it('opens such a page by its address', async () => {
    withoutCompanies(['GLOBAL_COMPANY_ADMIN']);
    await open('/bedrifter');
    await heading(`Companies for ${kari.firstName}`);
  });

  it('is told that the user is not set up when they have no global role (spec 1 §2.1)', async () => {
    withoutCompanies([]);
    await open('/bedrifter');
    await heading('We could not fetch information about your user!');
  });
});
