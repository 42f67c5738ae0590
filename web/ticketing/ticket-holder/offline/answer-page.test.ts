import { describe, expect, it, vi } from 'vitest';
import {
  answering,
  copies,
  fetched,
  filesKept,
  htmlOf,
  keep,
  loseNetwork,
  markOf,
  minute,
  network,
  type NetworkAnswer,
  open,
  opened,
  page,
  pagesKept,
  pathsFetched,
  serve,
  textOf,
  ticketText,
  withEmptyDevice,
} from './test-service-worker.ts';

withEmptyDevice();

describe('the page of a ticket', () => {
  it('comes from the network, as it is now, and is kept with its files', async () => {
    serve(ticketText(), ['/assets/a.js', '/assets/b.css']);
    const headers = { 'x-page': 'yes', 'content-encoding': 'br', 'content-length': '7', date: 'x' };
    network.set(
      page,
      answering(htmlOf(ticketText(), { assets: ['/assets/a.js', '/assets/b.css'] }), { headers }),
    );
    const { answer, work } = open(`${page}?from=sms`);
    expect((await answer)?.headers.get('x-page')).toBe('yes');
    expect(await markOf(answer)).toBeUndefined();
    await work();
    expect(fetched[0]).toMatchObject({
      path: `${page}?from=sms`,
      request: { headers: { accept: 'text/html' }, redirect: 'manual', cache: 'no-store' },
    });
    const [copy] = await copies();
    expect(copy).toMatchObject({
      page,
      lastDay: '2026-04-30',
      receivedAt: opened,
      openedAt: opened,
    });
    const names = copy?.headers.map(([name]) => name) ?? [];
    expect(names).toContain('x-page');
    // The copy is neither compressed nor as long, and it is of another day.
    expect(names.filter((name) => name in headers && name !== 'x-page')).toEqual([]);
    expect(filesKept()).toEqual(['/assets/a.js', '/assets/b.css']);
  });

  it('without a network is its copy, which says so and since when', async () => {
    serve();
    await keep();
    loseNetwork();
    vi.setSystemTime(opened + 30 * minute);
    const { answer, work } = open();
    const response = await answer;
    expect([response?.status, response?.headers.get('x-page')]).toEqual([200, 'yes']);
    expect(await markOf(answer)).toEqual(['offline', String(opened)]);
    await work();
    expect(await copies()).toMatchObject([{ receivedAt: opened, openedAt: opened + 30 * minute }]);
  });

  it('without a network and without a copy is no page', async () => {
    const { answer, work } = open();
    await expect(answer).rejects.toThrow('no network');
    await work();
    expect(await copies()).toEqual([]);
  });

  it('is its copy after four seconds of silence, which what comes later replaces', async () => {
    serve();
    await keep();
    const late = Promise.withResolvers<Response>();
    network.set(page, () => late.promise);
    const { answer, work } = open();
    let isAnswered = false;
    void answer?.then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(3_900);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(isAnswered).toBe(true);
    expect(await markOf(answer)).toEqual(['offline', String(opened)]);
    late.resolve(new Response(htmlOf(ticketText({ expirationDate: '2026-05-31' }))));
    await work();
    expect(await copies()).toMatchObject([{ lastDay: '2026-05-31', receivedAt: opened + 4_100 }]);
  });

  it.each<[string, NetworkAnswer]>([
    ['says nothing of it', answering('<html lang="nb-NO">Out of order</html>')],
    ['has trouble with it', answering(htmlOf('', { status: 503 }))],
    ['has had too many tries', answering(htmlOf('{}', { status: 429 }))],
    ['fails, whatever it says', answering(htmlOf(ticketText()), { status: 500 })],
  ])('is its copy when the server %s, and stays kept', async (_, trouble) => {
    serve();
    await keep();
    network.set(page, trouble);
    const { answer, work } = open();
    expect(await markOf(answer)).toEqual(['trouble', String(opened)]);
    await work();
    expect(await pagesKept()).toEqual([page]);
  });

  it('is what the server says when there is no copy, and is not kept for it', async () => {
    network.set(page, answering('<html lang="nb-NO">Out of order</html>', { status: 503 }));
    const { answer, work } = open();
    expect((await answer)?.status).toBe(503);
    expect(await markOf(answer)).toBeUndefined();
    await work();
    expect(await copies()).toEqual([]);
  });

  it.each([
    ['is not there any more', htmlOf('{}', { status: 404 })],
    ['cannot be used', htmlOf(ticketText({ status: 'cancelled' }))],
  ])('says that the ticket %s, and is deleted with its files', async (_, html) => {
    serve();
    await keep();
    network.set(page, answering(html));
    const { answer, work } = open();
    expect(await textOf(answer)).toBe(html);
    await work();
    expect([await pagesKept(), filesKept()]).toEqual([[], []]);
  });

  it('is deleted when its last day is over, and not shown', async () => {
    serve();
    await keep();
    loseNetwork();
    vi.setSystemTime('2026-05-01T10:00:00Z');
    const { answer } = open();
    await expect(answer).rejects.toThrow('no network');
    expect([await pagesKept(), filesKept()]).toEqual([[], []]);
  });

  it('may lead elsewhere, which says nothing about its copy', async () => {
    serve();
    await keep();
    const redirect = new Response(null);
    Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' });
    network.set(page, () => redirect);
    const { answer, work } = open();
    expect(await answer).toBe(redirect);
    await work();
    expect(await pagesKept()).toEqual([page]);
  });

  it('keeps its earlier copy whole when a file of the new one does not come', async () => {
    serve();
    await keep();
    serve(ticketText({ expirationDate: '2026-05-31' }), ['/assets/new.js']);
    network.set('/assets/new.js', answering('', { status: 404 }));
    const { answer, work } = open();
    expect(await markOf(answer)).toBeUndefined();
    await work();
    expect(await copies()).toMatchObject([{ lastDay: '2026-04-30', assets: ['/assets/a.js'] }]);
    expect(filesKept()).toEqual(['/assets/a.js']);
  });

  it('fetches only files that are new, and deletes those that no page names', async () => {
    serve(ticketText(), ['/assets/a.js', '/assets/old.js']);
    await keep();
    fetched.length = 0;
    serve(ticketText(), ['/assets/a.js', '/assets/new.js']);
    await keep();
    expect(pathsFetched()).toEqual([page, '/assets/new.js']);
    expect(filesKept()).toEqual(['/assets/a.js', '/assets/new.js']);
  });

  it('stays beside three others, those that were opened last', async () => {
    for (const [at, name] of ['one', 'two', 'three', 'four', 'five'].entries()) {
      vi.setSystemTime(opened + at * minute);
      serve(ticketText(), ['/assets/a.js', `/assets/${name}.js`], `/billett/${name}`);
      await keep(`/billett/${name}`);
      // The first one is opened again, and so the second one is the oldest.
      vi.setSystemTime(opened + (at + 0.5) * minute);
      if (name === 'four') await keep('/billett/one');
    }
    expect((await pagesKept()).toSorted((one, other) => one.localeCompare(other))).toEqual(
      ['five', 'four', 'one', 'three'].map((name) => `/billett/${name}`),
    );
    expect(filesKept()).not.toContain('/assets/two.js');
    expect(filesKept()).toEqual(
      expect.arrayContaining(['/assets/a.js', '/assets/one.js', '/assets/five.js']),
    );
  });
});
