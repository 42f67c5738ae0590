import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

async function atContact(options: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit(options);
  await signIn(visitor, 'hr-single@ruter.example', '/kontaktoss');
  await visitor.page.getByRole('heading', { level: 1, name: /Kontakt oss|Contact us/ }).waitFor();
  return visitor;
}

describe('contact us', () => {
  it('sends a message once as an e-mail, and shows it', async () => {
    const visitor = await atContact({ size: 'phone' });
    const { page, at } = visitor;
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    const firstText = `Hvor er fakturaen? ${Date.now()}`;
    const message = page.getByRole('textbox', { name: 'Melding' });
    await message.fill(firstText);
    await page.reload();
    expect(await message.inputValue()).toBe(firstText);
    await page.getByRole('button', { name: 'Send meldingen' }).dblclick();
    await page.getByRole('heading', { name: 'Meldingen er på vei!' }).waitFor();
    for (const term of ['Kundenummer', 'Fornavn', 'Etternavn', 'E-post', 'Melding']) {
      await page.getByText(term, { exact: true }).waitFor();
    }
    await page.getByText(firstText).waitFor();
    expect(calls).toEqual(['/api/contact/send-form']);

    await page.getByRole('button', { name: 'Skriv en ny melding' }).click();
    const secondText = `Takk, den kom. ${Date.now()}`;
    await message.fill(secondText);
    await page.getByRole('button', { name: 'Send meldingen' }).click();
    // E-mails are sent in order: a duplicate of the first message would arrive before this one.
    await expect.poll(() => emailsWith(secondText), { timeout: 10_000 }).toBe(1);
    expect(await emailsWith(firstText)).toBe(1);

    async function emailsWith(text: string): Promise<number> {
      const outbox = await page.request.get(at('/dev/outbox.json'));
      const emails = (await outbox.json()) as { body: string }[];
      return emails.filter(({ body }) => body.includes(text)).length;
    }
  });
});
