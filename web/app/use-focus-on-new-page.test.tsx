// @vitest-environment happy-dom
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { granlia, kari } from '#testing/session-answers.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import type { PageEntries } from '#platform/page-entries/page-entry.ts';
import { loadKnownPages } from './page-table/known-pages.ts';
import { createPageRouter } from './router.tsx';
import { StartedApp } from './test-started-app.tsx';

const Plain = () => <h1 tabIndex={-1}>Plain</h1>;
const Typing = () => (
  <>
    <h1 tabIndex={-1}>Typing</h1>
    <input aria-label="Phone" ref={(field) => field?.focus()} />
  </>
);
const Bare = () => <p>No heading</p>;
const page = (component: () => React.ReactNode) =>
  ({ title: 'titleEmployees', texts: [], load: async () => component }) as const;
const entries: PageEntries = {
  ...(await loadKnownPages(true)),
  '/bedriftsavtale': page(Plain),
  '/bedriftsavtale/info': page(Plain),
  '/bedriftsavtale/lonnstrekk': page(Typing),
  '/bedriftsavtale/innstillinger': page(Bare),
};

beforeEach(async () => {
  fakeServer(
    [getContact, { status: 200, body: kari }],
    [listUserCompanies, { status: 200, body: { totalEntries: 1, matches: [granlia] } }],
  );
  pageFactsOf({ signedIn: true });
  await startTexts(['app', 'session', 'home', 'call-failures']);
});
afterEach(cleanup);

async function goTo(href: string) {
  // A history of its own: every router in the window hears where another one goes.
  const history = createMemoryHistory({ initialEntries: ['/bedriftsavtale'] });
  const router = createPageRouter({ history, entries });
  render(<StartedApp router={router} />);
  await screen.findByRole('heading', { name: 'Plain' });
  await act(() => router.navigate({ href }));
}

describe('a new page', () => {
  it('moves the focus to its heading', async () => {
    await goTo('/bedriftsavtale/info');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Plain'));
  });

  it('without one has the focus itself', async () => {
    await goTo('/bedriftsavtale/innstillinger');
    await screen.findByText('No heading');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is none with another search, which leaves the focus where it is', async () => {
    await goTo('/bedriftsavtale?q=kari');
    expect(document.activeElement).toBe(document.body);
  });

  it('does not move the focus of a user who is already in a field', async () => {
    await goTo('/bedriftsavtale/lonnstrekk');
    await screen.findByRole('heading', { name: 'Typing' });
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  });
});
