import type { Locator, Page } from 'playwright-core';

export type Person = { phone: string; employeeId: string; firstName: string; lastName: string };

/** Fills in the holder on the Norwegian page. */
export async function fillInPerson(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Mobil', { exact: true }).fill(person.phone);
  await page.getByLabel('Ansattnummer').fill(person.employeeId);
  await page.getByLabel('Fornavn').fill(person.firstName);
  await page.getByLabel('Etternavn').fill(person.lastName);
}

/** The consent, apart from what is ordered. */
export const consentOf = (page: Page): Locator =>
  page.getByRole('checkbox', { name: /er informert om|is informed about|has been informed/ });

/** Selects the first agreement and accepts the terms. */
export async function fillInTheRest(page: Page): Promise<void> {
  await page.getByLabel('Fakturareferanse').selectOption({ index: 1 });
  await consentOf(page).check();
}

export const orderPath = '/bedriftsavtale/billett/opprett';
