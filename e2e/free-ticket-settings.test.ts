import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

describe('the settings of free tickets', () => {
  it('are saved with a keyboard, and read again after a reload', async () => {
    const { page, open, ...visitor } = await visit();
    await signIn(
      { page, open, ...visitor },
      'hr-free-ticket@ruter.example',
      '/fribilletter/innstillinger',
    );
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
