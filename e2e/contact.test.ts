import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

async function atContact(looks: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit(looks);
  await signIn(visitor, 'hr-single@ruter.example', '/kontaktoss');
  await visitor.page.getByRole('heading', { level: 1, name: /Kontakt oss|Contact us/ }).waitFor();
  return visitor;
}

describe('contact us', () => {
  it('sends a message once, shows what was sent, and it is an e-mail', async () => {
    await using visitor = await atContact({ size: 'phone' });
    const { page, at } = visitor;
    const words = `Hvor er fakturaen? ${Date.now()}`;
    const message = page.getByRole('textbox', { name: 'Melding' });
    await message.fill(words);
    await page.reload();
    expect(await message.inputValue()).toBe(words);
    await page.getByRole('button', { name: 'Send meldingen' }).dblclick();
    await page.getByRole('heading', { name: 'Meldingen er sendt!' }).waitFor();
    for (const term of ['Kundenummer', 'Fornavn', 'Etternavn', 'E-post', 'Melding']) {
      await page.getByText(term, { exact: true }).waitFor();
    }
    await page.getByText(words).waitFor();
    const sent = async () =>
      (await (await page.request.get(at('/dev/outbox.json'))).text()).split(words).length - 1;
    await expect.poll(sent, { timeout: 10_000 }).toBeGreaterThan(0);
    const once = await sent();
    await page.waitForTimeout(500);
    expect(await sent()).toBe(once);
  });

  it('asks for two characters at least, and keeps the message when the server is down', async () => {
    await using visitor = await atContact({ language: 'en' });
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
    await page.getByRole('heading', { name: 'The message is sent!' }).waitFor();
  });

  it.each(['akt', 'fjord'] as const)('is no page of %s', async (tenant) => {
    await using visitor = await visit({ tenant });
    await signIn(visitor, `hr-single@${tenant}.example`, '/kontaktoss');
    await visitor.page
      .getByText(/Brukeren din har ikke tilgang/)
      .first()
      .waitFor();
  });
});
