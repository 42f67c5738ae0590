import { describe, expect, it } from 'vitest';
import { startBrowser } from './start-browser.ts';
import { visit } from './browser.ts';

const path = '/vilkar/ruterbedrift';

describe('the pages of terms and privacy (spec 3 §2)', () => {
  it('are found from the footer, and read by keyboard from their contents', async () => {
    const { page, open, consoleErrors } = await visit({ tenant: 'akt' });
    await open('/home');
    await page.getByRole('link', { name: 'Vilkår i portalen' }).click();
    await page.waitForURL((url) => url.pathname === path);
    await page
      .getByRole('heading', { level: 1, name: 'Vilkår og personvern for AKT Bedrift' })
      .waitFor();
    await page.getByRole('link', { name: 'Hvor lenge vi lagrer dem' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash === '#lagring');
    const isInSight = () =>
      (document.getElementById('lagring')?.getBoundingClientRect().top ?? 9_999) < innerHeight / 2;
    await expect.poll(() => page.evaluate(isInSight)).toBe(true);
    await page.getByRole('row', { name: /^Hvem som har elsykkel 90 dager/ }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it.each([path, '/personvern', '/vilkar/joule/vilkar', '/vilkar/joule/persjonvernerklaering'])(
    '%s fits a phone, in English and in the dark',
    async (address) => {
      const { page, open } = await visit({ size: 'phone', language: 'en', theme: 'dark' });
      await open(address);
      await page.getByText(/^Applies from/).waitFor();
      const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
      expect(await page.evaluate(isWide)).toBe(false);
    },
  );

  it('say on the page of privacy what is stored, why and how long, found from the footer', async () => {
    const { page, open } = await visit({ tenant: 'fjord' });
    await open('/home');
    await page.getByRole('link', { name: 'Personvern i portalen' }).click();
    await page.waitForURL((url) => url.pathname === '/personvern');
    await page.getByRole('row', { name: /^Navn, mobilnummer.*3 måneder etter at/ }).waitFor();
  });

  it('are read before any script has run', async () => {
    const { at } = await visit();
    const browser = await startBrowser();
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nb-NO' });
    const page = await context.newPage();
    await page.goto(at('/vilkar/joule/persjonvernerklaering'));
    await page
      .getByRole('heading', { level: 1, name: 'Personvernerklæring for elsykkel' })
      .waitFor();
    await page.getByText('90 dager etter siste dag').waitFor();
    await context.close();
  });
});
