import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit, type Look } from './browser.ts';
import { findEmployee } from './find-employee.ts';

const main = 'Fjellheim Konsult AS';

async function hrInMainCompany(look: Partial<Look> = {}) {
  const visitor = await visit(look);
  await signIn(visitor, 'hr@ruter.example');
  await visitor.page.getByRole('button', { name: main }).click();
  await visitor.page.waitForURL((url) => url.pathname === '/bedriftsavtale');
  return visitor;
}

async function atEmployee(look: Partial<Look> = {}) {
  const visitor = await hrInMainCompany(look);
  const ticket = await findEmployee(visitor, main, { status: 'active', expirationDate: null });
  await visitor.open(`/bedriftsavtale/ansatt/${ticket.subscriberId}`);
  return visitor;
}

const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('a dialog', () => {
  it('returns the focus to its button when it is closed, also the first time', async () => {
    const { page } = await atEmployee();
    const button = page.getByRole('button', { name: 'Avslutt billetten' });
    for (const time of ['first', 'second']) {
      await button.first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => focusedText(page), { message: time }).toBe('Avslutt billetten');
    }
  });

  it('keeps its title and its buttons in view on a phone while its body is scrolled', async () => {
    const { page } = await atEmployee({ size: 'phone' });
    await page.setViewportSize({ width: 390, height: 640 });
    await page.getByRole('button', { name: 'Bytt soner' }).first().click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Lagre nye soner' });
    await save.waitFor();
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
