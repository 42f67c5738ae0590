import { describe, expect, it } from 'vitest';
import { findingsOn } from './accessibility/axe-findings.ts';
import { visit, type Visitor } from './browser.ts';
import { changeableProxy } from './changeable-proxy.ts';
import { changeTicket, orderedBy, orderTicket, smsTo } from './holder-ticket.ts';

/** A ticket that is valid from today or later, and its page on a phone that has opened it once. */
async function openedTicket(phone: string, inDays = 0) {
  const hr = await orderedBy();
  const id = await orderTicket(hr, { phone, inDays });
  const { path } = await smsTo(hr, phone);
  const holder = await visit({ size: 'phone' });
  await openAndKeep(holder, path);
  return { hr, id, holder, path };
}

/** The same through a proxy: its origin keeps copies of its own. */
async function openedThroughProxy(phone: string) {
  const hr = await orderedBy();
  await orderTicket(hr, { phone });
  const { path } = await smsTo(hr, phone);
  const proxy = await changeableProxy();
  const holder = { ...(await visit({ size: 'phone' })), at: proxy.at };
  await openAndKeep(holder, path);
  return { proxy, holder, path };
}

/** The moment that stands under the code. */
const lastCheck = ({ page }: Visitor) => page.getByText(/^Sist sjekket kl\. \d\d:\d\d:\d\d$/);

async function openAndKeep(holder: Visitor, path: string): Promise<void> {
  await holder.page.goto(holder.at(path));
  await lastCheck(holder).waitFor();
  await expect.poll(() => copiesOf(holder), { timeout: 10_000 }).toContain(path);
}

