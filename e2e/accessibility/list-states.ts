import type { Visitor } from '../browser.ts';
import { employeeExport } from '../employee-export.ts';
import { answerQuestions, consentOf } from '../order-form.ts';

export const orderManyPath = '/bedriftsavtale/bestill-flere';

export const orderForResidentsPath = '/borettslag/bestill-flere';

/** A list with two faults, whose columns were recognised. */
export const readList = (visitor: Visitor): Promise<void> => readListAt(orderManyPath, visitor);

async function readListAt(path: string, { page, open }: Visitor): Promise<void> {
  await open(path);
  await page.locator('input[type=file]').setInputFiles(employeeExport({ people: 6, from: 500 }));
  await page.getByRole('button', { name: /^(Sjekk|Check) 6 / }).waitFor();
}

export const checkList = (visitor: Visitor): Promise<void> => checkListAt(orderManyPath, visitor);
export const checkResidents = (visitor: Visitor): Promise<void> =>
  checkListAt(orderForResidentsPath, visitor);

async function checkListAt(path: string, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await readListAt(path, visitor);
  await page.getByRole('button', { name: /^(Sjekk|Check) 6 / }).click();
  await answerQuestions(page);
  await page.locator('input[aria-invalid]').first().waitFor();
}

/** A list that does not say what its tickets cost. */
export async function askAboutList(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await readList(visitor);
  await page.getByRole('button', { name: /^(Sjekk|Check) 6 / }).click();
  await page.getByText(/^(Velg dette først|Choose this first)/).waitFor();
}

/** The bar asks about the rows that are in order, without those at fault. */
export async function openCarryOut(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await checkList(visitor);
  await page.getByRole('button', { name: /^(Bestill|Order) \d+ \w+ (nå|now)$/ }).click();
  await consentOf(page).waitFor();
}

export const rosterPath = '/bedriftsavtale/sammenlign';

export const leaversPath = '/fribilletter/massebestillinger/sluttet';

/** A list that is compared with the people of the company. */
export const compareList = (visitor: Visitor): Promise<void> => compareListAt(rosterPath, visitor);
/** The same with families that have free tickets. */
export const findLeavers = (visitor: Visitor): Promise<void> => compareListAt(leaversPath, visitor);

async function compareListAt(path: string, { page, open }: Visitor): Promise<void> {
  await open(path);
  await page.getByRole('radio').first().check();
  await page.locator('input[type=file]').setInputFiles(employeeExport({ people: 6, from: 600 }));
  await page.getByRole('button', { name: /^(Sjekk|Check) 6 / }).click();
  await page.getByRole('button', { name: /^(Sluttet|Leavers)/ }).click();
  await page
    .getByRole('checkbox', { name: /^(Godta|Accept) / })
    .first()
    .waitFor();
}

/** The dialog in which what is accepted is carried out. */
export async function openCarryOutRoster(visitor: Visitor): Promise<void> {
  await compareList(visitor);
  await acceptAll(visitor);
}

/** Accepts a whole group, and opens the dialog in which it is carried out. */
export async function acceptAll({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /^(Godta|Accept) (alle |all )?\d+$/ }).click();
  await page
    .getByRole('button', { name: /^(Utfør|Carry out|Avslutt for|End for) \d+ / })
    .and(page.locator(':enabled'))
    .click();
  await page.getByRole('dialog').waitFor();
}
