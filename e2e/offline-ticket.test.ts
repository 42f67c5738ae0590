import { describe, expect, it } from 'vitest';
import { findingsOn } from './accessibility/axe-findings.ts';
import { visit, type Visitor } from './browser.ts';
import { changeableProxy } from './changeable-proxy.ts';
import { changeTicket, orderedBy, orderTicket, smsTo } from './holder-ticket.ts';

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

const clockOf = ({ page }: Visitor): Promise<string> =>
  page.locator('p[aria-hidden="true"]').innerText();

const code = ({ page }: Visitor) => page.getByRole('img', { name: 'Kode til kontroll' });
const notice = ({ page }: Visitor) => page.getByText('Uten nett', { exact: true });

/** The browser's own page for an address that it cannot reach, which comes after the failure is told. */
const browsersError = /^chrome-error:/;

/** A new ticket's number and the path of its page, valid from today or later. */
async function ticketOf(
  hr: Visitor,
  order: Parameters<typeof orderTicket>[1],
): Promise<{ id: number; path: string }> {
  const id = await orderTicket(hr, order);
  return { id, path: (await smsTo(hr, order.phone)).path };
}

async function isShownByCopy(holder: Visitor): Promise<void> {
  const before = await clockOf(holder);
  await expect.poll(() => clockOf(holder)).not.toBe(before);
  await code(holder).waitFor();
}

describe('a ticket that was opened once', () => {
  it('is shown without a network beside another one, until it is cancelled or over', async () => {
    const hr = await orderedBy();
    const { path } = await ticketOf(hr, { phone: '90013331' });
    const holder = await visit({ size: 'phone' });
    await openAndKeep(holder, path);
    const checked = await lastCheck(holder).innerText();
    await holder.context.setOffline(true);
    await holder.page.reload();
    await notice(holder).waitFor();
    await code(holder).waitFor();
    await holder.page.getByRole('heading', { name: 'Billetten til Ingrid' }).waitFor();
    // The copy was fetched by the service worker, right after the page.
    const checkText = await lastCheck(holder).innerText();
    expect(checkText >= checked).toBe(true);
    await isShownByCopy(holder);
    // The typeface and the icon, too.
    expect(await holder.page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(
      true,
    );
    expect(await findingsOn(holder)).toEqual([]);
    await holder.context.setOffline(false);
    await notice(holder).waitFor({ state: 'hidden' });
    expect(await copiesOf(holder)).toEqual([path]);

    // A second one, which begins tomorrow: each has a copy of its own.
    const coming = await ticketOf(hr, { phone: '90013334', firstName: 'Jens', inDays: 1 });
    await openAndKeep(holder, coming.path);
    await holder.context.setOffline(true);
    await holder.open(path);
    await notice(holder).waitFor();
    await holder.page.getByRole('heading', { name: 'Billetten til Ingrid' }).waitFor();
    await code(holder).waitFor();
    await holder.open(coming.path);
    await notice(holder).waitFor();
    await holder.page.getByRole('heading', { name: 'Billetten til Jens' }).waitFor();
    await holder.page.getByText('Ikke gyldig ennå').waitFor();

    // It is cancelled: told when the network is back, and not kept any more.
    await changeTicket(hr, `/api/ticket/cancel-pending/by-id/${coming.id}`);
    await holder.context.setOffline(false);
    await holder.page.getByText('Avbestilt', { exact: true }).waitFor();
    await expect.poll(() => copiesOf(holder), { timeout: 10_000 }).toEqual([path]);
    await holder.context.setOffline(true);
    await expect(holder.open(coming.path)).rejects.toThrow(/ERR_/);
    await holder.page.waitForURL(browsersError);

    await holder.open(path);
    await notice(holder).waitFor();
    await endCopy(holder, path);
    await expect(holder.page.reload()).rejects.toThrow(/ERR_/);
    await holder.page.waitForURL(browsersError);
    await holder.context.setOffline(false);
    await holder.open('/fribilletter/info');
    expect(await copiesOf(holder)).toEqual([]);
  });

  it('is shown by its copy when the server is silent or fails, and a release replaces the files', async () => {
    const hr = await orderedBy();
    const { path } = await ticketOf(hr, { phone: '90013332' });
    const proxy = await changeableProxy();
    const holder = { ...(await visit({ size: 'phone' })), at: proxy.at };
    await openAndKeep(holder, path);
    proxy.disturb(() => 'silence');
    const began = performance.now();
    await holder.page.reload();
    await notice(holder).waitFor();
    expect(performance.now() - began).toBeGreaterThan(3_500);
    await code(holder).waitFor();

    // A release has replaced the files, and its pages fail.
    const failure = holder.page.getByText('Vi får ikke oppdatert billetten akkurat nå');
    proxy.disturb((address) => (address.startsWith('/assets/') ? 404 : 502));
    await holder.page.reload();
    await failure.waitFor();
    await isShownByCopy(holder);
    proxy.disturb(() => null);
    await holder.page.reload();
    await notice(holder).waitFor({ state: 'hidden' });
    await failure.waitFor({ state: 'hidden' });

    // It keeps its old page as long as files of the new one are missing.
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
    await failure.waitFor();
    expect(await styleOf()).toBe(before);
  });
});

/** Makes a copy that of a ticket whose last day is over; offline, as the page stores answers over it. */
async function endCopy({ page }: Visitor, path: string): Promise<void> {
  const keepOverCopy = () =>
    page.evaluate(async (address) => {
      const cache = await caches.open('ticket-pages-1');
      const copyNow = async () => Object(await (await cache.match(address))?.json());
      await cache.put(address, Response.json({ ...(await copyNow()), lastDay: '2020-01-31' }));
      // An answer that was on its way then is stored over it.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return String((await copyNow()).lastDay);
    }, path);
  await expect.poll(keepOverCopy).toBe('2020-01-31');
}
