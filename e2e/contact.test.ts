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

  it('requires two characters, and keeps the message when the server fails', async () => {
    const visitor = await atContact({ language: 'en' });
    const { page } = visitor;
    const send = page.getByRole('button', { name: 'Send the message' });
    await send.click();
    await page.getByText('You need to fix validation errors before submitting').waitFor();
    await page.getByRole('textbox', { name: 'Message' }).fill('Hi there');
    await page.route('**/api/contact/send-form', (route) =>
      route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } }),
    );
    await send.click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Hi there');
    await page.unroute('**/api/contact/send-form');
    await send.click();
    await page.getByRole('heading', { name: 'The message is on its way!' }).waitFor();
  });

  it.each(['akt', 'fjord'] as const)('does not exist at %s', async (tenant) => {
    const visitor = await visit({ tenant });
    await signIn(visitor, `hr-single@${tenant}.example`, '/kontaktoss');
    await visitor.page
      .getByText(/Brukeren din har ikke tilgang/)
      .first()
      .waitFor();
  });
});
