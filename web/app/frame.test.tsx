// @vitest-environment happy-dom
import { getInvoiceOverview } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { countSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '#testing/dom.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { useSession } from '#platform/session/use-session.ts';
import type { PageEntries } from '#platform/page-entries/page-entry.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { fjellstua, granlia, kari } from '#testing/session-answers.ts';
import { loadKnownPages } from './page-table/known-pages.ts';
import { createPageRouter } from './router.tsx';
import { hasMenu } from './shell/lazy-menu.ts';
import { StartedApp } from './test-started-app.tsx';

const Employees = () => <h1 tabIndex={-1}>People of {useSession().company.name}</h1>;
const entries: PageEntries = {
  ...(await loadKnownPages(true)),
  '/bedriftsavtale': { title: 'titleEmployees', texts: [], load: async () => Employees },
  '/minside': { title: 'titleMyPage', texts: [], load: async () => Employees },
  '/aktiver/{token}': { title: 'titleActivation', texts: [], load: async () => Employees },
};

const assign = vi.fn<(address: string | URL) => void>();
let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(location, 'assign').mockImplementation(assign.mockReset());
  server = fakeServer(
    [getContact, { status: 200, body: kari }],
    [listCompanyAdministrators, { status: 200, body: [] }],
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openAsVisitor(path: string, tenant = 'ruter') {
  pageFactsOf({ tenant, signedIn: false });
  await startTexts(['app', 'session', 'home', 'call-failures']);
  history.replaceState(null, '', path);
  render(<StartedApp router={createPageRouter({ entries: await loadKnownPages(false) })} />);
  await screen.findByRole('contentinfo');
}

async function openAsUser(companies: readonly object[], path = '/bedriftsavtale') {
  const body = { totalEntries: companies.length, matches: companies };
  server.answer(listUserCompanies, { status: 200, body });
  sessionStorage.setItem('company:ruter:other:5', '1001');
  pageFactsOf({ signedIn: true });
  await startTexts(['app', 'session', 'home', 'call-failures']);
  history.replaceState(null, '', path);
  const router = createPageRouter({ entries });
  render(<StartedApp router={router} />);
  await screen.findByRole('heading', { name: 'People of Granlia Bygg AS' });
  return router;
}

/** What the menu button of a phone opens. */
async function openSheet() {
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const sheet = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
  await within(sheet).findByRole('button', { name: 'Close the menu' });
  return { sheet, ...within(sheet) };
}

describe('the foot of a page', () => {
  it('leads a visitor to the pages of the operator, outside the portal', async () => {
    for (const tenant of ['ruter', 'akt', 'fjord'] as const) {
      await openAsVisitor('/vilkar', tenant);
      const foot = within(screen.getByRole('contentinfo'));
      const { links, brandTitle } = tenantOf(tenant);
      foot.getByText(brandTitle);
      const hrefs = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(hrefs.slice(2)).toEqual([links.contactUs, links.terms, links.privacy, links.cookies]);
      expect(hrefs[1]).toBe('/personvern');
      cleanup();
    }
  });

  it('leads a user who may write to us to our own form, and to the terms outside', async () => {
    await openAsUser([granlia]);
    const foot = within(screen.getByRole('contentinfo'));
    const hrefs = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
    const { links } = tenantOf('ruter');
    expect(hrefs.slice(2)).toEqual(['/kontaktoss', links.terms, links.privacy, links.cookies]);
  });
});

describe('the head of a page', () => {
  it('leads a visitor to the sign-in and the start, and has the language and the theme', async () => {
    await openAsVisitor('/vilkar');
    const head = within(screen.getByRole('banner'));
    const hrefOf = (name: string) => head.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Ruter Bedrift, to the front page')).toBe('/');
    expect(hrefOf('Sign in')).toBe('/login?returnTo=%2F');
    // A screen reader reads the language in itself.
    expect(head.getByRole('button', { name: 'Norsk' }).lang).toBe('nb-NO');
    fireEvent.click(head.getByRole('button', { name: 'Appearance' }));
    head.getByRole('group', { name: 'Appearance' });
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });
});

describe('the menu', () => {
  it.each([
    ['ruter', '/', false],
    ['ruter', '/home', false],
    ['ruter', '/bedriften', true],
    ['ruter', '/vilkar', true],
    ['akt', '/vilkar', true],
  ])('of a visitor at %s stands beside %s: %s', (tenant, path, isThere) => {
    pageFactsOf({ tenant, signedIn: false });
    expect(hasMenu(path)).toBe(isThere);
    pageFactsOf({ tenant, signedIn: true });
    expect(hasMenu(path)).toBe(true);
  });
});

describe('the sheet of a phone', () => {
  it('names the company, and lets another take its place', async () => {
    await openAsUser([granlia, fjellstua]);
    const sheet = await openSheet();
    sheet.getByText('Granlia Bygg AS', { selector: 'p' });
    await sheet.findByRole('navigation', { name: 'Main menu' });
    expect(sheet.getByRole('link', { name: 'My page' }).getAttribute('href')).toBe('/minside');
    sheet.getByRole('button', { name: 'Norsk' });
    sheet.getByRole('button', { name: /^Appearance: / });
    expect(sheet.queryByRole('searchbox')).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Change company' }));
    await sheet.findByRole('searchbox');
    fireEvent.click(sheet.getByRole('button', { name: 'Change company' }));
    expect(sheet.queryByRole('searchbox')).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Change company' }));
    fireEvent.click(await sheet.findByRole('button', { name: /^Fjellstua/ }));
    expect(assign).toHaveBeenCalledWith('/');
    expect(sessionStorage.getItem('company:ruter:other:5')).toBe('1002');
  });

  it('offers no other company to a user of one', async () => {
    await openAsUser([granlia]);
    const sheet = await openSheet();
    sheet.getByText('Granlia Bygg AS', { selector: 'p' });
    expect(sheet.queryByRole('button', { name: 'Change company' })).toBeNull();
  });

  it('closes by a press beside it, by its button and with the page, and not by a press inside', async () => {
    const router = await openAsUser([granlia]);
    const { sheet, getByText, getByRole } = await openSheet();
    fireEvent.click(getByText('Granlia Bygg AS', { selector: 'p' }));
    expect(sheet.open).toBe(true);
    fireEvent.click(sheet);
    expect(sheet.open).toBe(false);
    await openSheet();
    fireEvent.click(getByRole('button', { name: 'Close the menu' }));
    expect(sheet.open).toBe(false);
    await openSheet();
    expect(sheet.open).toBe(true);
    await router.navigate({ href: '/vilkar' });
    await waitFor(() => expect(sheet.open).toBe(false));
  });

  it('of a visitor has neither company nor way out', async () => {
    await openAsVisitor('/vilkar');
    const sheet = await openSheet();
    expect(sheet.queryByRole('button', { name: 'Sign out' })).toBeNull();
    expect(sheet.queryByRole('link', { name: 'Select company' })).toBeNull();
  });

  it('signs out, and forgets what was typed', async () => {
    await openAsUser([granlia]);
    const discardAll = vi.spyOn(draftStore, 'discardAll').mockReturnValue();
    const sheet = await openSheet();
    const form = sheet.getByRole('button', { name: 'Sign out' }).closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'post',
      '/logout',
    ]);
    if (form) fireEvent.submit(form);
    expect(discardAll).toHaveBeenCalledTimes(1);
  });
});