/** The paths of the pages that the device keeps. */
const copiesOf = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('ticket-pages-1'))) return [];
    const requests = await (await caches.open('ticket-pages-1')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** When the device got the copy of a page, in milliseconds. */
const receivedAt = ({ page }: Visitor, path: string): Promise<number> =>
  page.evaluate(async (copied) => {
    const copy = await (await caches.open('ticket-pages-1')).match(copied);
    return Number(Object(await copy?.json()).receivedAt);
  }, path);

const clockOf = ({ page }: Visitor): Promise<string> =>
  page.locator('p[aria-hidden="true"]').innerText();

const code = ({ page }: Visitor) => page.getByRole('img', { name: 'Kode til kontroll' });
const notice = ({ page }: Visitor) => page.getByText('Uten nett', { exact: true });

describe('a ticket that was opened once', () => {
  it('is shown without a network, with its code, a running clock and the last check', async () => {
    const { holder, path } = await openedTicket('90013331');
    const checked = await lastCheck(holder).innerText();
    await holder.context.setOffline(true);
    await holder.page.reload();
    await notice(holder).waitFor();
    await code(holder).waitFor();
    await holder.page.getByRole('heading', { name: 'Billetten til Ingrid' }).waitFor();
    // The copy was fetched by the service worker, right after the page.
    const checkText = await lastCheck(holder).innerText();
    expect(checkText >= checked).toBe(true);
    const before = await clockOf(holder);
    await expect.poll(() => clockOf(holder)).not.toBe(before);
    // The typeface and the icon, too.
    expect(await holder.page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(
      true,
    );
    expect(await findingsOn(holder)).toEqual([]);

    await holder.context.setOffline(false);
    await notice(holder).waitFor({ state: 'hidden' });
    await holder.page.reload();
    await notice(holder).waitFor({ state: 'hidden' });
    expect(await copiesOf(holder)).toEqual([path]);
  });

  it('is shown by its copy when the server does not answer in time', async () => {
    const { proxy, holder } = await openedThroughProxy('90013332');
    proxy.disturb(() => 'silence');
    const began = performance.now();
    await holder.page.reload();
    await notice(holder).waitFor();
    expect(performance.now() - began).toBeGreaterThan(3_500);
    await code(holder).waitFor();
    proxy.disturb(() => null);
    await holder.page.reload();
    await notice(holder).waitFor({ state: 'hidden' });
  });

  it('is shown beside another one, each by its own copy', async () => {
    const { hr, holder, path } = await openedTicket('90013333');
    await orderTicket(hr, { phone: '90013334', firstName: 'Jens' });
    const { path: otherPath } = await smsTo(hr, '90013334');
    await openAndKeep(holder, otherPath);
    await holder.context.setOffline(true);
    for (const [address, name] of [
      [path, 'Ingrid'],
      [otherPath, 'Jens'],
    ] as const) {
      await holder.open(address);
      await notice(holder).waitFor();
      await holder.page.getByRole('heading', { name: `Billetten til ${name}` }).waitFor();
      await code(holder).waitFor();
    }
  });

  it('is shown as cancelled when the network is back, and not kept any more', async () => {
    const { hr, id, holder, path } = await openedTicket('90013335', 1);
    await holder.context.setOffline(true);
    await holder.page.reload();
    await notice(holder).waitFor();
    await holder.page.getByText('Ikke gyldig ennå').waitFor();
    await changeTicket(hr, `/api/ticket/cancel-pending/by-id/${id}`);
    await holder.context.setOffline(false);
    await holder.page.getByText('Avbestilt', { exact: true }).waitFor();
    await expect.poll(() => copiesOf(holder), { timeout: 10_000 }).toEqual([]);
    await holder.context.setOffline(true);
    await expect(holder.open(path)).rejects.toThrow(/ERR_/);
  });

  it('is not kept when its last day is over', async () => {
    const { holder, path } = await openedTicket('90013336');
    // The first load may fetch the page twice, and the second answer would be kept after the copy is gone.
    const reloadedAt = Date.now();
    await holder.page.reload();
    await expect.poll(() => receivedAt(holder, path)).toBeGreaterThan(reloadedAt);
    // Offline first: the page asks for its ticket now and then, and stores the answer over the copy.
    await holder.context.setOffline(true);
    const keepOverCopy = () =>
      holder.page.evaluate(async (page) => {
        const cache = await caches.open('ticket-pages-1');
        const copyNow = async () => Object(await (await cache.match(page))?.json());
        await cache.put(page, Response.json({ ...(await copyNow()), lastDay: '2020-01-31' }));
        // An answer that was on its way then is stored over it.
        await new Promise((resolve) => setTimeout(resolve, 300));
        return String((await copyNow()).lastDay);
      }, path);
    await expect.poll(keepOverCopy).toBe('2020-01-31');
    await expect(holder.page.reload()).rejects.toThrow(/ERR_/);
    await holder.context.setOffline(false);
    await holder.open('/fribilletter/info');
    expect(await copiesOf(holder)).toEqual([]);
  });

  it('stays whole while a release has replaced the files, and its pages fail', async () => {
    const { proxy, holder } = await openedThroughProxy('90013337');
    proxy.disturb((path) => (path.startsWith('/assets/') ? 404 : 502));
    await holder.page.reload();
    await holder.page.getByText('Vi får ikke oppdatert billetten akkurat nå').waitFor();
    await code(holder).waitFor();
    const before = await clockOf(holder);
    await expect.poll(() => clockOf(holder)).not.toBe(before);
  });

  it('keeps its old page as long as files of the new one are missing', async () => {
    const { proxy, holder, path } = await openedThroughProxy('90013338');
    const styleOf = () =>
      holder.page.evaluate(async (page) => {
        const copy = await (await caches.open('ticket-pages-1')).match(page);
        return /stylesheet[^>]*href="([^"]+)"/.exec(Object(await copy?.json()).html)?.[1];
      }, path);
    const before = await styleOf();
    expect(before).toMatch(/^\/assets\//);
    // As another release: the same page names a style that this device has not.
    proxy.rewrite((html) => html.replaceAll(/public-page-[\w-]+\.css/g, 'public-page-next.css'));
    await holder.page.reload();
    await lastCheck(holder).waitFor();
    proxy.disturb(() => 502);
    await holder.page.reload();
    await holder.page.getByText('Vi får ikke oppdatert billetten akkurat nå').waitFor();
    expect(await styleOf()).toBe(before);
  });
});
