import { describe, expect, it } from 'vitest';
import { setLanguage, signIn, sizes, visit } from './browser.ts';
import { answerQuestions } from './order-form.ts';

const chair = 'hr-housing@ruter.example';
const path = '/borettslag/bestill-flere';

/** Three residents; the spreadsheet has damaged the number of one. */
const listOf = (phones: readonly [string, string, string], unit: string) =>
  csvOf([
    'Beboer;Mobil;Andelsnr',
    `Kari Lind;${phones[0]};${unit}`,
    `Per Lind;${phones[1]};${unit}`,
    `Ola Berg;${phones[2].slice(0, 4)};7${unit}`,
  ]);

/** A person who moves into the unit later, while others live there. */
const moveInOf = (phone: string, unit: string) => {
  const today = Temporal.Now.plainDateISO('Europe/Oslo');
  const { month, year } = today.add({ months: 1 });
  return csvOf([
    'Navn;Mobil;Andelsnr;Flytter inn',
    `Nora Vik;${phone};${unit};15.${month}.${year}`,
  ]);
};

const csvOf = (lines: readonly string[]) => ({
  name: 'Beboere.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

const phones = ['41230711', '41230712', '41230713'] as const;
const unit = 'J-1';

describe('a list of residents', () => {
  it('becomes tickets in their units, and others move in, in English on a phone', async () => {
    const visitor = await visit();
    const { page, open, consoleErrors } = visitor;
    await signIn(visitor, chair);
    await page.getByRole('button', { name: 'Flere valg' }).click();
    await page.getByRole('link', { name: 'Bestill for flere' }).click();
    await page.waitForURL((url) => url.pathname === path);
    await page.locator('input[type=file]').setInputFiles(listOf(phones, unit));
    await page.getByRole('button', { name: 'Sjekk 3 rader' }).click();
    await answerQuestions(page);

    await page.getByText('2 rader er klare. 1 rad må rettes.').waitFor();
    const faulty = page.locator('input[aria-invalid]');
    await faulty.first().fill(phones[2]);
    await faulty.first().press('Enter');
    await page.getByText('3 rader er klare.').waitFor();

    await page.getByRole('checkbox', { name: /^Beboerne er informert/ }).check();
    await page.getByRole('button', { name: 'Bestill 3 billetter' }).click();
    await page.getByText('3 billetter er bestilt').waitFor();
    await page.getByRole('link', { name: 'Ola Berg' }).click();
    await page.waitForURL(/\/borettslag\/boenhet\/\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Ola Berg' }).waitFor();

    // Those who live in a unit are named before anybody moves in, and move out when the list or the row says so.
    await setLanguage(visitor, 'en');
    await page.setViewportSize(sizes.phone);
    await open(path);
    await page.locator('input[type=file]').setInputFiles(moveInOf('41230714', unit));
    await page.getByRole('button', { name: 'Check 1 row' }).click();
    await answerQuestions(page);
    await page
      .getByText(/^Somebody lives in the unit: Kari Lind from .+, Per Lind from /)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Options for the whole list' }).click();
    await page.getByLabel(/^Those who live there/).selectOption('Move out');
    await page.getByText(/^Kari Lind moves out 14\s.+, Per Lind moves out 14\s/).waitFor();
    await page.getByRole('checkbox', { name: /^The residents know/ }).check();
    await page.getByRole('button', { name: 'Order 1 ticket' }).click();
    await page.getByText('1 ticket has been ordered').waitFor();
    await page.getByRole('link', { name: 'Nora Vik' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nora Vik' }).waitFor();
    await page.getByText('Kari Lind').first().waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
