import type { Locator, Page } from 'playwright-core';

export const freeOrderPath = '/fribilletter/ny';

export type FreeTicketPerson = {
  employeeId: string;
  firstName: string;
  lastName: string;
  /** As it is typed: dd.mm.yyyy. */
  born: string;
};

/** A date field: its calendar button has a name of its own. */
export const birthDateOf = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^(Fødselsdato|Date of birth)/ });

/** A choice of the form; its card is pressed, as its button is hidden on a phone. */
export const cardOf = (page: Page, name: RegExp): Locator =>
  page.locator('label').filter({ has: page.getByRole('radio', { name }) });

/** Fills in who the ticket is for, on a page in either language. */
export async function fillInFreePerson(page: Page, person: FreeTicketPerson): Promise<void> {
  await page.getByLabel(/^(Ansattnr\.|Employee number)$/).fill(person.employeeId);
  await birthDateOf(page).fill(person.born);
  await page.getByLabel(/^(Fornavn|First name)$/).fill(person.firstName);
  await page.getByLabel(/^(Etternavn|Last name)$/).fill(person.lastName);
}

export const phoneOf = (page: Page): Locator => page.getByLabel(/^(Mobilnummer|Mobile number)$/);

/** The third operator has other words for the ticket. */
export const orderButton = (page: Page): Locator =>
  page.getByRole('button', {
    name: /^(Bestill (fri|ansatt)billett|Order (free|employee) ticket)$/,
  });
