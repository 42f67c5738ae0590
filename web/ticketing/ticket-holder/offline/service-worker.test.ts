import { describe, expect, it, vi } from 'vitest';
import {
  answering,
  call,
  copies,
  dispatch,
  done,
  fetched,
  filesKept,
  keep,
  loseNetwork,
  minute,
  network,
  opened,
  origin,
  page,
  pagesKept,
  pathsFetched,
  request,
  serve,
  stores,
  textOf,
  ticketText,
  withEmptyDevice,
} from './test-service-worker.ts';

withEmptyDevice();

describe('the service worker of tickets', () => {
  it('takes over at once, and deletes what an earlier one or last week has left', async () => {
    serve();
    await keep();
    vi.setSystemTime(opened + 8 * 24 * 60 * minute);
    for (const name of ['ticket-pages-0', 'ticket-assets-0', 'of-another']) {
      await caches.open(name);
    }
    await dispatch('install').work();
    expect(done).toEqual(['skipWaiting']);
    await dispatch('activate').work();
    expect(done).toEqual(['skipWaiting', 'claim']);
    expect([...stores.keys()].toSorted((one, other) => one.localeCompare(other))).toEqual([
      'of-another',
      'ticket-assets-1',
      'ticket-pages-1',
    ]);
    expect([await pagesKept(), filesKept()]).toEqual([[], []]);
  });

  it.each([
    ['another site', 'https://other.example/billett/a-token', { isNavigation: true }],
    ['a form', page, { isNavigation: true, method: 'POST' }],
    ['a page that is no ticket', '/billett/', { isNavigation: true }],
    ['something below a ticket', `${page}/more`, { isNavigation: true }],
    ['the page as data', page, {}],
    ['another call', '/holder-api/other', {}],
    ['a file elsewhere', '/fonts/a.woff2', {}],
  ])('leaves %s to the browser', (_, address, options) => {
    expect(request(address, options).answer).toBeNull();
    expect(fetched).toEqual([]);
  });

  it('answers with the files that it has, whatever they vary by, and fetches others', async () => {
    serve();
    network.set('/assets/a.js', answering('file a', { headers: { vary: 'accept-encoding' } }));
    await keep();
    loseNetwork();
    fetched.length = 0;
    const headers = { 'accept-encoding': 'br' };
    expect(await textOf(request('/assets/a.js', { headers }).answer)).toBe('file a');
    expect(fetched).toEqual([]);
    network.set('/assets/b.js', answering('file b'));
    expect(await textOf(request('/assets/b.js').answer)).toBe('file b');
    await expect(request('/assets/c.js').answer).rejects.toThrow('no network');
  });
});

describe('a call of an open page', () => {
  const answerCall = (body: string, status = 200) => network.set(call, answering(body, { status }));
  async function callNow() {
    fetched.length = 0;
    const { answer, work } = request(call);
    const text = await textOf(answer);
    await work();
    return { text, paths: pathsFetched() };
  }

  it('gets its answer from the network, and brings the copy up to date every five minutes', async () => {
    serve();
    await keep();
    answerCall(ticketText());
    vi.setSystemTime(opened + 5 * minute - 1);
    expect(await callNow()).toEqual({ text: ticketText(), paths: [call] });
    vi.setSystemTime(opened + 5 * minute);
    serve(ticketText({ expirationDate: '2026-05-31' }));
    expect((await callNow()).paths).toEqual([call, page]);
    expect(await copies()).toMatchObject([
      { lastDay: '2026-05-31', receivedAt: opened + 5 * minute },
    ]);
  });

  it('keeps the page of a ticket that has no copy', async () => {
    serve();
    answerCall(ticketText());
    expect((await callNow()).paths).toEqual([call, page, '/assets/a.js']);
    expect(await pagesKept()).toEqual([page]);
  });

  it.each([
    ['a cancelled ticket', ticketText({ status: 'cancelled' }), 200, []],
    ['no ticket', '{}', 404, []],
    ['too many tries', '{}', 429, [page]],
    ['trouble', ticketText(), 503, [page]],
  ])('that says %s decides about the copy', async (_, body, status, kept) => {
    serve();
    await keep();
    vi.setSystemTime(opened + 10 * minute);
    answerCall(body, status);
    expect(await callNow()).toEqual({ text: body, paths: [call] });
    expect(await pagesKept()).toEqual(kept);
  });

  it('that fails is the page’s to tell, and leaves the copy', async () => {
    serve();
    await keep();
    loseNetwork();
    const { answer, work } = request(call);
    await expect(answer).rejects.toThrow('no network');
    await work();
    expect(await pagesKept()).toEqual([page]);
  });
});

describe('what a page says that it has loaded', () => {
  const say = (data: unknown) => dispatch('message', { data }).work();

  it('is kept beside what its HTML names, and its fonts stay when the page comes anew', async () => {
    serve();
    const files = ['/assets/font.woff2', '/assets/lazy.js'];
    for (const path of files) network.set(path, answering(`file ${path}`));
    await say({ page, assets: [...files, '/holder-api/tickets/a-token', 7, `${origin}/x`] });
    expect(filesKept()).toEqual(['/assets/a.js', ...files]);
    expect(await copies()).toMatchObject([{ page, assets: ['/assets/a.js', ...files] }]);
    fetched.length = 0;
    await say({ page, assets: ['/assets/font.woff2'] });
    expect(fetched).toEqual([]);
    await keep();
    expect(filesKept()).toEqual(['/assets/a.js', '/assets/font.woff2']);
  });

  it('is not kept without a ticket that can be used', async () => {
    serve(ticketText({ status: 'expired' }));
    await say({ page, assets: ['/assets/a.js'] });
    expect([await pagesKept(), filesKept()]).toEqual([[], []]);
  });

  it.each([
    ['nothing', undefined],
    ['no page', { assets: ['/assets/a.js'] }],
    ['another page', { page: '/bedriftsavtale', assets: [] }],
    ['no files', { page }],
  ])('is nothing when it says %s', async (_, data) => {
    serve();
    await say(data);
    expect(fetched).toEqual([]);
  });
});
