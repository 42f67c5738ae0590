import type { Page } from 'playwright-core';

export type Person = { phone: string; employeeId: string; firstName: string; lastName: string };

/** Fills in the holder on the Norwegian page. */
export async function fillInPerson(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Mobil', { exact: true }).fill(person.phone);
  await page.getByLabel('Ansattnummer').fill(person.employeeId);
  await page.getByLabel('Fornavn').fill(person.firstName);
  await page.getByLabel('Etternavn').fill(person.lastName);
}

/** Selects the first agreement and accepts the terms. */
export async function fillInTheRest(page: Page): Promise<void> {
  await page.getByLabel('Fakturareferanse').selectOption({ index: 1 });
  await page.getByRole('checkbox').check();
}

export const orderPath = '/bedriftsavtale/billett/opprett';
