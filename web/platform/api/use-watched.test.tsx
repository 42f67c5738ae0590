// @vitest-environment happy-dom
import { route } from '@takst/contract/platform/calls/route.ts';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fakeServer } from '#testing/fake-server.ts';
import { fakeStream } from '#testing/fake-stream.ts';
import { openPage } from '#testing/open-page.tsx';
import { queryOf } from './query.ts';
import { useWatched } from './use-watched.ts';

afterEach(cleanup);
afterEach(() => void vi.restoreAllMocks());

const watched = route({
  method: 'GET',
  path: '/api/watched/{id}',
  summary: 'Something that changes',
  needs: 'signed-in',
  reply: z.object({ version: z.string() }),
  hasETag: true,
  canStream: true,
  refusals: {},
});

const within = { timeout: 3_000 };
let places = 0;

async function open() {
  const stream = fakeStream(watched, { version: 'first' });
  const server = fakeServer(stream.answer);
  // The answers that a page has are those of the process.
  const input = { params: { id: (places += 1) } };
  function Page() {
    const { data } = useQuery({ ...queryOf(watched, input), throwOnError: false });
    useWatched(watched, input);
    return <p>{data?.version ?? 'loading'}</p>;
  }
  const { unmount } = await openPage({ pages: { '/': Page }, at: '/' });
  await screen.findByText('first');
  await expect.poll(stream.openStreams).toBe(1);
  return { stream, server, unmount };
}

function hideTab() {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const announce = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));
  announce();
  return () => {
    hidden.mockRestore();
    announce();
  };
}

describe('what a page keeps up to date', () => {
  it('comes as a stream once it is read, without what the page has', async () => {
    const { stream, server } = await open();
    expect(server.callsTo(watched)).toHaveLength(2);
    expect(stream.streams.map(({ headers }) => headers.get('if-none-match'))).toEqual(['"1"']);
    stream.change({ version: 'second' });
    await screen.findByText('second');
    stream.change({ version: 'third' });
    await screen.findByText('third');
    expect(server.callsTo(watched)).toHaveLength(2);
  });

  it('is read whole, however the network cuts it', async () => {
    const { stream } = await open();
    const event = 'id: "x"\ndata: {"version":"blåbær"}\n\n';
    for (const letter of event) stream.write(letter);
    await screen.findByText('blåbær');
  });

  it('has no stream in a hidden tab, and is up to date when the user comes back', async () => {
    const { stream } = await open();
    const show = hideTab();
    await expect.poll(stream.openStreams).toBe(0);
    stream.change({ version: 'second' });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(stream.streams).toHaveLength(1);
    expect(screen.getByText('first')).toBeDefined();
    show();
    await screen.findByText('second');
  });

  it('has no stream once the page is left', async () => {
    const { stream, server, unmount } = await open();
    unmount();
    await expect.poll(stream.openStreams).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(server.callsTo(watched)).toHaveLength(2);
  });

  it('is asked for when a stream has ended, and has another one a second after it', async () => {
    const { stream } = await open();
    stream.end();
    stream.change({ version: 'second' });
    await screen.findByText('second');
    await expect.poll(stream.openStreams, within).toBe(1);
    stream.change({ version: 'third' });
    await screen.findByText('third');
  });

  it('is asked for each second without streams, and stays as it is while the server fails', async () => {
    const { stream, server } = await open();
    server.answer(watched, { status: 503, body: { code: 'UNAVAILABLE' } });
    stream.end();
    const before = server.callsTo(watched).length;
    await expect.poll(() => server.callsTo(watched).length, within).toBeGreaterThan(before + 2);
    expect(screen.getByText('first')).toBeDefined();
    server.answer(watched, { status: 200, body: { version: 'second' } });
    await screen.findByText('second', {}, within);
    server.answer(watched, { status: 200, body: { version: 'third' } });
    await screen.findByText('third', {}, within);
  });

  it('is asked for when nothing is heard of a stream any more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { stream } = await open();
      await act(() => vi.advanceTimersByTimeAsync(24_000));
      stream.write(':\n\n');
      await act(() => vi.advanceTimersByTimeAsync(24_000));
      expect(stream.streams).toHaveLength(1);
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      expect(stream.streams).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
