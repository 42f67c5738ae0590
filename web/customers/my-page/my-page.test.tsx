// @vitest-environment happy-dom
import { endOtherSessions } from '@takst/contract/customers/session/end-other-sessions.contract.ts';
import { listOwnSessions } from '@takst/contract/customers/session/list-own-sessions.contract.ts';
import { press } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shownToasts } from '#platform/design/toasts/toasts.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { SessionContext, useSessionState } from '#platform/session/use-session.ts';
import { MyPagePage } from './my-page.page.tsx';
import { MyPage } from './my-page.tsx';

const currentSession = {
  signedInAt: '2026-03-04T08:00:00Z',
  lastSeenAt: '2026-03-04T08:30:00Z',
  browser: 'Firefox',
  system: 'Linux',
  isCurrent: true,
};
const unknown = { ...currentSession, browser: null, system: null, isCurrent: false };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
afterEach(cleanup);

const open = (language: 'nb' | 'en' = 'en') =>
  openPage({
    pages: { '/': () => <MyPage company={<p>The company</p>} />, '/faktura': () => null },
    at: '/',
    language,
    texts: ['my-page'],
  });

describe('the company on my page', () => {
  const openWith = (hasCompany: boolean) => {
    server.answer(listOwnSessions, { status: 200, body: [currentSession] });
    const Page = () => {
      const state = useSessionState();
      const isSignedIn = state.state === 'fetch-success';
      return (
        <SessionContext value={isSignedIn && !hasCompany ? { ...state, session: null } : state}>
          <MyPagePage />
        </SessionContext>
      );
    };
    return openPage({ pages: { '/': Page }, at: '/', texts: ['app', 'my-page', 'companies'] });
  };

  it('is the chosen one', async () => {
    await openWith(true);
    await screen.findByText('311 000 001');
    expect(screen.queryByText('You have not selected a company.')).toBeNull();
  });

  it('is to be chosen where none is', async () => {
    await openWith(false);
    await screen.findByText('You have not selected a company.');
    screen.getByRole('heading', { name: 'Company' });
    const link = screen.getByRole('link', { name: 'Select company' });
    expect(link.getAttribute('href')).toBe('/');
    await screen.findByText('Firefox on Linux');
  });
});

describe('my page', () => {
  it('shows the user, the company and the sessions', async () => {
    server.answer(listOwnSessions, { status: 200, body: [currentSession] });
    await open();
    await screen.findByText('Firefox on Linux');
    expect(screen.getByText('Kari Nordmann')).toBeTruthy();
    expect(screen.getByText('kari@granlia.example')).toBeTruthy();
    expect(screen.getByText('+47 412 34 567')).toBeTruthy();
    expect(screen.getByText('The company')).toBeTruthy();
    expect(screen.getByText('Signed in today at 09:00')).toBeTruthy();
    expect(screen.getByText('You are signed in here only.')).toBeTruthy();
    expect(screen.queryByText(/Sign out the other places/)).toBeNull();
  });

  it.each([
    ['Firefox', null, 'Firefox'],
    [null, 'Linux', 'Linux'],
    [null, null, 'Unknown browser'],
  ])('names a session of browser %s on system %s, among others', async (browser, system, name) => {
    const other = { ...unknown, browser, system };
    server.answer(listOwnSessions, { status: 200, body: [currentSession, other] });
    await open();
    await screen.findByText(name);
    screen.getByText('Firefox on Linux');
    screen.getByText(/Sign out the other places/);
  });

  it.each([
    ['en', 'Language'],
    ['nb', 'Språk'],
  ] as const)('has both languages to choose from in %s', async (language, label) => {
    server.answer(listOwnSessions, { status: 200, body: [currentSession] });
    await open(language);
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: label });
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ['nb', 'Norsk bokmål'],
      ['en', 'English'],
    ]);
    expect(select.value).toBe(language);
  });

  it('is shown in Norwegian', async () => {
    server.answer(listOwnSessions, { status: 200, body: [currentSession, unknown] });
    await open('nb');
    await screen.findByText('Firefox på Linux');
    expect(screen.getByText('Ukjent nettleser')).toBeTruthy();
    expect(screen.getByText(/sist sett i dag kl. 09:30/)).toBeTruthy();
  });

  it('signs out the other sessions once after confirmation, and shows a failure in the dialog', async () => {
    let isDown = true;
    let sessions = [currentSession, unknown];
    server.answer(listOwnSessions, () => ({ status: 200, body: sessions }));
    server.answer(endOtherSessions, () => {
      if (isDown) return { status: 503, body: { code: 'UNAVAILABLE' } };
      sessions = [currentSession];
      // One more was signed in meanwhile.
      return { status: 200, body: { ended: 2 } };
    });
    await open();
    await press('Sign out the others');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/One more place is signed out/)).toBeTruthy();
    const confirmButton = dialog.getByRole('button', { name: 'Sign out the others' });
    fireEvent.click(confirmButton);
    fireEvent.click(confirmButton);
    await dialog.findByRole('alert');
    expect(server.callsTo(endOtherSessions)).toHaveLength(1);
    isDown = false;
    fireEvent.click(confirmButton);
    await screen.findByText('You are signed in here only.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(shownToasts()).toMatchObject([
      {
        title: 'The other places are signed out!',
        text: '2 places. You are still signed in here.',
      },
    ]);
  });

  it('says where the user is signed in now, and not at an earlier visit', async () => {
    server.answer(listOwnSessions, { status: 200, body: [currentSession, unknown] });
    const { router } = await open();
    await screen.findByText('Unknown browser');
    await act(() => router.navigate({ to: '/faktura' }));
    server.answer(listOwnSessions, { status: 200, body: [currentSession] });
    await act(() => router.navigate({ to: '/' }));
    await screen.findByText('You are signed in here only.');
    expect(screen.queryByText('Unknown browser')).toBeNull();
  });

  it('works without the sessions, which can be fetched again', async () => {
    server.answer(listOwnSessions, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    await open();
    await screen.findByText('We could not fetch where you are signed in.');
    expect(screen.getByText('Kari Nordmann')).toBeTruthy();
    server.answer(listOwnSessions, { status: 200, body: [currentSession] });
    await press('Try again');
    await screen.findByText('Firefox on Linux');
  });
});
