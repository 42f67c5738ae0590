import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';
import { familyPath, findFreeTicket } from './find-free-ticket.ts';

describe('the edit of a free ticket', () => {
  it('makes a new ticket from a day, after what it does was shown, on a phone', async () => {
    const visitor = await visit({ language: 'en', size: 'phone' });
    const { page, consoleErrors } = visitor;
    await signIn(visitor, 'hr-free-ticket@ruter.example');
    const isFetched = { status: 'active', downloadedToPhone: true } as const;
    const ticket = await findFreeTicket(visitor, isFetched);
    await visitor.open(familyPath(ticket));
    const name = `${ticket.firstName} ${ticket.lastName}`;
    const card = page.getByRole('article', { name });
    await card.getByRole('button', { name: 'Edit the ticket' }).click();
    const dialog = page.getByRole('dialog');
    const lastName = `Hansen-${ticket.id}`;
    await dialog.getByLabel('Last name').fill(lastName);
    await dialog.getByRole('button', { name: 'Save' }).click();

    await page.getByRole('heading', { name: 'Confirm the change' }).waitFor();
    await dialog.getByText(lastName, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    expect(await dialog.getByLabel('Last name').inputValue()).toBe(lastName);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByLabel('Changes from').selectOption({ index: 5 });
    await dialog.getByRole('button', { name: /^Make a new ticket from/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('The ticket has been changed').waitFor();

    // The old one ends the day before; the new one is there.
    await page.getByRole('article', { name: `${ticket.firstName} ${lastName}` }).waitFor();
    await card.waitFor();
    // The browser logs the 404 that a company without saved settings gets (spec 3 §7).
    expect(consoleErrors.filter((line) => !line.includes(' 404 '))).toEqual([]);
  });
});
