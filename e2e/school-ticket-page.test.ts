import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';
import { findSchoolTicket } from './find-school-ticket.ts';
import { choose } from './choose.ts';

describe('the page of a school ticket', () => {
  it('changes the pupil and the zones, and takes an end back', async () => {
    const visitor = await visit({ language: 'en' });
    const { page, consoleErrors } = visitor;
    await signIn(visitor, 'school@ruter.example');
    const filter = { status: 'active', mediaType: 'MOBILE_TICKET' } as const;
    const ticket = await findSchoolTicket(visitor, filter);
    await page.locator('[data-row-link]').first().waitFor();
    await page.locator('[data-row-link]').first().click();
    await page.waitForURL(/\/skole\/\d+/);
    await page.getByRole('link', { name: 'School tickets' }).first().waitFor();
    await visitor.open(`/skole/${ticket.id}`);
    const card = page.getByRole('article').first();

    // A word that is typed survives a reload.
    await card.getByRole('button', { name: 'Edit the ticket' }).click();
    const dialog = page.getByRole('dialog');
    const number = `Q${ticket.id}`;
    await dialog.getByLabel('Student number').fill(number);
    await page.reload();
    await card.getByRole('button', { name: 'Edit the ticket' }).click();
    await expect.poll(() => dialog.getByLabel('Student number').inputValue()).toBe(number);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(`student number ${number}`).first().waitFor();

    await card.getByRole('button', { name: 'End the ticket' }).click();
    await dialog.getByRole('button', { name: /^End the ticket on/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: 'Undo the end' }).click();
    await card.getByRole('button', { name: 'Undo the end' }).waitFor({ state: 'detached' });

    await card.getByRole('button', { name: 'Change zones' }).click();
    await choose(dialog.getByRole('radio', { name: 'All zones' }));
    await dialog.getByText(/The price goes from 377.kr to 471.kr/).waitFor();
    await dialog.getByRole('button', { name: /^Change zones from/ }).click();
    await dialog.waitFor({ state: 'detached' });
    // The ticket with the new zones is there, before its first day.
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
    await card.getByText('All zones').waitFor();
    await card.getByRole('button', { name: 'Cancel the ticket' }).click();
    await dialog.getByRole('button', { name: /^Cancel the ticket from/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.getByText('changed zones: new ticket').first().waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
