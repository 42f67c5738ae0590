import { describe, expect, it } from 'vitest';
import { openTab, signIn, visit, type Visitor } from './browser.ts';
import { consentOf, fillInPerson } from './order-form.ts';

const chair = 'hr-housing@ruter.example';
const orderPath = '/borettslag/opprett';
const labels = {
  mobile: 'Mobil',
  employeeId: 'Beboernr.',
  firstName: 'Fornavn',
  lastName: 'Etternavn',
};
const sendName = 'Bestill billett';

type Person = { phone: string; firstName: string; lastName: string };

async function fillInOrder({ page }: Visitor, unit: string, person: Person): Promise<void> {
  await fillInPerson(page, { ...person, employeeId: unit }, labels);
  await consentOf(page).check();
}

const send = ({ page }: Visitor) =>
  page.getByRole('button', { name: sendName, exact: true }).click();

/** Opens the page of a resident from the list. */
async function openResident({ page, open }: Visitor, name: string): Promise<void> {
  await open(`/borettslag?q=${encodeURIComponent(name)}`);
  await page.locator('a[href*="/boenhet/"]').first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

describe('moves in a housing association', () => {
  it('one household after another, and both ways to settle a second one', async () => {
    const visitor = await visit({ size: 'phone' });
    const { page, consoleErrors } = visitor;
    await signIn(visitor, chair, orderPath);

    // The unit has had no residents: the form asks nothing.
    await fillInOrder(visitor, 'U0901', { phone: '41237601', firstName: 'Anna', lastName: 'Utne' });
    await send(visitor);
    await page.getByText('Billetten er bestilt!').waitFor();

    // The unit has residents: the user has to say what happens to them.
    await visitor.open(orderPath);
    const next = { phone: '41237602', firstName: 'Bo', lastName: 'Innes' };
    await fillInOrder(visitor, 'u0901', next);
    await page.getByText('I boenhet U0901 bor Anna Utne').waitFor();
    await send(visitor);
    await page
      .getByText('Velg hva som skjer med dem som bor i boenheten, og når.')
      .first()
      .waitFor();
    await page.getByText('De bor sammen', { exact: true }).click();
    await send(visitor);
    await page.getByText('Innflyttingen er registrert').waitFor();
    await openResident(visitor, 'Bo Innes');
    await page.getByRole('heading', { name: 'Boenhet U0901', exact: true }).waitFor();
    expect(await page.getByText('To husstander bor her samtidig').count()).toBe(0);
    await page.getByRole('heading', { name: 'Andre som bor i boenhet U0901' }).waitFor();

    // One of them leaves; their pending ticket is cancelled, and the move-out is undone again.
    await page.getByRole('button', { name: 'Registrer utflytting' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Bo Innes: det som begynner .* avbestilles/).waitFor();
    await dialog.getByRole('button', { name: 'Registrer utflytting' }).click();
    await page.getByText('Utflytting registrert').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await openResident(visitor, 'Anna Utne');
    await page.getByRole('heading', { name: 'Boenhet U0901', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Bo Innes' }).count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });

  it('told in two tabs: the second one hears who lives there now', async () => {
    const first = await visit();
    await signIn(first, chair, orderPath);
    await fillInOrder(first, 'U0902', { phone: '41237611', firstName: 'Cato', lastName: 'Vik' });
    await send(first);
    await first.page.getByText('Billetten er bestilt!').waitFor();
    await first.open(orderPath);
    const second = await openTab(first);
    await second.open(orderPath);
    for (const [visitor, person] of [
      [first, { phone: '41237612', firstName: 'Dina', lastName: 'Foss' }],
      [second, { phone: '41237613', firstName: 'Espen', lastName: 'Moe' }],
    ] as const) {
      await fillInOrder(visitor, 'U0902', person);
      await visitor.page.getByText('I boenhet U0902 bor Cato Vik').waitFor();
      await visitor.page.getByText('De bor sammen', { exact: true }).click();
    }
    await send(first);
    await first.page.getByText('Innflyttingen er registrert').waitFor();
    await send(second);
    await second.page.getByText(/Nå bor Cato Vik og Dina Foss der/).waitFor();
    // What was typed stays, and the choice is made again for both.
    expect(await second.page.getByLabel('Fornavn', { exact: true }).inputValue()).toBe('Espen');
    await second.page.getByText('I boenhet U0902 bor Cato Vik og Dina Foss').waitFor();
  });
});
