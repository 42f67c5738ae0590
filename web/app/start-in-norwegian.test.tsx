// @vitest-environment happy-dom
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { fjellstua, granlia, kari } from '#testing/session-answers.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { loadKnownPages } from './page-table/known-pages.ts';
import { createPageRouter } from './router.tsx';
import { StartedApp } from './test-started-app.tsx';

afterEach(cleanup);

/** Starts on the Norwegian front page as a user of these companies. */
async function startWith(companies: readonly object[]) {
  sessionStorage.clear();
  localStorage.clear();
  fakeServer(
    [getContact, { status: 200, body: kari }],
    [
      listUserCompanies,
      { status: 200, body: { totalEntries: companies.length, matches: companies } },
    ],
    [reportPageError, { status: 204 }],
  );
  pageFactsOf({ signedIn: true, language: 'nb' });
  await startTexts(['app', 'session', 'home', 'call-failures']);
  history.replaceState(null, '', '/');
  render(<StartedApp router={createPageRouter({ entries: await loadKnownPages(true) })} />);
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the start in Norwegian', () => {
  it('says that no company matches the search', async () => {
    await startWith([granlia, fjellstua]);
    await heading('Velg bedrift');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'granlia 1002' } });
    expect(screen.getByText('Ingen bedrifter passer med søket ditt')).toBeTruthy();
  });

  it('says that the user is not set up when they have no company', async () => {
    await startWith([]);
    await heading('Vi klarte ikke å hente informasjon om brukeren din!');
  });
});
