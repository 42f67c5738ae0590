import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit, type Language, type Visitor } from './browser.ts';

/** Signs in a global user administrator and opens the form for a new user. */
async function atNewUser(language: Language): Promise<Visitor> {
  const visitor = await visit({ language });
  const { page, open } = visitor;
  await signIn(visitor, 'user-support@ruter.example');
  await page.locator('main').getByRole('button').first().click();
  await page.waitForURL((url) => url.pathname !== '/');
  await open('/brukere/ny');
  await page.getByLabel(/^(Fornavn|First name)$/).waitFor();
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

/** The link in the e-mail to an address, from the outbox page. */
async function linkSentTo({ page, at }: Visitor, email: string): Promise<string> {
  const link = page.getByText(/\/aktiver\/[\w-]{43}/).first();
  await expect
    .poll(
      async () => {
        await page.goto(at(`/dev/outbox?to=${email}`));
        return link.count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  return /http\S+\/aktiver\/[\w-]{43}/.exec((await link.textContent()) ?? '')?.[0] ?? '';
}

const password = 'en hel setning';

describe('a new user', () => {
  it('is created with roles, sets a password by the link in the e-mail, and administers their companies', async () => {
    const support = await atNewUser('nb');
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

  it('is created by a local administrator in their only company, which is preselected', async () => {
    const local = await visit({ language: 'en', size: 'phone' });
    const { page } = local;
    await signIn(local, 'users@ruter.example', '/brukere/ny');
    await press(page, 'Add company');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Fjellheim Konsult AS').waitFor();
    expect(await dialog.getByRole('searchbox').count()).toBe(0);
    // The company has no school-ticket agreement.
    expect(await dialog.getByRole('checkbox').count()).toBe(3);
    expect(await page.getByText('Global roles').count()).toBe(0);
  });
});

const textsByLanguage = {
  nb: {
    fields: ['Fornavn', 'Etternavn', 'E-post', 'Mobil'],
    role: 'Kundesupport',
    save: 'Lagre',
    add: 'Legg til bedrift',
    fixFirst: 'Du må rette feilene før du kan sende inn',
    noRole: 'En bruker må ha minst en rolle',
    taken: 'Det finnes allerede en bruker med denne e-posten',
    noHit: 'Fant ingen bedrift med følgende id eller organisasjonsnummer',
    error: 'Det har skjedd en feil! Gå gjerne tilbake og prøv igjen.',
  },
  en: {
    fields: ['First name', 'Last name', 'E-mail', 'Mobile'],
    role: 'Customer support',
    save: 'Save',
    add: 'Add company',
    fixFirst: 'You need to fix validation errors before submitting',
    noRole: 'User must have minimum one role assigned',
    taken: 'There already exists an user with this e-mail',
    noHit: 'Found no company with the following id or organization number',
    error: 'An error occurred! You can try and go back and try again.',
  },
} as const;

describe.each(['nb', 'en'] as const)('a new user with faults, in %s', (language) => {
  it('sees them in the form, which keeps its input', async () => {
    const texts = textsByLanguage[language];
    const support = await atNewUser(language);
    const { page } = support;
    await press(page, texts.save);
    await page.getByText(texts.fixFirst).waitFor();
    expect(await page.getByText(texts.noRole).count()).toBe(2);

    await press(page, texts.add);
    await page.getByRole('searchbox').fill('finnes-ikke');
    await page.getByText(texts.noHit).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const values = ['Hanne', 'Rustad', 'hr@ruter.example', '912 34 567'];
    for (const [position, label] of texts.fields.entries()) {
      await page.getByLabel(label, { exact: true }).fill(values[position] ?? '');
    }
    await page.getByLabel(texts.role).check();
    await press(page, texts.save);
    await page.getByText(texts.taken).first().waitFor();
    expect(await page.getByLabel(texts.fields[0], { exact: true }).inputValue()).toBe('Hanne');

    await page.route('**/user-api/user/create', (route) =>
      route.fulfill({ status: 500, json: { code: 'UNEXPECTED', id: 'planted' } }),
    );
    await press(page, texts.save);
    await page.getByRole('heading', { name: texts.error }).waitFor();
    await page.reload();
    await page.getByLabel(texts.role).waitFor();
    expect(await page.getByLabel(texts.fields[2], { exact: true }).inputValue()).toBe(values[2]);
    expect(await page.getByLabel(texts.role).isChecked()).toBe(true);
  });
});
