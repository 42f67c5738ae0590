import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

const user = 'hr-free-ticket@ruter.example';
const list = join(import.meta.dirname, '../database/demo/free-tickets/employee-list.csv');

describe('the list of employees of a company with free tickets', () => {
  it('shows who has left, and ends the tickets of a family in one act', async () => {
    const visitor = await visit();
    const { page, consoleErrors } = visitor;
    await signIn(visitor, user, '/fribilletter/massebestillinger/avslutt');
    await page.getByRole('link', { name: 'Finn hvem som har sluttet' }).click();
    await page.getByRole('radio', { name: /Nei, bare en del/ }).check();
    await page.getByText('Vi trenger hele listen').waitFor();
    await page.getByRole('radio', { name: /Ja, hele listen/ }).check();
    await page.locator('input[type=file]').setInputFiles(list);
    await page.getByRole('button', { name: /^Sjekk \d+ rader/ }).click();

    const leaver = page.getByRole('row', { name: /Erlend Kvam/ });
    await leaver.getByText('Mira Kvam').waitFor();
    await page.getByRole('row', { name: /Rolf Øygard/ }).waitFor();
    const box = page.getByRole('checkbox', { name: 'Godta Erlend Kvam' });
    expect(await box.isChecked()).toBe(false);
    await page.getByRole('button', { name: /^Pensjonister/ }).click();
    await page.getByRole('row', { name: /Gudrun Sæther.*Arvid Sæther/ }).waitFor();
    await page.getByRole('button', { name: /^Sluttet/ }).click();
    await box.check();
    await page.getByText('1 godtatt').waitFor();
    await page.getByRole('button', { name: 'Avslutt for 1 ansatt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Avslutt for 1 ansatt' }).click();
    await page.getByText('Billettene er avsluttet for 1 ansatt med familie').waitFor();

    await page.getByRole('link', { name: 'Erlend Kvam' }).click();
    await page.getByRole('heading', { level: 1, name: /30003/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Avslutt alle billetter' }).count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });
});
