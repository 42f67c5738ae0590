import { describe, expect, it } from 'vitest';
import { startBrowser } from './start-browser.ts';
import { visit } from './browser.ts';

const path = '/bedriftsavtale/info';

describe('the public page about the company ticket', () => {
  it('is found from the front page, compares prices by keyboard, and leads to the registration', async () => {
    const { page, open, consoleErrors } = await visit();
    await open('/home');
    await page.getByRole('link', { name: 'Full oversikt' }).click();
    await page.waitForURL((url) => url.pathname === path);
    await page.locator('#page[data-live]').waitFor();
    await page.getByRole('tab', { name: 'Sone 1 Oslo' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: '1 sone', exact: true, selected: true }).waitFor();
    await page.getByRole('row', { name: /^Bedriftsbillett 747.kr 8.964.kr/ }).waitFor();
    await page.getByText('Når kan vi bestille, bytte soner eller avslutte?').click();
    await page.getByText(/inneværende måned til og med den 6\./).waitFor();
    await page.getByRole('link', { name: 'kontakt@ruter.example' }).waitFor();
    await page.getByRole('link', { name: 'Bli bedriftskunde' }).first().click();
    await page.waitForURL((url) => url.pathname === '/register');
    expect(consoleErrors).toEqual([]);
  });

  it('fits a phone, in English', async () => {
    const { page, open } = await visit({ size: 'phone', language: 'en', theme: 'dark' });
    await open(path);
    await page.getByRole('row', { name: /^Company ticket/ }).waitFor();
    const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isWide)).toBe(false);
  });

  it('is read before any script has run', async () => {
    const { at } = await visit();
    const browser = await startBrowser();
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nb-NO' });
    const page = await context.newPage();
    await page.goto(at(path));
    await page.getByRole('heading', { level: 1, name: 'Bedriftsbilletten' }).waitFor();
    await page.getByText('Når kan vi bestille, bytte soner eller avslutte?').click();
    await page.getByText(/inneværende måned til og med den 6\./).waitFor();
    await context.close();
  });

  it('is not there at another operator', async () => {
    const { page, at } = await visit({ tenant: 'akt' });
    expect((await page.goto(at(path)))?.status()).toBe(404);
  });
});
