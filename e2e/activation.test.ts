import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';
import { mailsTo } from './test-user.ts';

/** Signs in a global user administrator and opens the form for a new user. */
async function atNewUser(): Promise<Visitor> {
  const visitor = await visit();
  await signIn(visitor, 'user-support@ruter.example', '/brukere/ny');
  await visitor.page.getByLabel('Fornavn').waitFor();
  return visitor;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Searches for a company and gives roles in it. */
async function giveRoles(page: Page, company: string, roles: readonly string[]): Promise<void> {
  await press(page, 'Legg til bedrift');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(company);
  await dialog.getByRole('button', { name: new RegExp(`^${company}`) }).click();
  for (const role of roles) await dialog.getByLabel(role, { exact: true }).check();
  await dialog.getByRole('button', { name: 'Legg til', exact: true }).click();
  await page.getByRole('row').filter({ hasText: company }).waitFor();
}

/** The link in the e-mail to an address. */
async function linkSentTo(visitor: Visitor, email: string): Promise<string> {
  const [mail = ''] = await mailsTo(visitor, { email }, 1);
  return /http\S+\/aktiver\/[\w-]{43}/.exec(mail)?.[0] ?? '';
}

const password = 'en hel setning';

describe('a new user', () => {
  it('is created with roles, sets a password by the link in the e-mail, and administers their companies', async () => {
    const support = await atNewUser();
    const { page, at } = support;
    const email = `nils.${Date.now().toString(36)}@firma.example`;
    await page.getByLabel('Fornavn').fill('Nils');
    await page.getByLabel('Etternavn').fill('Nyberg');
    await page.getByLabel('E-post').fill(email);
    await page.getByLabel('Mobil').fill('912 34 567');
    await giveRoles(page, 'Havblikk Hotell AS', ['HR', 'Brukeradministrator']);
    await giveRoles(page, 'Bjørkelia skole', ['Brukeradministrator', 'Skolebillett-administrator']);
    await press(page, 'Lagre');
    await page.getByText('Brukeren er opprettet! E-post med aktiveringslenke er sendt.').waitFor();
    await page.waitForURL(at('/brukere'));
    const link = await linkSentTo(support, email);

    const nils = await visit({ size: 'phone' });
    await nils.page.goto(link);
    await nils.page.getByRole('heading', { name: 'Hei Nils!' }).waitFor();
    expect(await nils.page.getByLabel('E-post').inputValue()).toBe(email);
    await nils.page.getByLabel('Passord', { exact: true }).fill(password);
    await nils.page.getByLabel('Gjenta passordet').fill(password);
    await press(nils.page, 'Lagre passordet');
    // Signed in without typing the password again.
    await nils.page.getByRole('button', { name: /^Havblikk Hotell AS/ }).click();

    // A local administrator finds only the companies that they administer.
    await nils.open('/brukere/ny');
    await press(nils.page, 'Legg til bedrift');
    const offeredCompanies = nils.page.getByRole('dialog').locator('ul button');
    await offeredCompanies.first().waitFor();
    expect(await offeredCompanies.allTextContents()).toEqual([
      expect.stringMatching(/^Bjørkelia skole/),
      expect.stringMatching(/^Havblikk Hotell AS/),
    ]);
    expect(await nils.page.getByText('Globale roller').count()).toBe(0);
    await nils.page.getByRole('searchbox').fill('alta');
    await nils.page.getByText('Ingen bedrifter passer med søket').waitFor();

    const secondVisit = await visit({ language: 'en' });
    await secondVisit.page.goto(link);
    await secondVisit.page.getByRole('heading', { name: 'The link has been used' }).waitFor();
    await secondVisit.page.getByRole('link', { name: 'Sign in' }).waitFor();
    await secondVisit.open('/aktiver/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    await secondVisit.page.getByRole('heading', { name: 'We cannot find the link' }).waitFor();
    expect([...support.consoleErrors, ...nils.consoleErrors]).toEqual([]);
  });
});
