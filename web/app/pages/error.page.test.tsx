// @vitest-environment happy-dom
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  InvalidInput,
  NotAllowed,
  NotFound,
  NotSignedIn,
  Offline,
  ServerTrouble,
  TimedOut,
  TooManyRequests,
  UnreadableAnswer,
} from '#platform/api/call-failures.ts';
import { press } from '#testing/actions.ts';
import { act, cleanup, screen, waitFor } from '#testing/dom.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { ErrorPage } from './error.page.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const path = '/bedriftsavtale';
const texts = ['app', 'session'] as const;
/** A page that failed outside a query, for example in an act of the user. */
const openFailed = (error: unknown) =>
  openPage({
    pages: { [path]: () => <ErrorPage error={error} title="titleEmployees" /> },
    at: path,
    texts,
  });

/** A page whose query fails as often as there are errors. */
async function openHealing(...errors: Error[]) {
  const fetch = vi.fn<() => Promise<string>>(async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'Healed';
  });
  const Page = () => {
    const options = { queryKey: ['page'], queryFn: fetch, throwOnError: false };
    const { data, error } = useQuery(options);
    return error ? <ErrorPage error={error} /> : <p>{data}</p>;
  };
  await openPage({ pages: { [path]: Page }, at: path, texts });
  return fetch;
}
const kinds = () =>
  server.callsTo(reportPageError).map(({ body }) => (body as { kind: string }).kind);
const general = 'If that does not help, please contact customer support.';

describe('a page that failed', () => {
  it.each([
    [new NotAllowed(), 'Your user does not have access to this page', 'no-access'],
    [new NotFound(), 'It looks like you are lost', 'not-found'],
  ])('by %o says «%s»', async (error, title, kind) => {
    await openFailed(error);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(kinds()).toEqual([kind]);
  });

  it('shows nothing, and reports nothing, while it leads to the sign-in', async () => {
    await openFailed(new NotSignedIn());
    await screen.findByText('Loading Business portal...');
    expect(kinds()).toEqual([]);
  });

  it.each([
    [new Error('a fault'), general, 'crash'],
    [new InvalidInput([]), general, 'failed-call'],
    [new UnreadableAnswer(), 'An error occurred on our side.', 'failed-call'],
  ])('by %o keeps its head, and says what one can do', async (error, text, kind) => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const back = vi.spyOn(history, 'back').mockReturnValue();
    await openFailed(error);
    await screen.findByRole('heading', { level: 1, name: 'Employees' });
    screen.getByText(text, { exact: false });
    expect(kinds()).toEqual([kind]);
    expect(screen.queryByText(/^We try again/)).toBeNull();
    await press('Try again');
    expect(reload).toHaveBeenCalledOnce();
    await press('Go back');
    expect(back).toHaveBeenCalledOnce();
    screen.getByRole('link', { name: /Contact customer support/i });
  });

  it('by a call of a form is loaded anew, and has the number of the server’s log', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    await openFailed(new ServerTrouble(500, 'log-17'));
    await screen.findByText('Error number log-17');
    expect(screen.queryByText(/^We try again/)).toBeNull();
    await press('Try again');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a page that may heal', () => {
  it.each([
    [new Offline(), true],
    [new ServerTrouble(503, null), true],
    [new TimedOut(), true],
    [new TooManyRequests(1), true],
    [new UnreadableAnswer(), false],
  ])('tries again after %o: %s', async (error, triesAgain) => {
    await openHealing(error);
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('We try again in 5 seconds.') !== null).toBe(triesAgain);
  });

  it('waits twice as long after each attempt, at most a minute', async () => {
    await openHealing(...Array.from({ length: 6 }, () => new Offline()));
    for (const seconds of [10, 20, 40, 60, 60]) {
      await press('Try again');
      await screen.findByText(`We try again in ${seconds} seconds.`);
    }
    await press('Try again');
    await screen.findByText('Healed');
  });

  it('counts down, and then tries by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const fetch = await openHealing(new Offline(), new Offline());
    await screen.findByText('We try again in 5 seconds.');
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(1_000 * seconds));
    await pass(1);
    screen.getByText('We try again in 4 seconds.');
    for (let second = 0; second < 3; second += 1) await pass(1);
    screen.getByText('We try again in 1 second.');
    expect(fetch).toHaveBeenCalledTimes(1);
    await pass(1);
    await screen.findByText('We try again in 10 seconds.');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('tries at once when the network is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const fetch = await openHealing(new Offline());
    await screen.findByText('We try again in 5 seconds.');
    await act(() => void dispatchEvent(new Event('online')));
    screen.getByText('We try again in 1 second.');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await waitFor(() => screen.getByText('Healed'));
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
