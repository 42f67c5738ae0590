import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

describe('a visitor', () => {
  it('of the main operator sees both buttons of the home page (spec 1 §1)', async () => {
    const { page, open, consoleErrors } = await visit();
    await open('/');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/home');
    await page.getByRole('link', { name: 'Bli bedriftskunde' }).first().waitFor();
    await page.getByRole('link', { name: 'Les mer om bedriftsbilletter' }).first().waitFor();
    expect(await page.title()).toContain('Ruter Bedrift');
    expect(consoleErrors).toEqual([]);
  });

  it.each([
    ['ruter', 'Ruter Bedrift'],
    ['akt', 'AKT Bedrift'],
    ['fjord', 'Fjord Bedrift'],
  ] as const)('of %s sees %s, and switches the language', async (tenant, brand) => {
    const { page, open } = await visit({ tenant });
    await open('/home');
    await expect.poll(() => page.title()).toContain(brand);
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/);
    await page.reload();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  });

  it('who opens a guarded page is redirected to sign-in (spec 1 §2.2)', async () => {
    const { page, open } = await visit();
    await open('/bedriftsavtale');
    await page.waitForURL(/\/oidc\//);
  });

  it('who opens an unknown path sees the not-found page with status 404 (spec 1 §2.1)', async () => {
    const { page, at } = await visit({ language: 'en' });
    const answer = await page.goto(at('/no/such/page'));
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'It looks like you are lost' }).waitFor();
  });
});

describe('a signed-in user without a service', () => {
  it('reads which services are closed, and whom to ask, instead of what the portal sells', async () => {
    const visitor = await visit({ language: 'en', size: 'phone' });
    await signIn(visitor, 'hr-no-agreement@ruter.example');
    const { page } = visitor;
    await page.getByRole('heading', { name: 'No services are open to you here' }).waitFor();
    const closed = page.getByRole('list', { name: /services/i }).getByRole('listitem');
    await closed.filter({ hasText: 'The company has no agreement' }).first().waitFor();
    await closed.getByText('Customer support can add one.').first().waitFor();
    expect(await page.getByText('Public transport tickets for everyone').count()).toBe(0);
  });
});
