import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';
import { findEmployee } from './find-employee.ts';
import { focusedDialog } from './focused-dialog.ts';
import { consentOf, fillInPerson } from './order-form.ts';

const chair = 'hr-housing@ruter.example';
const labels = {
  mobile: 'Mobil',
  employeeId: 'Beboernr.',
  firstName: 'Fornavn',
  lastName: 'Etternavn',
};
const person = { phone: '41230611', employeeId: '7', firstName: 'Berit', lastName: 'Lind' };

/** What a call from inside the page answers. */
const statusOf = ({ page }: Visitor, path: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address)).status, path);

describe('a housing association', () => {
  it('starts at its residents, orders for one on a phone, opens their unit, and reaches no company', async () => {
    const visitor = await visit({ size: 'phone' });
    const { page, open, consoleErrors } = visitor;
    await signIn(visitor, chair);
    await page.waitForURL((url) => url.pathname === '/borettslag');
    await page.getByRole('heading', { level: 1, name: 'Beboere' }).waitFor();

    await page.getByRole('link', { name: 'Bestill billett' }).first().click();
    await fillInPerson(page, person, labels);
    await consentOf(page).check();
    await page.getByRole('button', { name: 'Bestill billett', exact: true }).click();
    await page.getByText('Billetten er bestilt!').waitFor();
    await page.waitForURL((url) => url.pathname === '/borettslag');
    await page.locator('a[href*="/boenhet/"]', { hasText: 'Lind' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Berit Lind' }).waitFor();
    const residentId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Avbestill', exact: true }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await focusedDialog(page).waitFor();
    expect(consoleErrors).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // The same phone again shows what can be done to the ticket, and no order (spec 2 §8).
    await open('/borettslag/opprett');
    await page.getByLabel('Mobil', { exact: true }).fill(person.phone);
    await page.getByText(/^Nummeret tilhører Berit Lind/).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Avbestill', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Bestill billett', exact: true }).count()).toBe(
      0,
    );

    // It does not reach a company's people, nor do companies reach its residents.
    expect(await statusOf(visitor, `/api/subscriber/${residentId}/tickets`)).toBe(200);
    const company = await visit();
    await signIn(company, 'hr@ruter.example');
    const employee = await findEmployee(company, 'Fjellheim Konsult AS', { status: 'active' });
    for (const [user, id] of [
      [company, residentId],
      [visitor, employee.subscriberId],
    ] as const) {
      expect(await statusOf(user, `/api/subscriber/${id}/tickets`)).toBe(404);
    }
    expect(await statusOf(visitor, `/api/ticket/${employee.id}`)).toBe(404);

    await open('/bedriftsavtale');
    await page.getByText(/har ikke tilgang til denne siden/).waitFor();
    await company.open('/borettslag');
    await company.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await company.page.locator('a[href*="/boenhet/"]').count()).toBe(0);
  });
});
