import { describe, expect, it, onTestFinished } from 'vitest';
import { findingsOn } from './accessibility/axe-findings.ts';
import { setLanguage, sizes, visit, type Visitor } from './browser.ts';
import { signInTo } from './choose-company.ts';
import { orderedBy, orderTicket, smsTo } from './holder-ticket.ts';
import { fillInPerson, fillInTheRest, orderPath } from './order-form.ts';
import { startBrowser } from './start-browser.ts';

const redeem = ({ page, at }: Visitor, pickupCode: string) =>
  page.request.post(at('/app-api/tickets/redeem'), {
    headers: {
      authorization: `Basic ${Buffer.from('demo-app:demo-secret-ruter').toString('base64')}`,
      origin: at('').replace(/\/$/, ''),
    },
    data: { pickupCode, appId: 'e2e-app-on-a-phone' },
  });

describe('a ticket on the holder’s phone', () => {
  it('gets from the order by SMS and holder page to the app', async () => {
    const hr = await visit();
    const work = { email: 'hr@ruter.example', company: 'Fjellheim Konsult AS' };
    await signInTo(hr, work, orderPath);
    const person = { firstName: 'Mona', lastName: 'Hauge', employeeId: 'E2E-8', phone: '90012111' };
    await fillInPerson(hr.page, person);
    await fillInTheRest(hr.page);
    await hr.page.getByRole('button', { name: 'Bestill' }).click();
    await hr.page.getByText('Billetten er bestilt!').waitFor();
    const { path, pickupCode } = await smsTo(hr, '90012111');

    const holder = await visit({ size: 'phone' });
    await holder.open(path);
    await holder.page.getByRole('heading', { name: 'Billetten til Mona' }).waitFor();
    await holder.page.getByText(pickupCode).waitFor();
    expect(await holder.context.cookies()).toMatchObject([{ name: 'language' }]);

    // A signed-in user sees the same page: no menu and no choice of a company.
    await hr.open(path);
    await hr.page.getByRole('heading', { name: 'Billetten til Mona' }).waitFor();
    expect(await hr.page.getByRole('navigation').count()).toBe(0);
    await hr.page.getByRole('link', { name: 'English' }).click();
    await hr.page.getByRole('heading', { name: 'Ticket for Mona' }).waitFor();

    expect((await redeem(hr, pickupCode.toLowerCase())).status()).toBe(200);
    await holder.page.reload();
    await holder.page.getByText('Billetten er hentet til appen.').waitFor();
    expect(await holder.page.getByText(pickupCode).count()).toBe(0);
    expect(holder.consoleErrors).toEqual([]);
  });

  it('shows a valid code, keeps it offline, and stays readable', async () => {
    const hr = await orderedBy();
    await orderTicket(hr, { phone: '90012222' });
    const { path } = await smsTo(hr, '90012222');
    const holder = await visit({ size: 'phone' });
    for (const [theme, language, text] of [
      ['light', 'nb', 'Kode til kontroll'],
      ['dark', 'en', 'Code for inspection'],
    ] as const) {
      await setLanguage(holder, language);
      await holder.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await holder.open(path);
      const code = holder.page.getByRole('img', { name: text });
      await code.waitFor();
      const box = await code.boundingBox();
      expect(box?.width).toBeGreaterThan(280);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
      expect(await findingsOn(holder)).toEqual([]);
      await holder.context.setOffline(true);
      const notice = { light: 'Uten nett', dark: 'No network' }[theme];
      await holder.page.getByText(notice, { exact: true }).waitFor();
      expect(await code.isVisible()).toBe(true);
      await holder.context.setOffline(false);
      await holder.page.getByText(notice, { exact: true }).waitFor({ state: 'hidden' });
    }
  });

  it('is whole without scripts, in either language, and comes to life without Temporal', async () => {
    const hr = await orderedBy();
    await orderTicket(hr, { phone: '90012233' });
    const { path, pickupCode } = await smsTo(hr, '90012233');
    const browser = await startBrowser();
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: 'nb-NO',
      viewport: sizes.phone,
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(hr.at(path));
    await page.getByRole('heading', { name: 'Billetten til Ingrid' }).waitFor();
    for (const text of ['Gyldig', 'Sone 1 – Sone 2Ø', 'Voksen', pickupCode]) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    await page.getByText(/^Sist sjekket kl\. \d\d:\d\d:\d\d$/).waitFor();
    const code = page.getByRole('img', { name: 'Kode til kontroll' });
    expect((await code.boundingBox())?.width).toBeGreaterThan(280);
    expect(await page.getByText('Uten nett', { exact: true }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Ticket for Ingrid' }).waitFor();
    await page.getByText(/^Last checked at \d\d:\d\d:\d\d$/).waitFor();

    const html = await (await page.request.get(hr.at(path))).text();
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="60" /></noscript>');
    for (const secret of ['90012233', 'Dahl', 'E2E-9']) expect(html).not.toContain(secret);
    const info = await (await page.request.get(hr.at('/fribilletter/info'))).text();
    expect(info).not.toContain('http-equiv="refresh"');

    await comesToLife(path);
  });
});

/** Without Temporal, and without a substitute for it. */
async function comesToLife(path: string): Promise<void> {
  const holder = await visit({ size: 'phone' });
  await holder.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  const scripts: string[] = [];
  holder.page.on('request', (request) => scripts.push(request.url()));
  await holder.open(path);
  const clock = () => holder.page.locator('p[aria-hidden="true"]').innerText();
  const first = await clock();
  await expect.poll(clock).not.toBe(first);
  const named = await holder.page
    .locator('script[src], link[rel="modulepreload"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href')));
  const loaded = scripts.map((url) => new URL(url).pathname).filter((url) => url.endsWith('.js'));
  expect(loaded.filter((url) => url.startsWith('/assets/') && !named.includes(url))).toEqual([]);
  expect(named.length).toBeGreaterThan(2);
  expect(holder.consoleErrors).toEqual([]);
}
