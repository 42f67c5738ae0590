// @vitest-environment happy-dom
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { cleanup, render, screen, waitFor } from '#testing/dom.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { loadKnownPages } from './page-table/known-pages.ts';
import { createPageRouter } from './router.tsx';
import { StartedApp } from './test-started-app.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['/bedriftsavtale?q=kari', '%2Fbedriftsavtale%3Fq%3Dkari'],
  // Below a public page.
  ['/verktoy/widget', '%2Fverktoy%2Fwidget'],
  ['/bedrifter/17', '%2Fbedrifter%2F17'],
  // Open only to companies that take requests: a visitor signs in first.
  ['/borettslag/godkjenning', '%2Fborettslag%2Fgodkjenning'],
  // It does not exist yet.
  ['/skole/17', '%2Fskole%2F17'],
])('a visitor at %s is sent to sign-in and back', async (path, returnTo) => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  const allowLeaving = vi.spyOn(draftStore, 'allowLeaving');
  const server = fakeServer();
  pageFactsOf({ signedIn: false });
  await startTexts(['app']);
  history.replaceState(null, '', path);
  const router = createPageRouter({ entries: await loadKnownPages(false) });
  render(<StartedApp router={router} />);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(`/login?returnTo=${returnTo}`));
  expect(allowLeaving).toHaveBeenCalled();
  expect(screen.queryByRole('heading', { name: 'It looks like you are lost' })).toBeNull();
  expect(server.callsTo(reportPageError)).toEqual([]);
});

it.each([
  ['?code=SIGN_IN_EXPIRED', 'The sign-in took too long, or it had been finished already.'],
  ['?code=PROVIDER_UNAVAILABLE', 'The sign-in service does not answer as it should right now.'],
  ['?code=PROVIDER_ANSWER', 'The sign-in service does not answer as it should right now.'],
  ['?code=other', 'Your user may be set up incorrectly, or the service is down.'],
  ['', 'Your user may be set up incorrectly, or the service is down.'],
])('a visitor whose sign-in failed reads why, and begins again: %s', async (query, reason) => {
  fakeServer();
  pageFactsOf({ signedIn: false });
  await startTexts(['app', 'session']);
  history.replaceState(null, '', `/user-setup-error${query}`);
  render(<StartedApp router={createPageRouter({ entries: await loadKnownPages(false) })} />);
  const text = await screen.findByText(reason, { exact: false });
  expect(text.textContent).toBe(`${reason}Try again later`);
  const form = screen.getByRole('button', { name: 'Go back to homepage' }).closest('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/']);
});
