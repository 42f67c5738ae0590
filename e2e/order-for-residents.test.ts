import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';
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

const words = {
  nb: {
    more: 'Flere valg',
    many: 'Bestill for flere',
    check: 'Sjekk 3 rader',
    found: '2 rader er klare. 1 rad må rettes.',
    mended: '3 rader er klare.',
    order: 'Bestill 3 billetter',
    accept: /^Beboerne er informert/,
    done: '3 billetter er bestilt',
    checkOne: 'Sjekk 1 rad',
    occupied: /^Det bor noen i boenheten: Kari Lind fra .+, Per Lind fra /,
    options: 'Valg for hele listen',
    occupants: 'De som bor i boenheten fra før',
    moveOut: 'Flytter ut dagen før',
    leaves: /^Kari Lind flytter ut 14\.\s.+, Per Lind flytter ut 14\.\s/,
    orderOne: 'Bestill 1 billett',
    doneOne: '1 billett er bestilt',
  },
  en: {
    more: 'More options',
    many: 'Order for many',
    check: 'Check 3 rows',
    found: '2 rows are ready. 1 row must be corrected.',
    mended: '3 rows are ready.',
    order: 'Order 3 tickets',
    accept: /^The residents know/,
    done: '3 tickets have been ordered',
    checkOne: 'Check 1 row',
    occupied: /^Somebody lives in the unit: Kari Lind from .+, Per Lind from /,
    options: 'Options for the whole list',
    occupants: /^Those who live there/,
    moveOut: 'Move out',
    leaves: /^Kari Lind moves out 14\s.+, Per Lind moves out 14\s/,
    orderOne: 'Order 1 ticket',
    doneOne: '1 ticket has been ordered',
  },
} as const;

describe('a list of residents', () => {
  it.each([
    ['nb', 'desktop', ['41230711', '41230712', '41230713'], '41230714'],
    ['en', 'phone', ['41230721', '41230722', '41230723'], '41230724'],
  ] as const)('becomes tickets in their units (%s, %s)', async (language, size, phones, later) => {
    const unit = `J-${language}`;
    const text = words[language];
    const visitor = await visit({ language, size });
    const { page, open, consoleErrors } = visitor;
    await signIn(visitor, chair);
    await page.getByRole('button', { name: text.more }).click();
    await page.getByRole('link', { name: text.many }).click();
    await page.waitForURL((url) => url.pathname === path);
    await page.locator('input[type=file]').setInputFiles(listOf(phones, unit));
    await page.getByRole('button', { name: text.check }).click();
    await answerQuestions(page);

    await page.getByText(text.found).waitFor();
    const faulty = page.locator('input[aria-invalid]');
    await faulty.first().fill(phones[2]);
    await faulty.first().press('Enter');
    await page.getByText(text.mended).waitFor();

    await page.getByRole('checkbox', { name: text.accept }).check();
    await page.getByRole('button', { name: text.order }).click();
    await page.getByText(text.done).waitFor();
    await page.getByRole('link', { name: 'Ola Berg' }).click();
    await page.waitForURL(/\/borettslag\/boenhet\/\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Ola Berg' }).waitFor();

    // Those who live in a unit are named before anybody moves in, and move out when the list or the row says so.
    await open(path);
    await page.locator('input[type=file]').setInputFiles(moveInOf(later, unit));
    await page.getByRole('button', { name: text.checkOne }).click();
    await answerQuestions(page);
    await page.getByText(text.occupied).first().waitFor();
    await page.getByRole('button', { name: text.options }).click();
    await page.getByLabel(text.occupants).selectOption(text.moveOut);
    await page.getByText(text.leaves).waitFor();
    await page.getByRole('checkbox', { name: text.accept }).check();
    await page.getByRole('button', { name: text.orderOne }).click();
    await page.getByText(text.doneOne).waitFor();
    await page.getByRole('link', { name: 'Nora Vik' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nora Vik' }).waitFor();
    await page.getByText('Kari Lind').first().waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
