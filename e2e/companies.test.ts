import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brokenWordsOn } from './accessibility/broken-words.ts';
import { widthFindingsOn } from './accessibility/width-findings.ts';
import { signIn, visit, waitUntilLoaded, type Language, type Tenant } from './browser.ts';
import { focusedDialog } from './focused-dialog.ts';

type PageOptions = { tenant?: Tenant; language?: Language; size?: 'desktop' | 'phone' };

/** Signs in customer support. */
async function support(path: string, options: PageOptions = {}) {
  const visitor = await visit(options);
  await signIn(visitor, `support@${options.tenant ?? 'ruter'}.example`);
  await visitor.page.locator('main').getByRole('button').first().click();
  await visitor.page.waitForURL((url) => url.pathname !== '/');
  await visitor.open(path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const waitUntilClosed = (page: Page, role: 'dialog' | 'alertdialog') =>
  page.getByRole(role).waitFor({ state: 'detached' });

async function findInRegister(page: Page, number: string): Promise<void> {
  // The list from which the page was opened has a search box with the same name.
  await page.getByRole('button', { name: 'Søk', exact: true }).waitFor();
  await page.getByLabel('Organisasjonsnummer').fill(number);
  await press(page, 'Søk');
}

const textLeft = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });

describe('a company', () => {
  it('lines its agreements up with the title of their card', async () => {
    const { page } = await support('/bedrifter');
    await page.getByRole('link', { name: 'Fjellheim Konsult AS' }).click();
    const title = page.getByRole('heading', { name: 'Avtaler' });
    await title.waitFor();
    const column = page.getByRole('columnheader', { name: 'Nummer' });
    expect(await textLeft(column)).toBe(await textLeft(title));
  });

  it.each(['nb', 'en'] as const)(
    'breaks no word of a long surname or a long role among its administrators, in %s',
    async (language) => {
      const visitor = await support('/bedrifter', { language });
      const { page } = visitor;
      await page.route('**/onboarding/company/*/overview', async (route) => {
        const reply = await route.fetch();
        const overview = (await reply.json()) as { administrators: object[] };
        const [one] = overview.administrators;
        const names = { firstName: 'Kjell-Christian', lastName: 'Christophersen' };
        const roles = ['SUBSCRIPTION_ADMIN', 'SCHOOLTICKET_ADMIN', 'USER_ADMIN'];
        const lastSignInAt = '2025-11-26T22:44:00Z';
        const planted = { ...one, ...names, roles, lastSignInAt, status: 'INVITATION_EXPIRED' };
        overview.administrators.push(planted);
        await route.fulfill({ response: reply, json: overview });
      });
      await page.getByRole('link', { name: 'Fjellheim Konsult AS' }).click();
      const table = page.getByRole('table', { name: /^Administrator/ });
      await table.getByRole('rowheader', { name: 'Kjell-Christian Christophersen' }).waitFor();
      await waitUntilLoaded(visitor);
      expect(await brokenWordsOn(visitor)).toEqual([]);
      expect(await widthFindingsOn(visitor)).toEqual([]);
      // At 1280 px all columns stand beside each other, without scrolling.
      expect(await table.evaluate(({ parentElement: box }) => box?.scrollWidth)).toBe(
        await table.evaluate(({ parentElement: box }) => box?.clientWidth),
      );
    },
  );

  it('is found in the register, added, changed and deleted', async () => {
    const { page, at } = await support('/bedrifter');
    const all = await page.getByRole('button', { name: /^Alle \d/ }).textContent();
    const before = Number(all?.replaceAll(/\D/g, ''));
    await page.getByRole('link', { name: 'Ny bedrift' }).click();
    await findInRegister(page, '985615616');
    await page.getByRole('heading', { name: 'Unibuss AS' }).waitFor();
    // A reload restores the draft.
    await page.getByLabel('E-post', { exact: true }).fill('reidun@unibuss.example');
    await page.reload();
    await page.getByRole('heading', { name: 'Unibuss AS' }).waitFor();
    expect(await page.getByLabel('E-post', { exact: true }).inputValue()).toBe(
      'reidun@unibuss.example',
    );
    await page.getByLabel('Mobil', { exact: true }).fill('900 22 111');
    await page.getByLabel('Fornavn').fill('Reidun');
    await page.getByLabel('Etternavn').fill('Buss');
    expect(await page.getByLabel('Administratoren signerer avtalen').isChecked()).toBe(true);
    await press(page, 'Lagre');
    await page.getByText('Bedriften er lagt til!').waitFor();
    await page.getByText('Reidun Buss har fått e-post på reidun@unibuss.example.').waitFor();
    await page.waitForURL(/\/bedrifter\/\d+$/);
    await page.getByRole('link', { name: 'Tilbake til bedrifter' }).click();
    await page.waitForURL(at('/bedrifter'));
    await page.getByRole('button', { name: `Alle ${before + 1}` }).waitFor();

    const outbox = at('/dev/outbox.json?to=reidun@unibuss.example');
    const outboxText = async () => (await page.request.get(outbox)).text();
    await expect.poll(outboxText, { timeout: 20_000 }).toContain('reidun@unibuss.example');

    await page.getByRole('searchbox').fill('985615616');
    await page.getByRole('link', { name: 'Unibuss AS' }).click();
    await page.getByRole('heading', { name: 'Unibuss AS' }).waitFor();
    await press(page, 'Rediger');
    await page.getByLabel('Postnummer').first().fill('5003');
    await expect.poll(() => page.getByLabel('Poststed').first().inputValue()).toMatch(/bergen/i);
    await press(page, 'Lagre');
    await page.getByText('Lagret!').waitFor();
    await page.getByText(/5003 bergen/i).waitFor();

    await press(page, 'Ny avtale');
    await page.getByLabel('Fakturareferanse').fill('Kontoret');
    await press(page, 'Lagre');
    await waitUntilClosed(page, 'dialog');
    const row = page.getByRole('row').filter({ hasText: 'Kontoret' });
    await row.getByText('Gyldig', { exact: true }).waitFor();
    await row.getByRole('button', { name: /Sluttdato for avtale/ }).click();
    await page.getByLabel('Siste dag avtalen gjelder').fill('31.12.2030');
    await page.getByText('Ingen billetter eller abonnementer under avtalen varer lenger').waitFor();
    await press(page, 'Lagre');
    await row.getByText(/^Gyldig til 31\.\sdes\./).waitFor();
    await row.getByRole('button', { name: /Slett avtale/ }).click();
    await page.getByText(/med id: \d+ og fakturareferanse: Kontoret\?/).waitFor();
    await press(page, 'Ja');
    await page.getByText('Avtalen er slettet!').waitFor();
    expect(await row.count()).toBe(0);

    await press(page, 'Slett bedriften');
    await page.getByText('Bedriften har ingen fakturaer').waitFor();
    await press(page, 'Ja, slett bedriften');
    await page.getByText('Bedriften er slettet!').waitFor();
    await page.waitForURL(at('/bedrifter'));
    await page.getByRole('searchbox').fill('985615616');
    await page.getByText('Fant ingen bedrift med følgende id eller organisasjonsnummer').waitFor();
  });

  it('with tickets cannot be deleted, nor the agreement of the tickets', async () => {
    const { page } = await support('/bedrifter?q=Fjellheim', { language: 'en' });
    await page.getByRole('link', { name: 'Fjellheim Konsult AS' }).click();
    await press(page, 'Delete company');
    await page.getByText('The company has company tickets or subscriptions').waitFor();
    const confirm = page.getByRole('button', { name: 'Yes, delete the company' });
    expect(await confirm.isDisabled()).toBe(true);
    await focusedDialog(page).waitFor();
    await page.keyboard.press('Escape');
    await waitUntilClosed(page, 'alertdialog');
    await page
      .getByRole('button', { name: /Delete agreement/ })
      .first()
      .click();
    await press(page, 'Yes');
    await page
      .getByText(/The agreement is in use: \d+ tickets and \d+ subscriptions are valid/)
      .waitFor();
  });

  it('with tickets says whose last longer before its agreement gets an end date', async () => {
    const { page } = await support('/bedrifter?q=Fjellheim', { language: 'en' });
    await page.getByRole('link', { name: 'Fjellheim Konsult AS' }).click();
    await page.getByText(/^Customer since \d{4}$/).waitFor();
    await page
      .getByRole('button', { name: /^End date of agreement/ })
      .first()
      .click();
    await page.getByLabel('Last day of the agreement').fill('31.12.2030');
    await page
      .getByText(/^\d+ tickets and \d+ subscriptions last longer than 31\.12\.2030:/)
      .waitFor();
    await page.getByText(/^Nobody loses their ticket/).waitFor();
    await page.getByRole('button', { name: 'See the employees of the company' }).click();
    await page.getByRole('heading', { level: 1, name: 'Employees' }).waitFor();
    await page.getByRole('button', { name: /Fjellheim Konsult AS/ }).waitFor();
  });

  it('cannot have conflicting agreements', async () => {
    const { page } = await support('/bedrifter?q=Fjellheim', { language: 'en', size: 'phone' });
    await page.getByRole('link', { name: 'Fjellheim Konsult AS' }).click();
    await press(page, 'New agreement');
    await page.getByLabel('Type').selectOption({ label: 'Free ticket' });
    await press(page, 'Save');
    const conflict =
      'Cannot add free ticket agreement when there already exists a freeticket, companyticket, schoolticket or housing association agreement';
    expect(await page.getByText(conflict).count()).toBe(2);
  });

  it('of an operator with customer numbers gets one, and the default agreements', async () => {
    const { page, at } = await support('/bedrifter/ny', { tenant: 'fjord', size: 'phone' });
    await findInRegister(page, '936846777');
    await page.getByRole('heading', { name: 'Vennesla kommune' }).waitFor();
    await page.getByText('Ansattbillett', { exact: true }).waitFor();
    expect(await page.getByLabel('Navn på den som signerer').isDisabled()).toBe(true);
    await page.getByLabel('E-post', { exact: true }).fill('anne@vennesla.example');
    await page.getByLabel('Mobil', { exact: true }).fill('90022112');
    await page.getByLabel('Fornavn').fill('Anne');
    await page.getByLabel('Etternavn').fill('Venn');
    await press(page, 'Lagre');
    await page.getByRole('link', { name: /^Kundenummer: / }).click();
    await page.keyboard.type('K-4223');
    await page.getByRole('button', { name: 'Lagre', exact: true }).dblclick();
    await page.getByText('Bedriften er lagt til!').waitFor();
    await page.waitForURL(/\/bedrifter\/\d+$/);
    await page.getByRole('link', { name: 'Tilbake til bedrifter' }).click();
    await page.waitForURL(at('/bedrifter'));
    await page.getByRole('searchbox').fill('K-4223');
    await expect
      .poll(() => page.getByRole('listitem').filter({ hasText: 'K-4223' }).count())
      .toBe(1);
    await page.goto(at('/bedrifter/ny'));
    await findInRegister(page, '936846777');
    await page.getByText('Bedriften er kunde allerede.').waitFor();
  });

  it('of a contractor keeps its addresses and cannot be deleted', async () => {
    const { page } = await support('/bedrifter', { language: 'en' });
    const contractors = await page.evaluate(async () => {
      const list = await (await fetch('/onboarding/company?maxEntries=100')).json();
      const answers = await Promise.all(
        list.matches.map(async ({ id }: { id: number }) =>
          (await fetch(`/onboarding/company/${id}`)).json(),
        ),
      );
      return answers.filter(({ type }) => type.endsWith('_CONTRACTOR')).map(({ id }) => String(id));
    });
    await page.goto(new URL(`/bedrifter/${contractors[0]}`, page.url()).href);
    await page.getByRole('heading', { level: 1, name: / \(Sub contractor\)$/ }).waitFor();
    expect(await page.getByRole('button', { name: /^(Edit|Delete company)$/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'New agreement' }).count()).toBe(1);
  });
});

describe('the register', () => {
  it.each([
    ['312999900', 'Vi fant ingen bedrift med dette organisasjonsnummeret'],
    ['123456789', 'Ugyldig organisasjonsnummer, er du sikker på at du har skrevet riktig nummer?'],
    ['312902745', 'Ut fra opplysningene vi fant, kan denne bedriften ikke bli kunde hos oss'],
    ['312901374', 'Ut fra opplysningene vi fant, kan denne bedriften ikke bli kunde hos oss'],
    ['312005034', 'Det skjedde en feil da vi hentet opplysninger fra Brønnøysundregistrene'],
    ['312500000', 'Det skjedde en feil da vi hentet opplysninger fra Brønnøysundregistrene'],
    ['312300001', 'Det skjedde en feil da vi hentet opplysninger fra Brønnøysundregistrene'],
  ])('keeps the page usable after its answer to %s: %s', async (number, text) => {
    const { page } = await support('/bedrifter/ny');
    await findInRegister(page, number);
    await page.getByText(text).waitFor({ timeout: 45_000 });
    expect(await page.getByLabel('Organisasjonsnummer').inputValue()).toBe(number);
    await findInRegister(page, '982463718');
    await page.getByText(text).waitFor({ state: 'detached' });
  });
});
