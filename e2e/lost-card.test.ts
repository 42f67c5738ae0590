import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';
import { findSchoolTicket } from './find-school-ticket.ts';
import { choose } from './choose.ts';

describe('a lost card of a pupil', () => {
  it('is replaced in one step, bridged by SMS, then on paper, and paid', async () => {
    const visitor = await visit({ language: 'en' });
    const { page, consoleErrors } = visitor;
    await signIn(visitor, 'school@ruter.example');
    const filter = {
      status: 'active',
      mediaType: 'TRAVEL_CARD',
      travelCardState: 'CREATED',
    } as const;
    // Others take the first ones.
    const ticket = await findSchoolTicket(visitor, filter, 2);
    await visitor.open(`/skole/${ticket.id}`);
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: 'Replacement card' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/is blocked at once/).waitFor();
    await dialog.getByText(/working days/).waitFor();
    await choose(dialog.getByRole('radio', { name: /^The pupil/ }));
    await dialog.getByLabel('Mobile').fill('41239902');
    await dialog.getByRole('button', { name: /^Block the card/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await card.getByText(/Link sent to/).waitFor();
    await card.getByText('The pupil owes the school').waitFor();

    const smsPath = visitor.at('/dev/outbox.json?to=%2B4741239902');
    const linkOf = async () => {
      const [sms] = (await (await page.request.get(smsPath)).json()) as { body: string }[];
      return /\/billett\/[\w-]+$/.exec(sms?.body ?? '')?.[0] ?? '';
    };
    await expect.poll(linkOf, { timeout: 20_000 }).not.toBe('');
    const pupil = await visit({ language: 'en', size: 'phone' });
    await pupil.open(await linkOf());
    await pupil.page.getByText('Temporary ticket').first().waitFor();
    await pupil.page.getByRole('img', { name: 'Code for inspection' }).waitFor();
    expect(pupil.consoleErrors).toEqual([]);

    await card.getByRole('button', { name: 'Temporary ticket' }).click();
    await choose(dialog.getByRole('radio', { name: /^On paper/ }));
    await dialog.getByRole('button', { name: 'Give a temporary ticket' }).click();
    await page.waitForURL(/\/papirbevis$/);
    await page.getByRole('img', { name: 'Code for inspection' }).waitFor();
    // One sheet, without what is around it.
    const pdf = await page.pdf({ format: 'A5' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.getByRole('link', { name: 'The school ticket' }).click();
    await card.getByRole('button', { name: 'The pupil has paid' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Note as paid' }).click();
    await question.waitFor({ state: 'detached' });
    await card.getByText('The pupil owes the school').waitFor({ state: 'detached' });
    await page
      .getByText(/noted that the pupil has paid/)
      .first()
      .waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
