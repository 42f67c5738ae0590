import { describe, expect, it } from 'vitest';
import { type Language, type Look, signIn, visit } from './browser.ts';
import { familyPath, findFreeTicket } from './find-free-ticket.ts';

type Filter = Parameters<typeof findFreeTicket>[1];
type At = { language?: Language; size?: Look['size'] };

/** Opens the family of a ticket that matches, as HR of its company. */
async function atFamily(filter: Filter, at: At = {}) {
  const visitor = await visit(at);
  await signIn(visitor, 'hr-free-ticket@ruter.example');
  const ticket = await findFreeTicket(visitor, filter);
  await visitor.open(familyPath(ticket));
  const name = `${ticket.firstName} ${ticket.lastName}`;
  const card = visitor.page.getByRole('article', { name });
  await card.waitFor();
  return { ...visitor, ticket, name, card };
}

describe('the family page', () => {
  it('ends a ticket after a day and takes the end back', async () => {
    const { page, card, ticket, consoleErrors } = await atFamily({
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
  });

  it('replaces a lost card and tells of both, on a phone', async () => {
    const { page, card } = await atFamily(
      { status: 'active', travelCardState: 'CREATED' },
      { language: 'en', size: 'phone' },
    );
    await card.getByRole('button', { name: 'Replacement card' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('50 kr').first().waitFor();
    await dialog.getByRole('button', { name: 'Order replacement card' }).click();
    await dialog.waitFor({ state: 'detached' });
    await card.getByText('Requested').waitFor();
    await card.getByRole('button', { name: 'See the travel card' }).click();
    await page
      .getByRole('dialog')
      .getByText(/^Replaces card \d+, which is lost\.$/)
      .waitFor();
    await page.getByRole('dialog').getByText('Blocked').first().waitFor();
  });
});
