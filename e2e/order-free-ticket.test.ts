import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit, waitUntilLoaded, type Visitor } from './browser.ts';
import {
  birthDateOf,
  cardOf,
  fillInFreePerson,
  freeOrderPath,
  orderButton,
  phoneOf,
} from './free-ticket-order.ts';
import { tabTo } from './tab-to.ts';

type Look = Parameters<typeof visit>[0];

/** HR of a company with departments, on the order form. */
async function openForm(look: Look = {}) {
  const visitor = await visit(look);
  await signIn(visitor, 'hr-free-ticket@ruter.example', freeOrderPath);
  await birthDateOf(visitor.page).waitFor();
  return visitor;
}

const summary = (page: Page) => page.getByRole('region', { name: /^(Sammendrag|Summary)$/ });
/** What the company is invoiced. */
const price = (page: Page) => page.locator('form [aria-live=polite]');
const department = (page: Page) => page.getByLabel(/^(Avdeling|Department)$/);
const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;

const ada = { employeeId: 'E2E-F1', firstName: 'Ada', lastName: 'Åsen', born: '14.05.1985' };

/** With a keyboard alone. */
async function orderByKeyboard(visitor: Visitor): Promise<void> {
  const { page, at } = visitor;
  await visitor.open(freeOrderPath);
  await birthDateOf(page).waitFor();
  await waitUntilLoaded(visitor);
  await tabTo(page, /^Ansatt$/);
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Pensjonist' }).isChecked()).toBe(true);
  await tabTo(page, /^Ansattnr/);
  await page.keyboard.type('E2E-F3');
  await tabTo(page, /^Fødselsdato/);
  await page.keyboard.type('14.05.1950');
  await tabTo(page, /^Fornavn/);
  await page.keyboard.type('Odd');
  await tabTo(page, /^Etternavn/);
  await page.keyboard.type('Olden');
  await tabTo(page, /^Mobilnummer/);
  await page.keyboard.type('90022103');
  await tabTo(page, /^Avdeling/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Bestill fribillett$/);
  await page.keyboard.press('Enter');
  await page.getByText(/^Odd Olden, fra /).waitFor();
  await page.waitForURL(at('/fribilletter'));
}

describe('the order of a free ticket', () => {
  it('shows price and taxable amount, goes on with the family, and is done by keyboard alone', async () => {
    const visitor = await openForm();
    const { page, at } = visitor;
    await fillInFreePerson(page, ada);
    await phoneOf(page).fill('900 22 101');
    await department(page).selectOption({ label: 'Drift' });
    await page
      .getByText(/\d\s?kr\s?per måned/)
      .first()
      .waitFor();
    await summary(page)
      .getByText(/^Skattepliktig: 1\s?\d{3}\s?kr per måned$/)
      .waitFor();
    const zones = page.locator('select[name=zoneTo]');
    await zones.selectOption({ label: await longestOption(page) });
    await summary(page)
      .getByText(/Regnes som 3 soner\./)
      .waitFor();
    await orderButton(page).click();

    await page.getByText('Billetten er bestilt!').waitFor();
    await page.getByText(/^Ada Åsen, fra /).waitFor();
    await page.waitForURL(at('/fribilletter'));
    const link = page.getByRole('link', { name: 'Se billetten' });
    expect(await link.getAttribute('href')).toMatch(/^\/fribilletter\/\d+$/);
    await page.getByRole('button', { name: 'Bestill for flere i familien' }).click();

    await page.waitForURL(/\/fribilletter\/ny\?familie=\d+$/);
    await birthDateOf(page).waitFor();
    expect(await page.getByLabel('Ansattnr.').inputValue()).toBe('E2E-F1');
    expect(await department(page).locator('option:checked').textContent()).toBe('Drift');
    await expect
      .poll(() => page.locator('input[type=radio][value=FAMILY_MEMBER]').isChecked())
      .toBe(true);
    await fillInFreePerson(page, { ...ada, firstName: 'Una', born: '02.11.2015' });
    await phoneOf(page).fill('900 22 101');
    await orderButton(page).click();
    await page.getByText('Denne billetten finnes allerede').waitFor();
    await page
      .getByText(/Et barn uten egen telefon trenger reisekort\.$/)
      .last()
      .waitFor();
    await page.getByText('Bestilling av billetten feilet!').waitFor();
    await cardOf(page, /^Nytt reisekort/).click();
    await orderButton(page).click();
    await page.getByText(/^Una Åsen, fra /).waitFor();
    await page.waitForURL(at('/fribilletter'));

    await orderByKeyboard(visitor);
  });

  it('keeps price and button in sight on a phone, and orders there', async () => {
    const { page, at } = await openForm({ size: 'phone', theme: 'dark' });
    expect(await page.evaluate(isTooWide)).toBe(false);
    for (const part of [orderButton(page), price(page)]) {
      const box = await part.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= 844).toBe(true);
    }
    await cardOf(page, /^Familie/).click();
    await fillInFreePerson(page, { ...ada, employeeId: 'E2E-F4', born: '02.11.2015' });
    await page.getByText('Under 20 år: barn').first().waitFor();
    await cardOf(page, /^Nytt reisekort/).click();
    await department(page).selectOption({ index: 1 });
    expect(await page.evaluate(isTooWide)).toBe(false);
    await orderButton(page).click();
    await page.getByText(/^Ada Åsen, fra /).waitFor();
    await page.waitForURL(at('/fribilletter'));
  });
});

const longestOption = async (page: Page): Promise<string> => {
  const labels = await page.locator('select[name=zoneTo] option').allTextContents();
  return labels.find((label) => label.startsWith('Sone 4Ø')) ?? '';
};
