import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';

/** A last name that no other pupil of the shared portal has. */
const newName = () =>
  `Prøve${String.fromCharCode(...Array.from({ length: 8 }, () => randomInt(97, 123)))}`;
const newPhone = () => `9${randomInt(1_000_000, 9_999_999)}`;

async function orderForm() {
  const visitor = await visit();
  await signIn(visitor, 'school@ruter.example', '/skole/bestill');
  await visitor.page.getByRole('group', { name: /^Elev 1/ }).waitFor();
  return visitor;
}

/** Pastes into a field as a spreadsheet does, several cells at once. */
const paste = (page: Page, label: string, text: string) =>
  page
    .getByLabel(label)
    .last()
    .evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);

describe('the order of school tickets', () => {
  it('is typed and pasted, sent once, and refused for who has a ticket', async () => {
    const { page, open, consoleErrors } = await orderForm();
    const name = newName();
    await page.getByLabel('Fornavn').fill('Nora');
    await page.getByLabel('Etternavn').fill(name);
    await page.getByLabel('Klasse').fill('8A');
    await page.getByLabel('Mobilnummer').fill(newPhone());
    await page.getByRole('button', { name: 'Legg til elev' }).click();
    await paste(page, 'Fornavn', `Emil ${name}\t8B\t${newPhone()}\nIda ${name}\t8C\t${newPhone()}`);
    await page.getByRole('group', { name: 'Elev 3' }).waitFor();
    await page.getByText(/for hver elev$/).waitFor();
    // Twice quickly: one order.
    await page.getByRole('button', { name: 'Bestill 3 billetter' }).dblclick();
    await page.waitForURL((url) => url.pathname === '/skole');
    await page.getByText(`Nora ${name} og 2 elever til`, { exact: false }).waitFor();
    await page.getByRole('searchbox').fill(name);
    const rows = page.getByRole('row', { name: new RegExp(name) });
    await expect.poll(() => rows.count()).toBe(3);

    await open('/skole/bestill');
    await page.getByLabel('Fornavn').fill('Nora');
    await page.getByLabel('Etternavn').fill(name);
    await page.getByLabel('Klasse').fill('8A');
    await page.getByLabel('Mobilnummer').fill(newPhone());
    await page.getByRole('button', { name: 'Bestill billett' }).click();
    await page.getByText('Bestilling av billetten feilet!').waitFor();
    await page
      .getByRole('link', {
        name: `Nora ${name}, Fornavn: Denne eleven har allerede en skolebillett i aktuelt tidsrom`,
      })
      .waitFor();
    await page.getByText('Finnes fra før').waitFor();
    // What was typed is there after a reload.
    await page.reload();
    await expect.poll(() => page.getByLabel('Etternavn').inputValue()).toBe(name);
    expect(consoleErrors.filter((text) => !text.includes('422'))).toEqual([]);
  });

  it('is one ticket for a pupil with two homes, whose zones are changed, and many from a file', async () => {
    const { page, open, consoleErrors } = await orderForm();
    const name = newName();
    await page.getByText('Reisekort (ID-basert)').click();
    await page.getByLabel('Fornavn').fill('Nora');
    await page.getByLabel('Etternavn').fill(name);
    await page.getByLabel('Klasse').fill('8A');
    await page.getByLabel('Kortnummer').fill(`88${randomInt(10_000_000, 99_999_999)}`);
    await page.getByLabel('Eleven bor to steder').check();
    await page.getByLabel('Fra sone, andre hjem').selectOption({ label: 'Sone 1' });
    await page.getByLabel('Til sone, andre hjem').selectOption({ label: 'Sone 3Ø' });
    await page.getByText(/471.kr per måned for eleven/).waitFor();
    await page.getByRole('button', { name: 'Bestill billett' }).click();
    await page.getByRole('link', { name: 'Se billetten' }).click();
    await page.getByText(/Sone 1 – Sone 2Ø og Sone 1 – Sone 3Ø/).waitFor();
    await page.getByRole('button', { name: 'Bytt soner' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Eleven bor to steder').uncheck();
    await dialog.getByText(/Prisen går fra 471.kr til 377.kr per måned/).waitFor();
    await dialog.getByRole('button', { name: /^Bytt soner fra/ }).click();
    await page.getByText('Sonene er byttet').waitFor();

    await open('/skole/bestill');
    await orderFromFile({ page, open });
    expect(consoleErrors).toEqual([]);
  });
});

/** An order for many pupils is read from a file, mended and carried out. */
async function orderFromFile({ page, open }: Pick<Visitor, 'page' | 'open'>): Promise<void> {
  const name = newName();
  await page.getByRole('link', { name: 'Bestill fra en fil eller en lang liste' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'klasse.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Elevens navn;Klasse;Mobil;Reisekort',
        `Åse ${name};9A;${newPhone()};`,
        `Jo ${name};9A;;88${randomInt(10_000_000, 99_999_999)}`,
        `Liv ${name};9A;22334455;`,
      ].join('\r\n'),
      'latin1',
    ),
  });
  await page.getByRole('button', { name: 'Sjekk 3 rader' }).click();
  await page.getByLabel('Startdato').selectOption({ index: 1 });
  await page.getByLabel('Fra sone').selectOption({ index: 2 });
  await page.getByText('2 rader er klare. 1 rad må rettes.').waitFor();
  await page.locator('[aria-invalid=true]').first().fill(newPhone());
  await page.keyboard.press('Tab');
  await page.getByText('3 rader er klare.').waitFor();
  await page.getByRole('button', { name: 'Bestill 3 billetter' }).click();
  await page.getByText('3 billetter er bestilt').first().waitFor();
  await open(`/skole?q=${name}`);
  await expect.poll(() => page.getByRole('row', { name: new RegExp(name) }).count()).toBe(3);
}
