import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes, visit, waitUntilLoaded } from './browser.ts';
import { signInTo } from './choose-company.ts';
import { consentOf, fillInPerson, fillInTheRest, orderPath } from './order-form.ts';

const main = 'Fjellheim Konsult AS';

async function hrInMainCompany(path = '/bedriftsavtale') {
  const visitor = await visit();
  await signInTo(visitor, { email: 'hr@ruter.example', company: main }, path);
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

/** On a phone: price and button stay in sight, and the button leads to the consent. */
async function leadsToConsent(page: Page): Promise<void> {
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
}

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

  it('needs at most 6 presses from the list, on one screen; on a phone price and button stay in sight', async () => {
    const { page, at, open } = await hrInMainCompany();
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

    await page.setViewportSize(sizes.phone);
    await open(orderPath);
    await leadsToConsent(page);
  });

  // Norwegian labels at one operator and English ones at another.
  it.each([
    ['ruter', 'nb', main],
    ['akt', 'en', 'Skjærgård Elektro AS'],
  ] as const)(
    'stands on one screen with the longest zone names at %s (%s)',
    async (tenant, language, company) => {
      const visitor = await visit({ tenant, language });
      const { page } = visitor;
      await signInTo(visitor, { email: `hr@${tenant}.example`, company }, orderPath);
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
    },
  );

  it('keeps the input without a network and when the session ends, and orders once, pressed twice', async () => {
    const { page, at, context } = await hrInMainCompany(orderPath);
    await fillInPerson(page, {
      phone: '90011555',
      employeeId: 'E2E-4',
      firstName: 'Uten',
      lastName: 'Nettilgang',
    });
    await fillInTheRest(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Bestill' }).click();
    await page.getByText('Vi får ikke kontakt med tjenesten.').waitFor();
    await context.setOffline(false);

    await context.clearCookies({ name: 'takst_session' });
    await page.getByRole('button', { name: 'Bestill' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logg inn' }).click();
    await page.waitForURL((url) => url.pathname === orderPath, { timeout: 20_000 });
    await expect.poll(() => page.getByLabel('Fornavn').inputValue()).toBe('Uten');
    expect(await page.getByLabel('Etternavn').inputValue()).toBe('Nettilgang');

    await fillInTheRest(page);
    await page.getByRole('button', { name: 'Bestill' }).dblclick();
    await page.waitForURL(at('/bedriftsavtale'));
    await page.getByRole('searchbox').fill('90011555');
    // The names of the columns, and one ticket.
    await expect
      .poll(() => page.getByRole('row').allTextContents())
      .toEqual([expect.stringContaining('Etternavn'), expect.stringContaining('Nettilgang')]);
  });
});
