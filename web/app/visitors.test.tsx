// @vitest-environment happy-dom
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { cleanup, render, screen, waitFor } from '#testing/dom.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
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
  // It does not exist yet.
  ['/skole/17', '%2Fskole%2F17'],
])('a visitor at %s is sent to sign-in and back', async (path, returnTo) => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  const server = fakeServer();
  pageFactsOf({ signedIn: false });
  await startTexts(['app']);
  history.replaceState(null, '', path);
  const router = createPageRouter({ entries: await loadKnownPages(false) });
  render(<StartedApp router={router} />);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(`/login?returnTo=${returnTo}`));
  expect(screen.queryByRole('heading', { name: 'It looks like you are lost' })).toBeNull();
  expect(server.callsTo(reportPageError)).toEqual([]);
});
