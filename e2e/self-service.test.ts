import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestsPath, settingsPath } from './accessibility/self-service-states.ts';
import { signIn, visit } from './browser.ts';

type Look = Parameters<typeof visit>[0];

/** A company with sixty requests. */
async function hrAt(path: string, look: Look = {}) {
  const visitor = await visit(look);
  await signIn(visitor, 'hr-large@ruter.example', path);
  await visitor.open(path);
  return visitor;
}

/** The number beside the entry of the menu, which is asked for each three seconds. */
const badge = (text: string | null): number => Number(/\d+$/.exec(text ?? '')?.[0]);

describe('ticket requests', () => {
  it('are approved and rejected, alone and many at once, and the menu counts the rest', async () => {
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
    expect(consoleErrors).toEqual([]);
  });

  it('are answered on a phone, and somebody else’s answer is told', async () => {
    const look = { size: 'phone', language: 'en' } as const;
    const visitor = await hrAt(requestsPath, look);
    const { page } = visitor;
    const approve = page.getByRole('button', { name: /^Approve, .*: the request from / }).first();
    await approve.waitFor();
    const label = (await approve.getAttribute('aria-label')) ?? '';
    // As if it lay in the background: this page learns nothing of the other one.
    await page.route('**/api/ticket-request/count/**', (route) => route.abort());
    {
      const other = await hrAt(requestsPath, look);
      await other.page.getByRole('button', { name: label }).click();
      await other.page.getByText('Request approved!').waitFor();
    }
    await page.getByRole('button', { name: label }).click();
    await page.getByText('Somebody else has approved it already.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: label }).count()).toBe(0);
  });
});

/** Every card of the settings has a form of its own. */
const formWith = (field: Locator) => field.page().locator('form').filter({ has: field });

describe('the settings of an agreement', () => {
  it.each([
    ['desktop', 'nb', 'Lagre', 'Innstillingene er lagret!', 'Navn på ansattnummeret'],
    ['phone', 'en', 'Save', 'Settings saved!', 'Name of the employee number'],
  ] as const)('are saved on a %s in %s', async (size, language, save, saved, label) => {
    const visitor = await hrAt(settingsPath, { size, language });
    const { page, consoleErrors } = visitor;
    await page.getByLabel(label).fill(`Ressurs ${size}`);
    await formWith(page.getByLabel(label)).getByRole('button', { name: save, exact: true }).click();
    await page.getByText(saved).waitFor();
    await visitor.open('/bedriftsavtale');
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (size === 'desktop') {
      await page.getByRole('columnheader', { name: `Ressurs ${size}` }).waitFor();
    }
    expect(consoleErrors).toEqual([]);
  });

  it('turn confirmation off only for who knows of the open requests, and keep what is typed', async () => {
    const visitor = await hrAt(settingsPath);
    const { page } = visitor;
    const notAllowed = page.getByRole('radio', { name: /^Ikke tillatt/ });
    await notAllowed.check();
    await formWith(notAllowed).getByRole('button', { name: 'Lagre', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(/^\d+ forespørsler venter på svar$/).waitFor();
    await dialog.getByRole('button', { name: 'Avbryt' }).click();
    await page.getByRole('link', { name: 'Ansatte' }).click();
    await page.getByText('Vi tar vare på det du skrev').waitFor();
    await page.getByRole('link', { name: 'Innstillinger' }).click();
    await page.getByRole('button', { name: 'Begynn på nytt' }).click();
    await expect
      .poll(() => page.getByRole('radio', { name: /^Tillatt med godkjenning/ }).isChecked())
      .toBe(true);
  });
});
