import type { Visitor } from './browser.ts';

/** Chooses a company, which leads to the first of its services, and opens its employees. */
export async function openEmployeesOf({ page, open }: Visitor, company: string | RegExp) {
  await page.getByRole('button', { name: company }).click();
  await page.waitForURL((url) => url.pathname.length > 1);
  await open('/bedriftsavtale');
  await page.getByRole('heading', { level: 1, name: /^(Ansatte|Employees)/ }).waitFor();
}
