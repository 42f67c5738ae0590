import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

const chair = 'hr-housing@ruter.example';
const path = '/borettslag/bestill-flere';

/** Three residents, one of whom has a number that the spreadsheet has damaged. */
const listOf = (phones: readonly [string, string, string]) => ({
  name: 'Beboere.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Beboer;Mobil;Andelsnr',
      `Kari Lind;${phones[0]};201`,
      `Per Lind;${phones[1]};201`,
      `Ola Berg;${phones[2].slice(0, 4)};7`,
    ].join('\r\n'),
  ),
});

const words = {
  nb: {
    many: 'Bestill for flere',
    check: 'Sjekk 3 rader',
    found: '2 rader er klare. 1 rad må rettes.',
    mended: '3 rader er klare.',
    order: 'Bestill 3 billetter',
    accept: /^Beboerne er informert/,
    done: '3 billetter er bestilt',
  },
  en: {
    many: 'Order for many',
    check: 'Check 3 rows',
    found: '2 rows are ready. 1 row must be corrected.',
    mended: '3 rows are ready.',
    order: 'Order 3 tickets',
    accept: /^The residents know/,
    done: '3 tickets have been ordered',
  },
} as const;

describe('a list of residents', () => {
  it.each([
    ['nb', 'desktop', ['41230711', '41230712', '41230713']],
    ['en', 'phone', ['41230721', '41230722', '41230723']],
  ] as const)('becomes tickets in their units (%s, %s)', async (language, size, phones) => {
    const text = words[language];
    const visitor = await visit({ language, size });
    const { page, consoleErrors } = visitor;
    await signIn(visitor, chair);
    await page.getByRole('link', { name: text.many }).click();
    await page.waitForURL((url) => url.pathname === path);
    await page.locator('input[type=file]').setInputFiles(listOf(phones));
    await page.getByRole('button', { name: text.check }).click();

    await page.getByText(text.found).waitFor();
    const faulty = page.locator('input[aria-invalid]');
    await faulty.first().fill(phones[2]);
    await faulty.first().press('Enter');
    await page.getByText(text.mended).waitFor();

    await page.getByRole('button', { name: text.order }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: text.accept }).check();
    await dialog.getByRole('button', { name: text.order }).click();
    await page.getByText(text.done).waitFor();
    await page.getByRole('link', { name: 'Ola Berg' }).click();
    await page.waitForURL(/\/borettslag\/boenhet\/\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Ola Berg' }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
