import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';
import { findFreeTicket } from './find-free-ticket.ts';

const list = '/fribilletter/bursdager';
const child = { firstName: 'Tuva', lastName: 'Nittenberg', phone: '41239811' };

/** Orders a ticket for a child of somebody in the company who turns 20 in two months. Answers its id. */
async function orderForChild(visitor: Visitor): Promise<number> {
  const { employeeId } = await findFreeTicket(visitor, { ticketHolderType: 'EMPLOYEE' });
  return visitor.page.evaluate(
    async ({ employeeId, child }) => {
      const companies = await (await fetch('/user-api/auth/companies')).json();
      const agreements: { id: number; subTypeId: string; endDate: string | null }[] =
        companies.matches[0].allAgreements;
      const today = new Date();
      const birthday = new Date(today.getFullYear() - 20, today.getMonth() + 2, 14, 12);
      const answer = await fetch('/freeticket-api/ticket/create', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...child,
          employeeId,
          agreementNumber: agreements.find(
            ({ subTypeId, endDate }) => subTypeId === 'FREETICKET' && endDate === null,
          )?.id,
          ticketHolderType: 'FAMILY_MEMBER',
          profile: 2,
          dateOfBirth: birthday.toISOString().slice(0, 10),
          mediaType: 'MOBILE_TICKET',
          phoneCountryCode: '+47',
          startDate: today.toLocaleDateString('sv', { timeZone: 'Europe/Oslo' }),
          zoneFrom: '1',
          zoneTo: '2Ø',
        }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { id: number }).id;
    },
    { employeeId, child },
  );
}

describe('the birthdays of people with free tickets', () => {
  it('tell what changes, give the new profile from the day, and are done then', async () => {
    const visitor = await visit();
    const { page, open, consoleErrors } = visitor;
    await signIn(visitor, 'hr-free-ticket@ruter.example', '/fribilletter');
    const id = await orderForChild(visitor);
    await page.getByRole('button', { name: 'Flere valg' }).click();
    await page.getByRole('link', { name: 'Bursdager' }).click();
    await page.getByRole('searchbox').fill('nittenberg');
    const row = page.getByRole('row', { name: /Tuva Nittenberg/ });
    await row.getByText('Barn blir voksen').waitFor();
    await row
      .getByText(/^\d+ → \d+\s?kr$/)
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: 'Velg Tuva Nittenberg' }).check();
    await page.getByRole('button', { name: 'Gi ny kategori fra datoen' }).click();

    await page.waitForURL(/\/fribilletter\/bursdager\/\d+$/);
    await page.getByText(/^1 billett er klar\. \+\d+\s?kr per måned\./).waitFor();
    await page.getByRole('button', { name: 'Gi 1 billett ny kategori' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Endring i skattepliktig beløp per måned').waitFor();
    await dialog.getByRole('button', { name: 'Gi 1 billett ny kategori' }).click();
    await page.getByText('1 billett har fått ny kategori').waitFor();

    await open(`/fribilletter/${id}`);
    const family = page.getByRole('region', { name: 'Familie' });
    await family.getByText('Tuva Nittenberg').nth(1).waitFor();
    await family.getByText(/^Starter 14\./).waitFor();
    await open(`${list}?q=nittenberg`);
    await page.getByText('Ingen treff på «nittenberg»').waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
