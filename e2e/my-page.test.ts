import { describe, expect, it } from 'vitest';
import { signIn, signInWithPassword, type Tenant, visit } from './browser.ts';

async function atMyPage(user: string, options: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit(options);
  await signIn(visitor, user, '/minside');
  await visitor.page.getByRole('heading', { level: 1, name: /Min side|My page/ }).waitFor();
  return visitor;
}

describe('my page', () => {
  it('shows the sessions, and signs out the others, which are redirected to sign-in', async () => {
    const user = 'free-tickets@ruter.example';
    const otherVisit = await visit();
    await signInWithPassword(otherVisit, { email: user, password: 'demo' }, '/minside');
    const thisVisit = await atMyPage(user);
    const { page } = thisVisit;
    await page.getByText('Chrome på Linux').first().waitFor();
    await page.getByText('Denne nettleseren', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Logg ut de andre' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Ett sted til blir logget ut.').waitFor();
    await dialog.getByRole('button', { name: 'Logg ut de andre' }).click();
    await page.getByText('De andre stedene er logget ut!').waitFor();
    await page.getByText('Du er bare logget inn her.').waitFor();

    expect(
      (await otherVisit.page.request.get(otherVisit.at('/user-api/auth/contact'))).status(),
    ).toBe(401);
    expect((await page.request.get(thisVisit.at('/user-api/auth/contact'))).status()).toBe(200);
    await page.reload();
    await page.getByText('Du er bare logget inn her.').waitFor();
    expect(thisVisit.consoleErrors).toEqual([]);
  });

  it('shows the company, and changes its addresses by keyboard on a phone; a failure keeps the input', async () => {
    const visitor = await atMyPage('hr-single@ruter.example', { size: 'phone' });
    const { page } = visitor;
    await page.getByText('Kundenummer').waitFor();
    const edit = page.getByRole('button', { name: 'Rediger' });
    await edit.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Adresselinje 1').first().fill('Nyveien 7');
    await page.route('**/onboarding/company/*/address', (route) =>
      route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } }),
    );
    const save = dialog.getByRole('button', { name: 'Lagre' });
    await save.click();
    await dialog.getByText('Det skjedde en feil da de nye adressene skulle lagres!').waitFor();
    expect(await dialog.getByLabel('Adresselinje 1').first().inputValue()).toBe('Nyveien 7');
    await page.unroute('**/onboarding/company/*/address');
    await save.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Nyveien 7').first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });

  it.each([
    ['ruter', 'hr-contractor@ruter.example'],
    ['akt', 'ticket-counter@akt.example'],
  ] as const)('hides the change of addresses at %s for %s', async (tenant, user) => {
    const visitor = await atMyPage(user, { tenant });
    await visitor.page.getByText('Organisasjonsnummer').waitFor();
    expect(await visitor.page.getByRole('button', { name: 'Rediger' }).count()).toBe(0);
  });

  it.each(['akt', 'fjord'] as const)(
    'of %s turns the page into English',
    async (tenant: Tenant) => {
      const visitor = await atMyPage(`hr-single@${tenant}.example`, { tenant });
      await visitor.page.getByRole('combobox', { name: 'Språk' }).selectOption('en');
      await visitor.page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
      await visitor.page.reload();
      await visitor.page.getByRole('heading', { name: 'My page' }).waitFor();
    },
  );
});
