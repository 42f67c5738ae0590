import type { Visitor } from '../browser.ts';

export const requestsPath = '/bedriftsavtale/godkjenning';
export const settingsPath = '/bedriftsavtale/innstillinger';

/** The bar of ticked requests. */
export async function tickRequests({ page, open }: Visitor): Promise<void> {
  await open(requestsPath);
  await page
    .getByRole('checkbox', { name: /^(Velg forespørselen|Select the request)/ })
    .first()
    .check();
  await page.getByText(/^1 (valgt|selected)$/).waitFor();
}

export async function openRejection({ page, open }: Visitor): Promise<void> {
  await open(requestsPath);
  await page
    .getByRole('button', { name: /^(Avslå forespørselen|Reject the request)/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
}

export async function saveFaultySettings({ page, open }: Visitor): Promise<void> {
  await open(settingsPath);
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
