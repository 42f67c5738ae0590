import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';
import { employeeExport, privateValues } from './employee-export.ts';
import { answerQuestions, consentOf } from './order-form.ts';
import { tabTo } from './tab-to.ts';

/** Its company has one agreement: zones and start date have to be chosen above the table. */
const user = 'hr-single@ruter.example';
const path = '/bedriftsavtale/bestill-flere';
const twoMinutes = 120_000;

async function hrWithList(look: Parameters<typeof visit>[0] = {}): Promise<Visitor> {
  const visitor = await visit(look);
  await signIn(visitor, user, path);
  return visitor;
}

/** Everything that the browser sends from now on. */
function sentBy({ page }: Visitor): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  return bodies;
}

/** A first-time user is slower than a script; a figure that comes near means that one waits. */
function expectLessThanTwoMinutes(start: number, how: string): void {
  const ms = performance.now() - start;
  console.log(`40 people are ordered for in ${(ms / 1_000).toFixed(1)} s, ${how}`);
  expect(ms).toBeLessThan(twoMinutes);
}

describe('a list from a payroll system', () => {
  it('becomes 40 tickets in less than two minutes, by somebody who has not done it before', async () => {
    const visitor = await hrWithList();
    const { page, consoleErrors } = visitor;
    const sent = sentBy(visitor);
    const start = performance.now();
    await page.locator('input[type=file]').setInputFiles(employeeExport({ people: 40, from: 0 }));
    await page.getByText('40 rader fra Ansatte.csv').waitFor();
    await page.getByText(/Disse kolonnene leser vi aldri: FØDSELSNUMMER/).waitFor();
    await page.getByText('41 fødselsnumre ble fjernet').waitFor();
    await page.getByRole('button', { name: 'Sjekk 40 rader' }).click();
    await answerQuestions(page);

    await page.getByText('38 rader er klare. 2 rader må rettes.').waitFor();
    await page.getByText('I listen: 4,8100002E+07').waitFor();
    const faulty = page.locator('input[aria-invalid]');
    await faulty.first().fill('481 99 001');
    await faulty.first().press('Enter');
    await page.getByText('Rettet').first().waitFor();
    await expect.poll(() => faulty.count()).toBe(1);
    // The focus is in the next cell with a fault.
    await page.keyboard.press('Control+A');
    await page.keyboard.type('481 99 002');
    await page.keyboard.press('Enter');
    await page.getByText('40 rader er klare.').waitFor();

    await consentOf(page).check();
    await page.getByRole('button', { name: 'Bestill 40 billetter' }).click();
    await page.getByText('40 billetter er bestilt').waitFor();
    expectLessThanTwoMinutes(start, 'with a mouse, at 1280 px');

    await page.getByRole('link', { name: 'Kåre Nordmann 0' }).click();
    await page.getByRole('heading', { name: 'Kåre Nordmann 0' }).waitFor();
    // The bodies hold the names of the list, so that what is absent could have been there.
    expect(sent.join('\n')).toContain('Nordmann 0');
    for (const value of privateValues) expect(sent.join('\n')).not.toContain(value);
    expect(consoleErrors).toEqual([]);
  });

  it('becomes 40 tickets by keyboard alone, in English, on a phone', async () => {
    const { page, consoleErrors } = await hrWithList({ size: 'phone', language: 'en' });
    const start = performance.now();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    // Before the way there: the browser hands choosers over some time after they are waited for.
    const list = employeeExport({ people: 40, from: 200 });
    page.once('filechooser', (chooser) => void chooser.setFiles(list));
    await tabTo(page, /^Choose a file$/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Check 40 rows' }).waitFor();
    await tabTo(page, /^Check 40 rows$/);
    await page.keyboard.press('Enter');
    // The new page takes the focus once it is there.
    await page.locator('h1:focus', { hasText: 'Check the list' }).waitFor();
    await page.getByLabel('From zone').waitFor();
    for (const question of [/^From zone/, /^Start date/]) {
      await tabTo(page, question);
      await page.keyboard.press('ArrowDown');
    }
    await page.getByText('38 rows are ready. 2 rows must be corrected.').waitFor();
    await page
      .getByLabel(/^Mobile/)
      .first()
      .waitFor();
    for (const phone of ['481 99 201', '481 99 202']) {
      await tabTo(page, /^Mobile$/);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(phone);
      await page.keyboard.press('Enter');
      const rows = phone.endsWith('1') ? '39 rows are ready.' : '40 rows are ready.';
      await page.getByText(rows).waitFor();
    }
    await tabTo(page, /^The employees know/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Order 40 tickets$/);
    await page.keyboard.press('Enter');
    await page.getByText('40 tickets have been ordered').waitFor();
    expectLessThanTwoMinutes(start, 'by keyboard, at 390 px');
    expect(consoleErrors).toEqual([]);
  });

  it('is kept as it is mended through a reload, and what is left out can be fetched', async () => {
    const { page, at } = await hrWithList({ size: 'phone', language: 'en' });
    await page.locator('input[type=file]').setInputFiles(employeeExport({ people: 6, from: 100 }));
    await page.getByRole('button', { name: 'Check 6 rows' }).click();
    await answerQuestions(page);
    await page.getByText('4 rows are ready. 2 rows must be corrected.').waitFor();
    await page.getByLabel('Mobile', { exact: true }).first().fill('481 98 001');
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await page.getByText('5 rows are ready. 1 row must be corrected.').waitFor();

    await page.getByRole('button', { name: 'Order 5 tickets now' }).click();
    await page.getByText('1 row is skipped.').waitFor();
    await consentOf(page).check();
    await page.getByRole('button', { name: 'Order 5 tickets', exact: true }).click();
    await page.getByText('5 tickets have been ordered').waitFor();
    const rest = await page.getByRole('link', { name: 'Download the rest' }).getAttribute('href');
    const file = await page.request.get(at(rest ?? ''));
    const text = await file.text();
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain('4,81E+07 has lost digits');
  });

  it('may be cells, after files that are none were refused, and is offered again where somebody left it', async () => {
    const { page, open } = await hrWithList();
    await refuseFiles(page);
    // Phones that have lost their plus.
    await page.getByRole('button', { name: 'Lim inn celler' }).click();
    await page
      .getByLabel('Celler fra regnearket')
      .fill(
        'Navn\tMobil\tAns.nr\nNordmann, Kari\t4748196003\t9601\nNordmann, Per\t46701740605\t9602\n',
      );
    await page.getByRole('button', { name: 'Les cellene' }).click();
    await page.getByText('2 rader lest').waitFor();
    await page.getByRole('button', { name: 'Sjekk 2 rader' }).click();
    await answerQuestions(page);
    await page.getByText('1 rad er klar. 1 rad må rettes.').waitFor();
    await page.getByText('I listen: 4748196003').waitFor();
    await page.getByRole('button', { name: /\+46 ?701740605/ }).click();
    await page.getByText('2 rader er klare.').waitFor();
    await open(path);
    const row = page.getByRole('row').filter({ hasText: 'Innlimte celler' });
    await row.getByText('Utkast').waitFor();
    await row.getByRole('link').click();
    await page.getByRole('button', { name: 'Slett utkastet' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slett utkastet' }).click();
    await page.getByRole('button', { name: 'Velg fil' }).waitFor();
    await expect.poll(() => row.count()).toBe(0);
  });
});

/** Files that are no lists are refused with their reason. */
async function refuseFiles(page: Page): Promise<void> {
  const files = [
    ['bilde', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /ikke et regneark/],
    ['gammel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /gamle \.xls-formatet/],
    ['halv', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]), /ødelagt/],
    ['sitat', Buffer.from('Navn;Mobil\n"Kari;1\n'), /På linje 2/],
    ['tom', Buffer.from(''), /fant ingen rader/],
    ['overskrifter', Buffer.from('Navn;Mobil\r\n'), /fant ingen rader/],
    [
      'lang',
      Buffer.from(`Navn;Mobil\r\n${'Kari Nordmann;48123456\r\n'.repeat(10_001)}`),
      /mer enn 10.000 rader/,
    ],
  ] as const;
  for (const [name, buffer, reason] of files) {
    const file = { name: `${name}.xlsx`, mimeType: 'application/octet-stream', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText(`Vi kunne ikke lese ${name}.xlsx`).waitFor();
    await page.getByRole('alert').filter({ hasText: reason }).waitFor();
  }
}
