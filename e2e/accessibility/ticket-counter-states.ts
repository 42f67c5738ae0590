import { signIn, type Tenant, type Visitor } from '../browser.ts';
import { openWithoutOrdering } from './counter-order-states.ts';
import type { PageState } from './page-state.ts';

/** Who has the settings of the counter. */
export const beginAtCounter = (visitor: Visitor, tenant: Tenant): Promise<void> =>
  signIn(visitor, `hr-users@${tenant}.example`);

export const ticketCounterStates: readonly PageState[] = [
  { name: 'who orders, for who may not', reach: openWithoutOrdering },
  {
    name: '/billettluka/innstillinger/',
    reach: openSettings,
    steps: [{ name: 'a new invoice reference with faults', reach: addWithFaults }],
  },
  {
    name: 'an invoice reference to be edited',
    reach: (visitor) => pressFirst(visitor, /^(Rediger|Edit) /),
  },
  {
    name: 'an invoice reference to be deleted',
    reach: (visitor) => pressFirst(visitor, /^(Slett|Delete) /),
  },
  {
    name: '/billettluka/bedriften-betaler',
    reach: openCovers,
    steps: [{ name: 'somebody to be covered, with faults', reach: coverWithFaults }],
  },
  { name: 'somebody covered to be edited', reach: editCovered, at: ['ruter'] },
  { name: 'somebody covered to be removed', reach: removeCovered, at: ['ruter'] },
  { name: 'nobody found whom the company covers', reach: searchForNobody, at: ['ruter'] },
];

async function openSettings({ page, open }: Visitor): Promise<void> {
  await open('/billettluka/innstillinger/');
  await page.getByText('Gjester').first().waitFor();
  await page.getByRole('checkbox').first().waitFor();
}

async function pressFirst(visitor: Visitor, name: RegExp): Promise<void> {
  await openSettings(visitor);
  await visitor.page.getByRole('button', { name }).first().click();
  await visitor.page.getByRole('button', { name: /^(Avbryt|Cancel)$/ }).waitFor();
}

async function addWithFaults({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /^(Ny fakturareferanse|New invoice reference)$/ }).click();
  await page.locator('input[name=budget]').fill('0');
  await page.locator('input[name=pattern]').fill('P####');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await page.locator('input[name=reference][aria-invalid=true]').waitFor();
}

async function openCovers({ page, open }: Visitor): Promise<void> {
  await open('/billettluka/bedriften-betaler');
  await page
    .getByRole('button', { name: /^(Legg til person|Add person)$/ })
    .first()
    .waitFor();
}

async function coverWithFaults({ page }: Visitor): Promise<void> {
  await page
    .getByRole('button', { name: /^(Legg til person|Add person)$/ })
    .first()
    .click();
  await page
    .locator('select[name=invoiceReferenceId] option')
    .nth(1)
    .waitFor({ state: 'attached' });
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await page.locator('input[name=name][aria-invalid=true]').waitFor();
}

async function editCovered(visitor: Visitor): Promise<void> {
  await openCovers(visitor);
  const { page } = visitor;
  await page.getByRole('button', { name: /^(Rediger|Edit) Geir/ }).click();
  await page
    .locator('select[name=invoiceReferenceId] option')
    .nth(1)
    .waitFor({ state: 'attached' });
}

async function removeCovered(visitor: Visitor): Promise<void> {
  await openCovers(visitor);
  await visitor.page.getByRole('button', { name: /^(Fjern|Remove) Geir/ }).click();
  await visitor.page.getByRole('alertdialog').waitFor();
}

async function searchForNobody({ page, open }: Visitor): Promise<void> {
  await open('/billettluka/bedriften-betaler?q=zzzz');
  await page.getByText(/zzzz/).first().waitFor();
}
