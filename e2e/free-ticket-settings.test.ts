import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';
import { startBrowser } from './start-browser.ts';

describe('the settings of free tickets', () => {
  it('are saved with a keyboard, and read again after a reload', async () => {
    const { page, open, ...visitor } = await visit();
    await signIn({ page, open, ...visitor }, 'hr-free-ticket@ruter.example');
    await open('/fribilletter/innstillinger');
    await page.getByLabel('Avdeling i nye bestillinger').selectOption('Administrasjon');
    await page.getByRole('radio', { name: /^Ved slutten av måneden/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('radio', { name: '18 år' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/Et barn som fyller 19 år .* reiser til og med 31\. desember/).waitFor();
    // Below it are the settings of the payroll system.
    await page.getByRole('button', { name: 'Lagre' }).first().click();
    await page.getByText('Innstillingene er lagret!').waitFor();
    await page.reload();
    const department = page.getByLabel('Avdeling i nye bestillinger');
    await department.waitFor();
    expect(await department.inputValue()).toBe('Administrasjon');
    expect(await page.getByRole('radio', { name: /^Ved slutten av året/ }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: '19 år' }).isChecked()).toBe(true);
    expect(await page.getByText('Ingenting er lagret ennå').count()).toBe(0);
  });
});

describe('the public page about the data of free tickets', () => {
  it.each([
    ['ruter', 'Personvern for fribilletter', 'Personvern for fribilletter'],
    ['fjord', 'Personvern for ansattbilletter', 'Personvern for ansattbilletter'],
  ] as const)('is in the menu of visitors of %s', async (tenant, link, title) => {
    const { page, open, consoleErrors } = await visit({ tenant });
    await open('/verktoy');
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('is read before any script has run', async () => {
    const { at } = await visit({ tenant: 'fjord' });
    const browser = await startBrowser();
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nb-NO' });
    const page = await context.newPage();
    await page.goto(at('/fribilletter/info'));
    await page.getByRole('heading', { name: 'Personvern for ansattbilletter' }).waitFor();
    await page.getByText(/lagres så lenge billetten finnes, og i 3 måneder/).waitFor();
    await context.close();
  });

  it('fits a phone, in English', async () => {
    const { page, open } = await visit({ size: 'phone', language: 'en', theme: 'dark' });
    await open('/fribilletter/info');
    await page.getByRole('heading', { name: 'Legal basis' }).waitFor();
    const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isWide)).toBe(false);
  });
});
