import type { Page } from 'playwright-core';

export type Person = { phone: string; employeeId: string; firstName: string; lastName: string };

/** Fills in who gets the ticket; the words are those of the Norwegian pages. */
export async function fillInPerson(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Mobil', { exact: true }).fill(person.phone);
  await page.getByLabel('Ansattnummer').fill(person.employeeId);
  await page.getByLabel('Fornavn').fill(person.firstName);
  await page.getByLabel('Etternavn').fill(person.lastName);
}

/** Takes the first agreement and confirms that the person has been informed. */
export async function fillInTheRest(page: Page): Promise<void> {
  await page.getByLabel('Fakturareferanse').selectOption({ index: 1 });
  await page.getByRole('checkbox').check();
}

export const orderPath = '/bedriftsavtale/billett/opprett';
