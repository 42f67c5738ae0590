import { describe, expect, it } from 'vitest';
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
    await page.getByRole('link', { name: 'Personvern i portalen' }).click();
    await page.waitForURL((url) => url.pathname === '/personvern');
    await page.getByRole('row', { name: /^Navn, mobilnummer.*3 måneder etter at/ }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
