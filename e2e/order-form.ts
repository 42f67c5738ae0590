import type { Locator, Page } from 'playwright-core';

export type Person = { phone: string; employeeId: string; firstName: string; lastName: string };

const norwegian = {
  mobile: 'Mobil',
  employeeId: 'Ansattnr.',
  firstName: 'Fornavn',
  lastName: 'Etternavn',
};

/** Fills in the holder, on the Norwegian page where no other labels are given. */
export async function fillInPerson(
  page: Page,
  person: Person,
  labels: Readonly<Record<keyof typeof norwegian, string>> = norwegian,
): Promise<void> {
  await page.getByLabel(labels.mobile, { exact: true }).fill(person.phone);
  await page.getByLabel(labels.employeeId).fill(person.employeeId);
  await page.getByLabel(labels.firstName).fill(person.firstName);
  await page.getByLabel(labels.lastName).fill(person.lastName);
}

/** The consent, apart from what is ordered. */
export const consentOf = (page: Page): Locator =>
  page.getByRole('checkbox', {
    name: /er informert om|is informed about|has been informed|^The \w+ know/,
  });

export const fillInAgreement = async (page: Page, label = 'Fakturareferanse'): Promise<void> => {
  await page.getByLabel(label).selectOption({ index: 1 });
};

/** Selects the first agreement and accepts the terms. */
export async function fillInTheRest(page: Page): Promise<void> {
  await fillInAgreement(page);
  await consentOf(page).check();
}

/** Above the table of a list: what it lacks, where nothing is chosen yet. */
export async function answerQuestions(page: Page): Promise<void> {
  await page.getByText(/^(Velg dette først|Choose this first)/).waitFor();
  for (const label of [
    /^(Fra sone|From zone)/,
    /^(Startdato|Start date)/,
    /^(Fakturareferanse|Invoice reference)/,
  ]) {
    const field = page.getByLabel(label).first();
    if ((await field.inputValue()) === '') await field.selectOption({ index: 1 });
  }
}

export const orderPath = '/bedriftsavtale/billett/opprett';
