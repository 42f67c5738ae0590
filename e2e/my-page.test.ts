import { describe, expect, it } from 'vitest';
import { signIn, signInWithPassword, visit } from './browser.ts';

async function atMyPage(user: string) {
  const visitor = await visit();
  await signIn(visitor, user, '/minside');
  await visitor.page.getByRole('heading', { level: 1, name: 'Min side' }).waitFor();
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
    await page.getByRole('combobox', { name: 'Språk' }).selectOption('en');
    await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'My page' }).waitFor();
    expect(thisVisit.consoleErrors).toEqual([]);
  });
});
