import { describe, expect, it } from 'vitest';
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
});
