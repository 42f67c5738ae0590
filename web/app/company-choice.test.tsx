// @vitest-environment happy-dom
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { useSession } from '#platform/session/use-session.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { companyOf, fjellstua, granlia, kari } from '#testing/session-answers.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import type { PageEntries } from '#platform/page-entries/page-entry.ts';
import { loadKnownPages } from './page-table/known-pages.ts';
import { createPageRouter } from './router.tsx';
import { StartedApp } from './test-started-app.tsx';

const Employees = () => <h1 tabIndex={-1}>People of {useSession().company.name}</h1>;
const entries: PageEntries = {
  ...(await loadKnownPages(true)),
  '/bedriftsavtale': { title: 'titleEmployees', texts: [], load: async () => Employees },
};

let server: FakeServer;
const assign = vi.fn<(address: string | URL) => void>();

beforeEach(() => {
  server = fakeServer([getContact, { status: 200, body: kari }]);
  vi.spyOn(location, 'assign').mockImplementation(assign.mockReset());
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(path: string) {
  pageFactsOf({ signedIn: true });
  await startTexts(['app', 'session', 'home', 'call-failures']);
  history.replaceState(null, '', path);
  render(<StartedApp router={createPageRouter({ entries })} />);
}

function answerWith(companies: readonly object[]) {
  const body = { totalEntries: companies.length, matches: companies };
  server.answer(listUserCompanies, { status: 200, body });
  server.answer(listCompanyAdministrators, { status: 200, body: [] });
}
const status = () => within(screen.getByRole('main')).getByRole('status');
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a user with several companies', () => {
  it('selects one, which is remembered, and starts at /', async () => {
    answerWith([granlia, fjellstua]);
    await open('/bedriftsavtale');
    await heading('Select company');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'AS 1002' } });
    expect(screen.queryByRole('button', { name: /Granlia/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Fjellstua/ }));
    expect(assign).toHaveBeenCalledWith('/');
    expect(Object.values({ ...localStorage })).toEqual(['1002']);
  });

  it('finds one by the customer number that the operator has given it', async () => {
    answerWith([granlia, { ...fjellstua, customerNumber: 'K-77' }]);
    await open('/');
    await heading('Select company');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'k-77' } });
    expect(screen.queryByRole('button', { name: /Granlia/ })).toBeNull();
    screen.getByRole('button', { name: /Fjellstua.*Customer no. K-77$/ });
  });

  it('sees a message when no company matches the search', async () => {
    answerWith([granlia, fjellstua]);
    await open('/');
    await heading('Select company');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'granlia 1002' } });
    expect(status().textContent).toBe('No companies matches your search');
  });

  it('moves from the search through the list with the arrow keys, and back', async () => {
    answerWith([granlia, fjellstua]);
    await open('/');
    await heading('Select company');
    const box = screen.getByRole('searchbox');
    expect(document.activeElement).not.toBe(box);
    box.focus();
    const press = (key: string) =>
      fireEvent.keyDown(document.activeElement ?? box, { key }) ? 'left to the browser' : 'moved';
    expect(press('ArrowDown')).toBe('moved');
    expect(document.activeElement?.textContent).toContain('Granlia');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toContain('Fjellstua');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toContain('Fjellstua');
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(box);
    expect(press('k')).toBe('left to the browser');
  });

  it('changes it in the header, where the search has the focus and the current one is marked', async () => {
    // Two may have the same name.
    const namesake = companyOf({ id: 1003, name: fjellstua.name });
    answerWith([granlia, fjellstua, namesake]);
    sessionStorage.setItem('company:ruter:other:5', '1002');
    await open('/');
    await heading('People of Fjellstua Hotell AS');
    const header = within(screen.getByRole('banner'));
    fireEvent.click(
      await header.findByRole('button', { name: 'Change company: Fjellstua Hotell AS' }),
    );
    const box = await header.findByRole('searchbox');
    await waitFor(() => expect(document.activeElement).toBe(box));
    const current = header.getByRole('button', { name: /^Fjellstua.*Selected now$/ });
    expect(header.getAllByRole('button', { current: true })).toEqual([current]);
    const other = header.getByRole('button', { name: /^Granlia.*Org\. no\./ });
    expect(other.getAttribute('aria-current')).toBeNull();
    expect(other.textContent).not.toContain('Selected now');
    fireEvent.click(other);
    expect(assign).toHaveBeenCalledWith('/');
    expect(Object.values({ ...localStorage })).toEqual(['1001']);
  });

  it('reads how many there are', async () => {
    answerWith([granlia, fjellstua]);
    await open('/');
    await heading('Select company');
    screen.getByText('Hi, Kari! Which company do you want to work with?');
    await waitFor(() => expect(document.title).toBe('Select company – Ruter Bedrift'));
    expect(status().textContent).toBe('2 companies');
    expect(screen.queryByText(/^These are the first/)).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'fjellstua' } });
    expect(status().textContent).toBe('1 company');
  });

  it('of more than a hundred sees a hundred, and searches for the others', async () => {
    const companies = Array.from({ length: 101 }, (_, at) =>
      companyOf({ id: 2_001 + at, name: `${at < 30 ? 'Group' : 'Company'} ${at + 1}` }),
    );
    answerWith(companies);
    await open('/');
    await heading('Select company');
    screen.getByText('These are the first 100. Search to find the others.');
    expect(status().textContent).toBe('101 companies');
    expect(screen.queryByRole('button', { name: /^Company 101 / })).toBeNull();
    const box = screen.getByRole('searchbox');
    fireEvent.change(box, { target: { value: 'group' } });
    expect(status().textContent).toBe('30 companies');
    expect(screen.queryByText(/^These are the first/)).toBeNull();
    fireEvent.change(box, { target: { value: 'company 101' } });
    screen.getByRole('button', { name: /^Company 101 / });
  });

  it('continues with the remembered company', async () => {
    answerWith([granlia, fjellstua]);
    sessionStorage.setItem('company:ruter:other:5', '1002');
    await open('/');
    await heading('People of Fjellstua Hotell AS');
  });

  it('chooses again when the remembered company is no longer theirs', async () => {
    answerWith([granlia, fjellstua]);
    localStorage.setItem('company:ruter:other:5', '1003');
    await open('/');
    await heading('Select company');
  });
});

describe('a user who opened a page by its own address', () => {
  it('is led on to it with one press after the choice of a company', async () => {
    answerWith([{ ...granlia, roles: ['COMPANY_ADMIN', 'USER_ADMIN'] }, fjellstua]);
    await open('/brukere');
    await heading('Select company');
    fireEvent.click(screen.getByRole('button', { name: /Granlia/ }));
    expect(assign).toHaveBeenCalledWith('/');
    cleanup();
    await open('/');
    await heading('People of Granlia Bygg AS');
    const link = await screen.findByRole('link', { name: 'Go on to the page that you opened' });
    expect(link.getAttribute('href')).toBe('/brukere');
    screen.getByText('You now work in Granlia Bygg AS');
    cleanup();
    for (const { id } of shownToasts()) closeToast(id);
    await open('/');
    await heading('People of Granlia Bygg AS');
    expect(shownToasts()).toEqual([]);
  });
});
