import { describe, expect, it } from 'vitest';
import { signInWithPassword, visit } from './browser.ts';

describe('the session (spec 1 §2.1)', () => {
  it('of an unknown user ends at the user-setup error page, from which it can be left', async () => {
    const visitor = await visit({ language: 'en' });
    await signInWithPassword(visitor, { email: 'unknown@ruter.example', password: 'demo' });
    const { page } = visitor;
    await page
      .getByRole('heading', { name: 'We could not fetch information about your user!' })
      .waitFor();
    await page.getByText('Try again later').waitFor();
    await page.getByRole('button', { name: 'Go back to homepage' }).click();
    await page.waitForURL((url) => url.pathname === '/home');
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  });

  it('asks for the company and remembers it, ends at sign-out, and begins at a guarded page', async () => {
    const visitor = await visit({ language: 'en' });
    await signInWithPassword(visitor, { email: 'hr@ruter.example', password: 'demo' });
    const { page, open } = visitor;
    await page.getByRole('searchbox').fill('no such company');
    await page.getByText('No companies matches your search').waitFor();
    await page.getByRole('searchbox').fill('konsult fjell');
    await page.getByRole('button', { name: 'Fjellheim Konsult AS' }).click();
    // The ticket counter comes first (spec 1 §2.1).
    await page.waitForURL((url) => url.pathname === '/billettluka/ordrehistorikk');
    await open('/');
    await page.getByRole('heading', { name: 'Order history' }).waitFor();

    // Another is searched for at once: the box has the focus.
    await page.getByRole('button', { name: 'Change company' }).click();
    await page.getByRole('banner').getByRole('searchbox').waitFor();
    await page.keyboard.type('solbakken');
    await expect(page.getByRole('banner').getByRole('searchbox').inputValue()).resolves.toBe(
      'solbakken',
    );
    await page.keyboard.press('Escape');

    // It ends at sign-out, here and at the provider.
    await page.getByRole('button', { name: 'Hanne' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/home');

    // Signing in comes first at a guarded page.
    await open('/billettluka');
    await page.locator('input[name="email"]').fill('ticket-counter@ruter.example');
    await page.locator('input[name="password"]').fill('demo');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/billettluka');
    await page.getByRole('heading', { level: 1, name: 'Order tickets' }).waitFor();
    await open('/fribilletter/ny');
    await page.getByText(/^Your user does not have access/).waitFor();
  });
});
