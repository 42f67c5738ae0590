import { describe, expect, it } from 'vitest';
import { setLanguage, signIn, sizes, visit, type Visitor } from './browser.ts';
import { familyPath, findFreeTicket } from './find-free-ticket.ts';

type Filter = Parameters<typeof findFreeTicket>[1];

/** Opens the family of a ticket that matches, as HR of its company; its card. */
async function openFamily(visitor: Visitor, filter: Filter) {
  const ticket = await findFreeTicket(visitor, filter);
  await visitor.open(familyPath(ticket));
  const name = `${ticket.firstName} ${ticket.lastName}`;
  const card = visitor.page.getByRole('article', { name });
  await card.waitFor();
  return { ticket, card };
}

describe('the family page', () => {
  it('ends a ticket and takes the end back, and replaces a lost card on a phone', async () => {
    const visitor = await visit();
    const { page, consoleErrors } = visitor;
    await signIn(visitor, 'hr-free-ticket@ruter.example');
    const { ticket, card } = await openFamily(visitor, {
      status: 'active',
      downloadedToPhone: true,
      ticketHolderType: 'EMPLOYEE',
    });
    await page
      .getByRole('heading', { level: 1, name: `Billetter for ansattnummer ${ticket.employeeId}` })
      .waitFor();
    await card.getByRole('button', { name: 'Avslutt' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Siste dag').selectOption({ index: 3 });
    await dialog.getByRole('button', { name: /^Avslutt \d/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Billetten er avsluttet').waitFor();
    await card.getByRole('button', { name: 'Angre avslutningen' }).click();
    await page.getByText('Avslutningen er angret').waitFor();
    await card.getByRole('button', { name: 'Angre avslutningen' }).waitFor({ state: 'detached' });
    expect(consoleErrors).toEqual([]);

    // Both cards are told of, in English.
    await setLanguage(visitor, 'en');
    await page.setViewportSize(sizes.phone);
    const lost = await openFamily(visitor, { status: 'active', travelCardState: 'CREATED' });
    await lost.card.getByRole('button', { name: 'Replacement card' }).click();
    await dialog.getByText('50 kr').first().waitFor();
    await dialog.getByRole('button', { name: 'Order replacement card' }).click();
    await dialog.waitFor({ state: 'detached' });
    await lost.card.getByText('Requested').waitFor();
    await lost.card.getByRole('button', { name: 'See the travel card' }).click();
    await dialog.getByText(/^Replaces card \d+, which is lost\.$/).waitFor();
    await dialog.getByText('Blocked').first().waitFor();
  });
});
