import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestsPath, settingsPath } from './accessibility/self-service-states.ts';
import { signIn, visit, type Visitor } from './browser.ts';

/** A company with sixty requests. */
async function hrAt(path: string) {
  const visitor = await visit();
  await signIn(visitor, 'hr-large@ruter.example', path);
  return visitor;
}

/** The number beside the entry of the menu, which is asked for each three seconds. */
const badge = (text: string | null): number => Number(/\d+$/.exec(text ?? '')?.[0]);

/** Every card of the settings has a form of its own. */
const formWith = (field: Locator) => field.page().locator('form').filter({ has: field });

/** The settings of an agreement are saved, and are on the list of employees. */
async function saveSettings({ page, open }: Visitor): Promise<void> {
  await open(settingsPath);
  const label = page.getByLabel('Navn på ansattnummeret');
  await label.fill('Ressurs på prøve');
  await formWith(label).getByRole('button', { name: 'Lagre', exact: true }).click();
  await page.getByText('Innstillingene er lagret!').waitFor();
  await open('/bedriftsavtale');
  await page.getByRole('columnheader', { name: 'Ressurs på prøve' }).waitFor();
}

describe('ticket requests', () => {
  it('are approved and rejected, alone and many at once; the menu counts the rest, and settings are saved', async () => {
    const visitor = await hrAt(requestsPath);
    const { page, consoleErrors } = visitor;
    const entry = page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', {
      name: /^Forespørsler/,
    });
    const waiting = async () => badge(await entry.textContent());
    await expect.poll(waiting).toBeGreaterThan(20);
    const before = await waiting();

    const approve = page.getByRole('button', { name: /^Godkjenn, .*: forespørselen fra / }).first();
    const name = (await approve.getAttribute('aria-label'))?.replace(/^.* fra /, '') ?? '';
    await approve.click();
    await page.getByText('Forespørselen er godkjent!').waitFor();
    await page.getByRole('link', { name: 'Se billetten' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await expect.poll(waiting).toBe(before - 1);

    await page
      .getByRole('button', { name: /^Avslå forespørselen fra / })
      .nth(2)
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Avslå' }).click();
    await page.getByText('Forespørselen er avslått!').waitFor();
    await expect.poll(waiting).toBe(before - 2);

    // The page has opened on those that wait.
    await page.waitForURL(/filter=open/);
    await page.getByRole('button', { name: /^Venter på svar/, pressed: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Velg alle på siden' }).check();
    await page.getByRole('button', { name: 'Godkjenn', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Godkjenne 10 forespørsler?' });
    await dialog.getByRole('button', { name: 'Godkjenn' }).click();
    await page.getByText('10 forespørsler godkjent').waitFor();
    await expect.poll(waiting).toBe(before - 12);

    await saveSettings(visitor);
    expect(consoleErrors).toEqual([]);
  });
});
