import { type Tenant, type Visitor, waitUntilLoaded } from '../browser.ts';

export const requestsPath = '/bedriftsavtale/godkjenning';
export const settingsPath = '/bedriftsavtale/innstillinger';

const requestBoxes = (page: Visitor['page']) =>
  page.getByRole('checkbox', { name: /^(Velg forespørselen|Select the request)/ });

/** The bar of ticked requests. */
export async function tickRequests(visitor: Visitor): Promise<void> {
  const { page, open } = visitor;
  await open(requestsPath);
  // The page may turn to the requests that wait: a row of the first list would not be there then.
  await waitUntilLoaded(visitor);
  await requestBoxes(page).first().check();
  await page.getByText(/^1 (valgt|selected)$/).waitFor();
}

/** The question before the ticked requests are approved; the first of the list has expired. */
export async function openApproval({ page }: Visitor): Promise<void> {
  await requestBoxes(page).nth(1).check();
  await page
    .getByRole('button', { name: /^(Godkjenn|Approve)$/ })
    .last()
    .click();
  await page.getByRole('alertdialog').waitFor();
}

export async function openRejection({ page, open }: Visitor): Promise<void> {
  await open(requestsPath);
  await page
    .getByRole('button', { name: /^(Avslå forespørselen|Reject the request)/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
}

/** A cost centre is added to the list of the company's own. */
export async function openNewCostCentre({ page, open }: Visitor): Promise<void> {
  await open(settingsPath);
  await page.getByRole('button', { name: /^(Nytt kostnadssted|New cost centre)$/ }).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the cards of the settings, which are folded where there are several. */
async function openSettings({ page, open }: Visitor): Promise<void> {
  await open(settingsPath);
  await page.getByRole('button', { name: /^(Endre|Change) (Lønnstrekk|Payroll)/ }).waitFor();
  const folded = page.locator('main button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** The company has a payroll system, and tickets and subscriptions. */
export async function openWageTypes(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await openSettings(visitor);
  await page
    .getByLabel(/^(Lønnsart for|Pay code of) /)
    .first()
    .scrollIntoViewIfNeeded();
}

export async function saveFaultySettings(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await openSettings(visitor);
  // The e-mail is asked for where an administrator answers.
  await page
    .getByRole('radio', { name: /^(Tillatt med godkjenning|Allowed with confirmation)/ })
    .first()
    .check();
  await page
    .getByLabel(/^(E-post for nye forespørsler|E-mail for new requests)/)
    .first()
    .fill('hr@');
  await page
    .getByRole('button', { name: /^(Lagre|Save)$/ })
    .first()
    .click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

/** The question about the requests that wait, where the company takes requests. */
export async function turnConfirmationOff({ page }: Visitor, tenant: Tenant): Promise<void> {
  if (tenant !== 'ruter') return;
  await page
    .getByRole('radio', { name: /^(Ikke tillatt|Not allowed)/ })
    .first()
    .check();
  await page
    .getByRole('button', { name: /^(Lagre|Save)$/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
}
