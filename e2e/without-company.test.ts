import { describe, expect, it } from 'vitest';
import { signIn, signInWithPassword, visit, waitUntilLoaded } from './browser.ts';

describe('a user with global roles who has chosen no company', () => {
  it.each(['desktop', 'phone'] as const)(
    'works with companies and users on a %s, and chooses a company from there',
    async (size) => {
      const visitor = await visit({ language: 'en', size });
      const { page, open, consoleErrors } = visitor;
      await signIn(visitor, 'operator@ruter.example', '/bedrifter');
      const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
      await heading('Companies').waitFor();
      await page.getByRole('link', { name: 'Fjellheim Konsult AS' }).click();
      await heading('Fjellheim Konsult AS').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'History' }).click();
      await heading('History').waitFor();
      await waitUntilLoaded(visitor);

      await open('/brukere');
      await heading('Users').waitFor();
      await page.getByRole('searchbox').fill('hr-single');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^(hr-single|Siri)/ })
        .click();
      await heading(/^Siri /).waitFor();
      await waitUntilLoaded(visitor);

      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: /^Find / }).waitFor();
      await page.keyboard.type('havblikk');
      await page.getByRole('option', { name: /^Havblikk Hotell AS/ }).click();
      await heading('Havblikk Hotell AS').waitFor();

      if (size === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('link', { name: 'Select company' }).click();
      await heading('Select company').waitFor();
      await page.getByRole('searchbox').fill('havblikk');
      await page.getByRole('button', { name: /^Havblikk Hotell AS/ }).click();
      // A user who makes travel cards begins with them (spec 1 §2.1).
      await heading('Travel cards').waitFor();
      expect(consoleErrors).toEqual([]);
    },
  );

  it('finds on the choice of a company the pages that need none', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await signInWithPassword(visitor, { email: 'user-support@ruter.example', password: 'demo' });
    await page.getByRole('heading', { name: 'Velg bedrift' }).waitFor();
    await page.keyboard.press('Control+k');
    const pages = page.getByRole('list', { name: 'Disse sidene trenger ingen bedrift:' });
    await pages.getByRole('link', { name: 'Brukere' }).click();
    await page.getByRole('heading', { level: 1, name: 'Brukere' }).waitFor();
    expect(await pages.count()).toBe(0);
  });
});
