import { describe, expect, it } from 'vitest';
import { signIn, visit, waitUntilLoaded } from './browser.ts';

describe('a user with global roles who has chosen no company', () => {
  it('works with companies and users on a phone, and chooses a company from there', async () => {
    const visitor = await visit({ language: 'en', size: 'phone' });
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

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Select company' }).click();
    await heading('Select company').waitFor();
    await page.getByRole('searchbox').fill('havblikk');
    await page.getByRole('button', { name: /^Havblikk Hotell AS/ }).click();
    // A user who makes travel cards begins with them (spec 1 §2.1).
    await heading('Travel cards').waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
