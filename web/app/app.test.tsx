// @vitest-environment happy-dom
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InvalidInput } from '#platform/api/call-failures.ts';
import { sessionEnded } from '#platform/api/session-ended.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { useSession } from '#platform/session/use-session.ts';
import { type Answer, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { granlia, kari } from '#testing/session-answers.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import type { PageEntries } from '#platform/page-entries/page-entry.ts';
import { loadKnownPages } from './page-table/known-pages.ts';
import { createPageRouter } from './router.tsx';
import { comeBack, HealingPage } from './test-healing-page.tsx';
import { StartedApp } from './test-started-app.tsx';

const Employees = () => <h1 tabIndex={-1}>People of {useSession().company.name}</h1>;
const Faulty = () => {
  throw new Error('a fault');
};
const PageWithQuery = () => {
  useQuery({ queryKey: ['asked'], queryFn: () => Promise.reject(wrongAddress), retry: false });
  return null;
};
const wrongAddress = new InvalidInput([{ path: 'id', message: 'wrongFormat' }]);
const entries: PageEntries = {
  ...(await loadKnownPages(true)),
  '/bedriftsavtale': { title: 'titleEmployees', texts: [], load: async () => Employees },
  '/bedriftsavtale/lonnstrekk': { title: 'titleEmployees', texts: [], load: async () => Faulty },
  '/bedriftsavtale/innstillinger': {
    title: 'titleEmployees',
    texts: [],
    load: async () => PageWithQuery,
  },
  '/bedriftsavtale/bestill-flere': {
    title: 'titleOrderMany',
    texts: [],
    load: async () => HealingPage,
  },
  '/skole': { title: 'titleHome', texts: [], load: async () => Employees },
};

let server: FakeServer;
const assign = vi.fn<(address: string | URL) => void>();

beforeEach(() => {
  server = fakeServer();
  vi.spyOn(location, 'assign').mockImplementation(assign.mockReset());
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
});

async function open(path: string, { signedIn = true } = {}) {
  pageFactsOf({ signedIn });
  await startTexts(['app', 'session', 'home', 'call-failures']);
  history.replaceState(null, '', path);
  const router = createPageRouter({ entries: signedIn ? entries : await loadKnownPages(false) });
  render(<StartedApp router={router} />);
  return router;
}

function answerWith(companies: readonly object[], contact: Answer = { status: 200, body: kari }) {
  server.answer(getContact, contact);
  const body = { totalEntries: companies.length, matches: companies };
  server.answer(listUserCompanies, { status: 200, body });
  server.answer(listCompanyAdministrators, { status: 200, body: [] });
}
const reports = () => server.callsTo(reportPageError);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const failure = () => screen.findByRole('heading', { level: 2, name: /^An error occurred!/ });

describe('the session at startup', () => {
  it('leaves the frame that the server sent while it loads', async () => {
    server.answer(getContact, () => new Promise(() => undefined));
    server.answer(listUserCompanies, () => new Promise(() => undefined));
    await open('/');
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('sends no requests for a visitor and redirects from / to /home', async () => {
    const router = await open('/', { signedIn: false });
    await heading(/Public transport tickets/);
    expect(router.state.location.pathname).toBe('/home');
    expect(server.calls).toEqual([]);
  });

  it('treats a user with an expired session as a visitor', async () => {
    answerWith([], { status: 401, body: { code: 'NOT_SIGNED_IN' } });
    const router = await open('/');
    await heading(/Public transport tickets/);
    expect(router.state.location.pathname).toBe('/home');
  });

  it('fetches contact and companies in parallel and selects the only company', async () => {
    answerWith([granlia]);
    draftStore.belongTo(kari.id + 1);
    draftStore.keep('order', { firstName: 'Ola' });
    const router = await open('/');
    await heading('People of Granlia Bygg AS');
    expect(draftStore.read('order')).toBeNull();
    expect(router.state.location.pathname).toBe('/bedriftsavtale');
    await waitFor(() => expect(document.title).toBe('Employees – Ruter Bedrift'));
    expect(server.calls.map(({ address }) => address)).toEqual([
      '/user-api/auth/contact',
      '/user-api/auth/companies',
    ]);
  });

  it('shows and reports an error when fetching fails', async () => {
    answerWith([granlia], { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    await open('/bedriftsavtale');
    await heading('We could not fetch information about your user!');
    await waitFor(() => expect(reports()).toHaveLength(1));
    const button = screen.getByRole('button', { name: 'Go back to homepage' });
    const form = button.closest('form');
    expect(form?.getAttribute('action')).toBe('/logout');
    draftStore.keep('order', { firstName: 'Ola' });
    if (form) fireEvent.submit(form);
    expect(draftStore.holdsAny()).toBe(false);
  });

  it('shows an error when the user has no company', async () => {
    answerWith([]);
    await open('/');
    await heading('We could not fetch information about your user!');
  });
});

describe('the pages of the table', () => {
  it('show and report a general error under the head of the page, which can be retried', async () => {
    answerWith([granlia]);
    vi.spyOn(console, 'error').mockReturnValue();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    await open('/bedriftsavtale/lonnstrekk');
    await failure();
    await heading('Employees');
    screen.getByText('Granlia Bygg AS', { selector: 'p' });
    await waitFor(() => expect(reports()).toHaveLength(1));
    expect(reports()[0]?.body).toMatchObject({
      kind: 'crash',
      message: 'Error: a fault',
      path: '/bedriftsavtale/lonnstrekk',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([true, false])(
    'say that loading failed, and not that a form is wrong (with a network: %s)',
    async (isOnline) => {
      answerWith([granlia]);
      vi.spyOn(console, 'error').mockReturnValue();
      onlineManager.setOnline(isOnline);
      await open('/bedriftsavtale/innstillinger');
      await failure();
      expect(screen.getByText(/^If that does not help, please contact customer/)).toBeTruthy();
    },
  );

  it('heal when the server is back, say when they ask again, and have a number', async () => {
    answerWith([granlia]);
    vi.spyOn(console, 'error').mockReturnValue();
    await open('/bedriftsavtale/bestill-flere');
    await failure();
    screen.getByText('We try again in 5 seconds.');
    await waitFor(() => expect(reports()).toHaveLength(1));
    const { number } = Object(reports()[0]?.body) as { number: string };
    await screen.findByText(`Error number ${number}`);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('We try again in 10 seconds.');
    comeBack();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => screen.getByText('Healed'), { timeout: 3_000 });
  });

  it('move the focus to the heading of the new page', async () => {
    answerWith([granlia]);
    const router = await open('/finnes/ikke');
    await heading(/you are lost/);
    expect(document.activeElement).toBe(document.body);
    await act(() => router.navigate({ to: '/bedriftsavtale' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('People'));
  });

  it('show and report an unknown address as not found', async () => {
    await open('/finnes/ikke', { signedIn: false });
    await heading('It looks like you are lost');
    await waitFor(() => expect(reports()[0]?.body).toMatchObject({ kind: 'not-found' }));
    const link = screen.getByRole('link', { name: 'Go to the homepage' });
    expect(link.getAttribute('href')).toBe('/');
  });

  it.each([
    ['/skole/bestill', 'The company has no agreement for school tickets'],
    ['/bedriftsavtale/finnes/ikke', 'It looks like you are lost'],
  ])('say of %s, which does not exist: %s', async (path, title) => {
    const [agreement] = granlia.allAgreements;
    answerWith([{ ...granlia, allAgreements: [{ ...agreement, subTypeId: 'TICKETOFFICE' }] }]);
    await open(path);
    await heading(title);
  });
});

/** Ends the session once the page listens: effects run after what they belong to is shown. */
async function announceEnd(): Promise<void> {
  await act(async () => undefined);
  act(() => sessionEnded.announce());
}

describe('a session that expires on a page', () => {
  it('redirects to sign-in without unsaved input', async () => {
    answerWith([granlia]);
    await open('/bedriftsavtale?q=kari#row');
    await heading(/People/);
    await announceEnd();
    expect(assign).toHaveBeenCalledWith('/login?returnTo=%2Fbedriftsavtale%3Fq%3Dkari%23row');
  });

  it('asks first with unsaved input, and keeps it', async () => {
    answerWith([granlia]);
    await open('/');
    await heading(/People/);
    draftStore.keep('order', { firstName: 'Ola' });
    await announceEnd();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(assign).not.toHaveBeenCalled();
    await announceEnd();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(assign).toHaveBeenCalledOnce();
    expect(draftStore.read('order')).toEqual({ firstName: 'Ola' });
  });
});

describe('the language', () => {
  it('switches without a reload and is stored in a cookie', async () => {
    await open('/home', { signedIn: false });
    await heading(/Public transport tickets/);
    fireEvent.click(screen.getAllByRole('button', { name: 'Norsk' })[0] ?? document.body);
    await heading(/Kollektivbilletter/);
    expect(document.documentElement.lang).toBe('nb-NO');
    expect(document.cookie).toContain('language=nb');
    expect(document.title).toBe('Hjem – Ruter Bedrift');
  });
});
