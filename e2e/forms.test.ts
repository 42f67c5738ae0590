import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes, visit, waitUntilIdle } from './browser.ts';
import { openEmployeesOf } from './choose-company.ts';
import { findEmployee } from './find-employee.ts';
import { focusedDialog } from './focused-dialog.ts';
import { fillInPerson, orderPath } from './order-form.ts';

const main = 'Fjellheim Konsult AS';

async function hrInMainCompany() {
  const visitor = await visit();
  await openEmployeesOf(visitor, { email: 'hr@ruter.example', company: main });
  return visitor;
}

async function atEmployee() {
  const visitor = await hrInMainCompany();
  const ticket = await findEmployee(visitor, main, { status: 'active', expirationDate: null });
  await visitor.open(`/bedriftsavtale/ansatt/${ticket.subscriberId}`);
  return visitor;
}

const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

async function atHalfFilledOrder() {
  const { page } = await hrInMainCompany();
  const order = page.getByRole('link', { name: 'Bestill billett' }).first();
  await order.click();
  await page.waitForURL((url) => url.pathname === orderPath);
  const person = { phone: '90012345', employeeId: 'E2E-12', firstName: 'Halv', lastName: 'Veis' };
  await fillInPerson(page, person);
  return { page, order };
}

describe('a half-filled order', () => {
  it('is left and found again; the browser asks before the tab is closed, until it is cancelled', async () => {
    const { page, order } = await atHalfFilledOrder();
    await Promise.all([page.getByText('Vi tar vare på det du skrev').waitFor(), page.goBack()]);
    await page.getByRole('heading', { name: 'Ansatte', level: 1 }).waitFor();
    await order.click();
    await page.getByText('Det er ikke sendt ennå.').waitFor();
    const [question] = await Promise.all([
      page.waitForEvent('dialog'),
      page.close({ runBeforeUnload: true }),
    ]);
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    expect(await page.getByLabel('Etternavn').inputValue()).toBe('Veis');
    await page.getByRole('button', { name: 'Begynn på nytt' }).click();
    expect(await page.getByLabel('Etternavn').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await page.getByRole('heading', { name: 'Ansatte', level: 1 }).waitFor();
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  });
});

describe('a dialog', () => {
  it('is walked by keyboard, returns the focus to its button, and fits a phone while it is scrolled', async () => {
    const visitor = await atEmployee();
    const { page } = visitor;
    const dialog = page.getByRole('dialog');
    const button = page.getByRole('button', { name: 'Avslutt', exact: true });
    const reach = async (text: string) => {
      for (let presses = 0; presses < 10 && (await focusedText(page)) !== text; presses += 1) {
        await page.keyboard.press('Tab');
      }
      expect(await focusedText(page)).toBe(text);
    };
    for (const time of ['first', 'second']) {
      await button.first().focus();
      await page.keyboard.press('Enter');
      await focusedDialog(page).waitFor();
      // The server's answers change the dialog's texts, and its height.
      await waitUntilIdle(visitor);
      if (time === 'first') {
        const submit = dialog.getByRole('button', { name: /^Avslutt \d+\. / });
        await reach((await submit.textContent()) ?? '');
        await reach('Avbryt');
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => focusedText(page), { message: time }).toBe('Avslutt');
    }

    await page.setViewportSize({ width: sizes.phone.width, height: 640 });
    await page.getByRole('button', { name: 'Bytt soner' }).first().click();
    const save = dialog.getByRole('button', { name: /^Bytt soner/ });
    await save.waitFor();
    await waitUntilIdle(visitor);
    const title = dialog.getByRole('heading', { name: 'Bytt soner' });
    const place = async () => [await title.boundingBox(), await save.boundingBox()];
    const before = await place();
    await dialog.getByLabel('Siste dag med dagens soner').scrollIntoViewIfNeeded();
    expect(await place()).toEqual(before);
    const [head, foot] = before;
    expect(head?.y).toBeGreaterThanOrEqual(0);
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(640);
  });
});