describe('what stands above a page', () => {
  const support = { ...kari, roles: ['GLOBAL_COMPANY_ADMIN'] };

  it('is the company in which customer support works, and nothing on a page of none', async () => {
    server.answer(getContact, { status: 200, body: support });
    const router = await openAsUser([granlia]);
    await screen.findByText('You are working in Granlia Bygg AS');
    for (const href of ['/minside', '/vilkar']) {
      await act(() => router.navigate({ href }));
      await waitFor(() => expect(screen.queryByText(/^You are working in/)).toBeNull());
      await act(() => router.navigate({ href: '/bedriftsavtale' }));
      await screen.findByText('You are working in Granlia Bygg AS');
    }
    cleanup();
    server.answer(getContact, { status: 200, body: kari });
    await openAsUser([granlia]);
    expect(screen.queryByText(/^You are working in/)).toBeNull();
  });

  it('is on the start page what waits, for a user who works with it', async () => {
    const unavailable = { status: 503, body: { code: 'UNAVAILABLE' } };
    server.answer(countTicketRequests, unavailable);
    server.answer(countSubscribers, unavailable);
    server.answer(getInvoiceOverview, unavailable);
    const router = await openAsUser([granlia]);
    expect(screen.queryByRole('heading', { name: 'What waits today' })).toBeNull();
    await act(() => router.navigate({ to: '/home' }));
    await screen.findByRole('heading', { name: 'What waits today' });
    screen.getByRole('heading', { name: /^Public transport tickets/ });
  });
});

it('a private link has neither menu nor foot, only the language', async () => {
  await openAsUser([granlia], '/aktiver/a-token');
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  screen.getByRole('button', { name: 'Norsk' });
});
