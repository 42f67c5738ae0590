import type { Visitor } from '../browser.ts';
import type { PageState } from './page-state.ts';

/** Own shares, and files with the taxable benefit for the payroll system. */
export const benefitFileStates: readonly PageState[] = [
  { name: 'the own share of a department', reach: openOwnShare },
  { name: 'a payroll system for free tickets', reach: openPayrollSettings },
  { name: '/fribilletter/lonnsfil', reach: openFiles },
  { name: 'a file of a whole month', reach: openWholeMonth },
  { name: 'a file of changes', reach: openChanges },
];

const settingsPath = '/fribilletter/innstillinger';

async function openOwnShare({ page, open }: Visitor): Promise<void> {
  await open(settingsPath);
  const change = /^(Endre egenandelen for|Change the own share of)/;
  await page.getByRole('button', { name: change }).first().click();
  const amount = page.getByLabel(/^(Kroner per billett per måned|Kroner for each ticket)/);
  await amount.fill('100');
  await page.getByRole('dialog').locator('[aria-live="polite"]').waitFor();
}

async function openPayrollSettings({ page, open }: Visitor): Promise<void> {
  await open(settingsPath);
  await page.getByRole('radio', { name: /^Visma Lønn/ }).check();
  await page.getByLabel(/^(Lønnsart for fordelen|Pay code of the benefit)/).waitFor();
}

/** Without a payroll system at first. */
async function openFiles({ page, open }: Visitor): Promise<void> {
  await open('/fribilletter/lonnsfil');
  await page.locator('h2').first().waitFor();
}

async function openWholeMonth(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await openPayrollSettings(visitor);
  await page.getByLabel(/^(Lønnsart for fordelen|Pay code of the benefit)/).fill('730');
  const card = page.locator('section').filter({ has: page.getByRole('radio', { name: /^Visma/ }) });
  await card.getByRole('button', { name: /^(Lagre|Save)$/ }).click();
  await page
    .getByText(/(lønnssystemet|lønnstrekk) er lagret|(system|settings) are saved/)
    .waitFor();
  await openFiles(visitor);
  await page.getByRole('radio', { name: /^(Hele måneden|The whole month)/ }).waitFor();
}

async function openChanges(visitor: Visitor): Promise<void> {
  await openWholeMonth(visitor);
  const { page } = visitor;
  await page.getByRole('radio', { name: /^(Endringer siden|Changes since)/ }).check();
  await page.getByLabel(/^(Ta med endringer fra|Include changes from)/).waitFor();
}
