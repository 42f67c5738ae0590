import { expect, it } from 'vitest';
import { visit } from './browser.ts';
import { openEmployeesOf } from './choose-company.ts';
import { findEmployee } from './find-employee.ts';

const main = 'Fjellheim Konsult AS';

it('a cost centre is added, given to an employee, found in the list and shown in the history', async () => {
  const visitor = await visit();
  await openEmployeesOf(visitor, { email: 'hr@ruter.example', company: main });
  const { page, open, consoleErrors } = visitor;
  const { subscriberId } = await findEmployee(visitor, main, { status: 'active' });

  await open('/bedriftsavtale/innstillinger');
  await page.getByRole('button', { name: 'Nytt kostnadssted' }).click();
  await page.getByLabel('Kode').fill('7310');
  await page.getByLabel('Navn', { exact: true }).fill('Verksted');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await page.getByText('Kostnadsstedet er lagt til!').waitFor();

  await open(`/bedriftsavtale/ansatt/${subscriberId}`);
  await page.getByRole('button', { name: 'Velg kostnadssted' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kostnadssted').selectOption({ label: '7310 Verksted' });
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  await page.getByText('Kostnadsstedet er lagret!').waitFor();
  await page.getByText('endret kostnadsstedet').first().waitFor();

  await open('/bedriftsavtale');
  await page.getByRole('button', { name: 'Flere filtre' }).click();
  await page.getByLabel('Kostnadssted').selectOption({ label: '7310 Verksted (1)' });
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  expect(consoleErrors).toEqual([]);
});
