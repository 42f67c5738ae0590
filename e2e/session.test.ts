import { describe, expect, it } from 'vitest';
import { signInWithPassword, visit } from './browser.ts';

describe('the session (spec 1 §2.1)', () => {
  it.each(['unknown', 'inactive', 'invited', 'deleted', 'no-companies'])(
    'of the %s user ends at the user-setup error page, from which it can be left',
    async (name) => {
      const visitor = await visit({ language: 'en' });
      await signInWithPassword(visitor, { email: `${name}@ruter.example`, password: 'demo' });
      const { page } = visitor;
      await page
        .getByRole('heading', { name: 'We could not fetch information about your user!' })
        .waitFor();
      await page.getByText('Try again later').waitFor();
      await page.getByRole('button', { name: 'Go back to homepage' }).click();
      await page.waitForURL((url) => url.pathname === '/home');
      await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    },
  );

  it('asks for the company, finds it by all words, and remembers it', async () => {
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
  });

  it('finds a company by the operator’s own customer number, in the picker and in the header', async () => {
    const visitor = await visit({ tenant: 'akt', language: 'en' });
    await signInWithPassword(visitor, { email: 'operator@akt.example', password: 'demo' });
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Select company' }).waitFor();
    await page.getByRole('searchbox').fill('k-4038');
    await page.getByText('1 company', { exact: true }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /^Otra Bryggeri AS .*Customer no. K-4038$/ }).click();
    await page.waitForURL((url) => url.pathname === '/bedriftsavtale');
    await page.getByRole('button', { name: /Otra Bryggeri AS/ }).click();
    await page.getByRole('searchbox', { name: 'Search for a company' }).fill('k-4001');
    await page.getByRole('button', { name: /^Skjærgård Elektro AS .*K-4001$/ }).click();
    await page.getByRole('button', { name: /Skjærgård Elektro AS/ }).waitFor();
  });

  it('comes first at a guarded page', async () => {
    const { page, open } = await visit({ language: 'en' });
    await open('/billettluka');
    await page.locator('input[name="email"]').fill('ticket-counter@ruter.example');
    await page.locator('input[name="password"]').fill('demo');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/billettluka');
    await page.getByRole('heading', { level: 1, name: 'Order tickets' }).waitFor();
    await open('/fribilletter/ny');
    await page.getByText(/^Your user does not have access/).waitFor();
  });

  it('ends at sign-out, here and at the provider', async () => {
    const visitor = await visit({ language: 'en' });
    await signInWithPassword(visitor, { email: 'hr-single@ruter.example', password: 'demo' });
    const { page, open } = visitor;
    // The start page redirects to the first page, which would cancel the sign-out.
    await page.getByRole('heading', { level: 1, name: 'Employees' }).waitFor();
    await page.getByRole('button', { name: 'Siri' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/home');
    await open('/bedriftsavtale');
    await page.locator('input[type="password"]').waitFor();
  });

  it('shows the no-access page where a feature is missing (spec 1 §2.2)', async () => {
    const visitor = await visit({ language: 'en' });
    await signInWithPassword(
      visitor,
      { email: 'hr-expired@ruter.example', password: 'demo' },
      '/bedriftsavtale/billett/opprett',
    );
    await visitor.page
      .getByRole('heading', { name: /^The agreement for company tickets expired/ })
      .waitFor();
    expect(await visitor.page.getByRole('link', { name: /support/i }).count()).toBeGreaterThan(0);
  });
});
