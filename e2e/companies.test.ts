import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brokenWordCheck } from './accessibility/broken-words.ts';
import { findingsAtWidths } from './accessibility/findings-at-widths.ts';
import { widthCheck } from './accessibility/width-findings.ts';
import { setLanguage, signIn, visit, waitUntilLoaded } from './browser.ts';
import { searchList } from './search-list.ts';

/** Signs in customer support. */
async function support(path: string) {
  const visitor = await visit();
  await signIn(visitor, 'support@ruter.example', path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

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

/** Adds an administrator with a long surname and long roles to the answer. */
async function addLongNames(route: Route): Promise<void> {
  const reply = await route.fetch();
  const overview = (await reply.json()) as { administrators: object[] };
  const [one] = overview.administrators;
  const names = { firstName: 'Kjell-Christian', lastName: 'Christophersen' };
  const roles = ['SUBSCRIPTION_ADMIN', 'SCHOOLTICKET_ADMIN', 'USER_ADMIN'];
  const lastSignInAt = '2025-11-26T22:44:00Z';
  const planted = { ...one, ...names, roles, lastSignInAt, status: 'INVITATION_EXPIRED' };
  overview.administrators.push(planted);
  await route.fulfill({ response: reply, json: overview });
}

describe('a company', () => {
  it('has columns that stand in line and break no word, in both languages', async () => {
    const visitor = await support('/bedrifter');
    const { page } = visitor;
    await page.route('**/onboarding/company/*/overview', addLongNames);
    await page.getByRole('link', { name: 'Fjellheim Konsult AS' }).click();
    const title = page.getByRole('heading', { name: 'Avtaler' });
    await title.waitFor();
    const column = page.getByRole('columnheader', { name: 'Nummer' });
    expect(await textLeft(column)).toBe(await textLeft(title));
    for (const language of ['nb', 'en'] as const) {
      if (language === 'en') {
        await setLanguage(visitor, language);
        await page.reload();
      }
      const table = page.getByRole('table', { name: /^Administrator/ });
      await table.getByRole('rowheader', { name: 'Kjell-Christian Christophersen' }).waitFor();
      await waitUntilLoaded(visitor);
      expect(await findingsAtWidths(visitor, [brokenWordCheck, widthCheck])).toEqual([]);
      // At 1280 px all columns stand beside each other, without scrolling.
      const [inner, outer] = await table.evaluate(({ parentElement: box }) => [
        box?.scrollWidth,
        box?.clientWidth,
      ]);
      expect(inner).toBe(outer);
    }
  });

  it('is found in the register, added, changed and deleted', async () => {
    const { page, at } = await support('/bedrifter');
    const all = await page.getByRole('button', { name: /^Alle \d/ }).textContent();
    const before = Number(all?.replaceAll(/\D/g, ''));
    await page.getByRole('link', { name: 'Ny bedrift' }).click();
    // The register is down for the first number; the form stays.
    await findInRegister(page, '312005034');
    await page.getByText('Det skjedde en feil da vi hentet opplysninger').waitFor();
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

    await searchList(page, '985615616');
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
    await page.getByRole('dialog').waitFor({ state: 'detached' });
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
    await searchList(page, '985615616');
    await page.getByText('Fant ingen bedrift med følgende id eller organisasjonsnummer').waitFor();
  });
});
