import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setLanguage, signIn, visit, waitUntilLoaded } from './browser.ts';
import { consentOf, fillInPerson, fillInTheRest, orderPath } from './order-form.ts';

const main = 'Fjellheim Konsult AS';

async function hrInMainCompany(path = '/bedriftsavtale') {
  const visitor = await visit();
  await signIn(visitor, 'hr@ruter.example');
  await visitor.page.getByRole('button', { name: main }).click();
  await visitor.page.waitForURL((url) => url.pathname !== '/');
  await visitor.open(path);
  return visitor;
}

const longestOption = (select: Locator): Promise<{ value: string; text: string }> =>
  select
    .locator('option')
    .evaluateAll((options) =>
      options
        .map((option) => ({ value: option.getAttribute('value') ?? '', text: option.textContent }))
        .reduce((one, other) => (other.text.length > one.text.length ? other : one)),
    );

const price = (page: Page) => page.getByText(/\d\s?kr\s?per måned/).first();

describe('the main job', () => {
  it('signs in, picks a company, searches, orders, and finds the ticket again', async () => {
    const { page, at, open } = await hrInMainCompany();
    await page.getByRole('searchbox').fill('kari 4123');
    await page.getByRole('link', { name: 'Kari' }).first().waitFor();
    await expect.poll(() => page.url()).toContain('kari');

    await open(orderPath);
    await fillInPerson(page, {
      phone: '900 11 222',
      employeeId: 'E2E-1',
      firstName: 'Åse',
      lastName: 'Østby',
    });
    const two = await price(page).textContent();
    await page.getByRole('radio', { name: /Alle soner/ }).check();
    await expect.poll(() => price(page).textContent()).not.toBe(two);
    await fillInTheRest(page);
    await page.getByRole('button', { name: 'Bestill' }).click();

    await page.getByText('Billetten er bestilt!').waitFor();
    await page.getByText(/^Åse Østby, fra 1\. /).waitFor();
    await page.getByRole('link', { name: 'Se billetten' }).waitFor();
    await page.waitForURL(at('/bedriftsavtale'));
    await page.getByRole('searchbox').fill('øst 90011');
    const row = page.getByRole('row').filter({ hasText: 'Østby' });
    await row.getByText('Starter').waitFor();
    await row.getByRole('link').click();
    await page.getByRole('heading', { name: 'Åse Østby' }).waitFor();
    await page.getByText('Alle soner').first().waitFor();

    await expect
      .poll(async () => (await page.request.get(at('/dev/outbox.json'))).text(), {
        timeout: 20_000,
      })
      .toMatch(/\+4790011222.*Hentekode: [2-9A-HJ-NP-Z]{8}/s);
  });

  it('needs at most 6 presses from the list, and stands on one screen with its button', async () => {
    const { page, at } = await hrInMainCompany();
    await page.setViewportSize({ width: 1280, height: 800 });
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    const type = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    await press(page.getByRole('main').getByRole('link', { name: 'Bestill billett' }));
    await press(page.getByLabel('Mobil', { exact: true }));
    for (const text of ['90011666', 'E2E-6', 'Kjapp', 'Bestilling']) await type(text);
    await press(page.getByLabel('Fakturareferanse'));
    await page.getByLabel('Fakturareferanse').selectOption({ index: 1 });
    await press(consentOf(page));
    const button = page.getByRole('button', { name: 'Bestill billett' });
    for (const part of [button, page.getByLabel('Mobil', { exact: true })]) {
      const box = await part.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= 800).toBe(true);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await press(button);
    await page.waitForURL(at('/bedriftsavtale'));
    const newRow = page.getByRole('row').filter({ hasText: 'Kjapp' });
    await newRow.getByText('Ny', { exact: true }).waitFor();
    expect(presses).toBeLessThanOrEqual(6);
  });

  it.each([
    ['ruter', main],
    ['akt', 'Skjærgård Elektro AS'],
  ] as const)('stands on one screen with the longest zone names at %s', async (tenant, company) => {
    const visitor = await visit({ tenant });
    const { page, open } = visitor;
    await signIn(visitor, `hr@${tenant}.example`);
    await page.getByRole('button', { name: company }).click();
    await page.waitForURL((url) => url.pathname !== '/');
    for (const language of ['nb', 'en'] as const) {
      await setLanguage(visitor, language);
      await open(orderPath);
      const bottom = async () => {
        const { y = 0, height = 0 } = (await page.locator('main form').boundingBox()) ?? {};
        return y + height;
      };
      await waitUntilLoaded(visitor);
      expect(await bottom()).toBeLessThanOrEqual(800);
      await page.getByRole('radio').nth(1).check();
      for (const name of ['zoneFrom', 'zoneTo']) {
        const select = page.locator(`select[name=${name}]`);
        const { value, text } = await longestOption(select);
        await select.selectOption(value);
        expect((await select.boundingBox())?.height).toBe(40);
        // What the box cuts is whole in the list.
        expect(text.length).toBeGreaterThan(tenant === 'ruter' ? 30 : 8);
      }
      expect(await bottom()).toBeLessThanOrEqual(800);
      // The next form is empty.
      await page.getByRole('button', { name: /^(Avbryt|Cancel)$/ }).click();
      await page.waitForURL((url) => url.pathname !== orderPath);
    }
  });

  it('keeps price and button in sight on a phone, and leads to the consent', async () => {
    const { page } = await hrInMainCompany(orderPath);
    await page.setViewportSize({ width: 390, height: 844 });
    await fillInPerson(page, {
      phone: '90011888',
      employeeId: 'E2E-8',
      firstName: 'Uten',
      lastName: 'Samtykke',
    });
    await page.getByLabel('Fakturareferanse').selectOption({ index: 1 });
    await page.evaluate(() => scrollTo(0, 0));
    const bar = await page.getByRole('button', { name: 'Bestill billett' }).boundingBox();
    expect(bar && bar.y + bar.height <= 844).toBe(true);
    await page.getByRole('button', { name: 'Bestill billett' }).click();
    const consent = consentOf(page);
    await expect.poll(() => consent.evaluate((box) => box === document.activeElement)).toBe(true);
    const box = await consent.boundingBox();
    expect(box && box.y > 64 && box.y + box.height < (bar?.y ?? 0)).toBe(true);
  });

  it('keeps the input when the session ends in between', async () => {
    const { page, context } = await hrInMainCompany(orderPath);
    await fillInPerson(page, {
      phone: '90011333',
      employeeId: 'E2E-2',
      firstName: 'Per',
      lastName: 'Utlogget',
    });
    await fillInTheRest(page);
    await context.clearCookies({ name: 'takst_session' });
    await page.getByRole('button', { name: 'Bestill' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logg inn' }).click();
    await page.waitForURL((url) => url.pathname === orderPath, { timeout: 20_000 });
    await expect.poll(() => page.getByLabel('Fornavn').inputValue()).toBe('Per');
    expect(await page.getByLabel('Etternavn').inputValue()).toBe('Utlogget');
  });

  it('shows a message without a network, and orders one ticket at the next attempt, pressed twice', async () => {
    const { page, at, context } = await hrInMainCompany(orderPath);
    await fillInPerson(page, {
      phone: '90011555',
      employeeId: 'E2E-4',
      firstName: 'Uten',
      lastName: 'Nett',
    });
    await fillInTheRest(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Bestill' }).click();
    await page.getByText('Vi får ikke kontakt med tjenesten.').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Bestill' }).dblclick();
    await page.waitForURL(at('/bedriftsavtale'));
    await page.getByRole('searchbox').fill('90011555');
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Nett' }).count()).toBe(1);
  });
});
