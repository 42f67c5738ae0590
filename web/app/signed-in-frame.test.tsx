// @vitest-environment happy-dom
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Offline, ServerTrouble } from '#platform/api/call-failures.ts';
import type { PageEntries } from '#platform/page-entries/page-entry.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { act, cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { granlia, kari } from '#testing/session-answers.ts';
import { loadKnownPages } from './page-table/known-pages.ts';
import { createPageRouter } from './router.tsx';
import { StartedApp } from './test-started-app.tsx';

const fetchNumber = vi.fn<() => Promise<number>>();
const PageWithNumber = () => {
  const { data } = useQuery({ queryKey: ['number'], queryFn: fetchNumber });
  const queries = useQueryClient();
  return (
    <>
      <p>Number {data ?? 'unknown'}</p>
      <button type="button" onClick={() => void queries.invalidateQueries()}>
        Fetch again
      </button>
    </>
  );
};
const entries: PageEntries = {
  ...(await loadKnownPages(true)),
  '/bedriftsavtale': { title: 'titleEmployees', texts: [], load: async () => PageWithNumber },
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fetchNumber.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  fakeServer(
    [getContact, { status: 200, body: kari }],
    [listUserCompanies, { status: 200, body: { totalEntries: 1, matches: [granlia] } }],
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open() {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  pageFactsOf({ signedIn: true });
  await startTexts(['app', 'session', 'call-failures']);
  history.replaceState(null, '', '/bedriftsavtale');
  render(<StartedApp router={createPageRouter({ entries })} />);
}
const failure = () => screen.findByRole('heading', { level: 2, name: /^An error occurred!/ });

describe('what a page fetches', () => {
  it.each([new Offline(), new ServerTrouble(503, null)])(
    'is fetched three times before it fails by %o',
    async (error) => {
      fetchNumber.mockRejectedValue(error);
      await open();
      await screen.findByText('Number unknown');
      await act(() => vi.advanceTimersByTimeAsync(4_000));
      await failure();
      expect(fetchNumber).toHaveBeenCalledTimes(3);
    },
  );

  it('is fetched again by a change, though it is fetched for the first time', async () => {
    const first = Promise.withResolvers<number>();
    fetchNumber.mockReturnValueOnce(first.promise).mockResolvedValue(8);
    await open();
    await screen.findByText('Number unknown');
    fireEvent.click(screen.getByRole('button', { name: 'Fetch again' }));
    first.resolve(7);
    await screen.findByText('Number 8');
    expect(fetchNumber).toHaveBeenCalledTimes(2);
  });

  it('fails at once where another attempt would fail, too', async () => {
    fetchNumber.mockRejectedValue(new ServerTrouble(500, null));
    await open();
    await failure();
    expect(fetchNumber).toHaveBeenCalledOnce();
  });

  it('stays when it cannot be fetched again', async () => {
    fetchNumber.mockResolvedValueOnce(7).mockRejectedValue(new ServerTrouble(500, null));
    await open();
    await screen.findByText('Number 7');
    fireEvent.click(screen.getByRole('button', { name: 'Fetch again' }));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(fetchNumber).toHaveBeenCalledTimes(2);
    screen.getByText('Number 7');
  });
});
