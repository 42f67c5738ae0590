import { describe, expect, it } from 'vitest';
import { demoVoucherKeys } from '../database/demo/vouchers/demo-voucher-keys.ts';
import { findingsOn } from './accessibility/axe-findings.ts';
import { openTab, signIn, visit, type Visitor } from './browser.ts';

type Message = { body: string };

/** The SMS to a phone, the newest first, from the outbox page. */
async function smsTo({ page, at }: Visitor, phone: string): Promise<string[]> {
  const answer = await page.request.get(at(`/dev/outbox.json?to=%2B47${phone}`));
  return ((await answer.json()) as Message[]).map(({ body }) => body);
}

const norwegian = (day: Temporal.PlainDate): string =>
  day.toString().split('-').toReversed().join('.');

/** Offers of which one is of an amount that no provider has codes of. */
function offersFile(today: Temporal.PlainDate, phones: readonly string[], campaign: string) {
  const last = norwegian(today.add({ days: 20 }));
  const rows = phones.map((phone, place) =>
    [phone, place === 0 ? '500 kr' : '777', norwegian(today), last, campaign].join(';'),
  );
  const text = ['Mobil;Beløp;Første dag;Siste dag;Kampanje', ...rows].join('\r\n');
  return { name: 'tilbud.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

async function support(path: string): Promise<Visitor> {
  const visitor = await visit();
  await signIn(visitor, 'support@ruter.example', path);
  return visitor;
}

/** From the file to the link of the SMS. */
async function offerTo(visitor: Visitor, phone: string, campaign: string): Promise<string> {
  const { page } = visitor;
  const meta = await page.locator('meta[name="today"]').getAttribute('content');
  const today = Temporal.PlainDate.from(meta ?? '');
  await page.getByRole('link', { name: 'Nye tilbud fra fil' }).click();
  const file = offersFile(today, [phone, '41999877'], campaign);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Sjekk 2 rader' }).click();
  await page.getByText('1 tilbud er klart. 1 rad må rettes eller hoppes over.').waitFor();
  await page.getByText(/^Ingen leverandør har ledige koder på dette beløpet/).waitFor();
  await page.getByRole('button', { name: 'Lag 1 tilbud nå' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lag 1 tilbud' }).click();
  await page.getByText('1 tilbud er laget').waitFor();
  await expect.poll(async () => (await smsTo(visitor, phone)).length, { timeout: 20_000 }).toBe(1);
  const [sms = ''] = await smsTo(visitor, phone);
  return /\/bildeling\?key=[\w-]+/.exec(sms)?.[0] ?? '';
}

const addressOf = (visitor: Visitor) => {
  const { pathname, search } = new URL(visitor.page.url());
  return pathname + search;
};

describe('a voucher', () => {
  it('gets from the file of support by SMS to a code, once, and nobody reads key or code on the way', async () => {
    const phone = '41999876';
    const caller = await support('/kodelager/tilbud');
    const link = await offerTo(caller, phone, 'E2E våren');
    const key = link.split('=')[1] ?? '';
    expect(key).not.toBe('');

    const holder = await visit({ size: 'phone' });
    const { page } = holder;
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(
        `${request.url()} ${request.headers()['referer'] ?? ''} ${request.postData() ?? ''}`,
      );
    });
    await holder.open('/home');
    await holder.open(link);
    await page.getByRole('heading', { name: /^500\skr til delebil$/ }).waitFor();
    expect(addressOf(holder)).toBe('/bildeling');
    expect(await page.content()).not.toContain(key);
    expect(
      await page.evaluate(() => document.referrer + JSON.stringify(history.state)),
    ).not.toContain(key);
    // The page itself is asked for by the link; nothing else has the key but the header.
    expect(sent.filter((one) => one.includes(key))).toHaveLength(1);
    expect(await findingsOn(holder)).toEqual([]);

    // Another language, a reload, and a way out and back: the key is neither lost nor shown.
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: /^500\skr for car sharing$/ }).waitFor();
    expect(addressOf(holder)).toBe('/bildeling');
    await page.reload();
    await page.getByRole('button', { name: 'Get code from Hyre' }).waitFor();
    await page.goBack();
    await page.goBack();
    await expect.poll(() => addressOf(holder)).toBe('/home');
    await page.goForward();
    await page.getByRole('link', { name: 'Norsk' }).click();
    await page.getByRole('heading', { name: /^500\skr til delebil$/ }).waitFor();

    await page.getByRole('button', { name: 'Hent kode hos Hyre' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Valget kan ikke gjøres om').waitFor();
    await sheet.getByText('Mobilen som slutter på 76').waitFor();
    expect(await findingsOn(holder)).toEqual([]);
    await sheet.getByRole('button', { name: 'Hent kode' }).dblclick();
    await page.getByRole('heading', { name: 'Koden er sendt på SMS' }).waitFor();
    expect(await findingsOn(holder)).toEqual([]);
    await expect.poll(async () => (await smsTo(caller, phone)).length, { timeout: 20_000 }).toBe(2);
    const [codeSms = ''] = await smsTo(caller, phone);
    const code = /Hyre: ([\w-]+)\. Verdi 500 kr/.exec(codeSms)?.[1] ?? '';
    expect(code).not.toBe('');
    expect(await page.content()).not.toContain(code);
    await page.reload();
    await page.getByRole('heading', { name: 'Koden er sendt på SMS' }).waitFor();
    expect(holder.consoleErrors).toEqual([]);

    await caller.open(`/kodelager/tilbud?q=${phone}`);
    const row = caller.page.getByRole('row', { name: /E2E våren/ });
    await row.getByText('Hentet').waitFor();
    await row.getByText(/^Hos Hyre i dag kl/).waitFor();
    const html = await caller.page.content();
    expect([html.includes(code), html.includes(key)]).toEqual([false, false]);
    await caller.page.getByRole('link', { name: 'Kampanjer' }).click();
    await caller.page.getByRole('link', { name: '1 – Hentet i E2E våren' }).click();
    await row.waitFor();
    expect(await smsTo(caller, phone)).toHaveLength(2);
  });

  it('answers a wrong key, one that is over or claimed, and throws without any (spec 3 §8)', async () => {
    const visitor = await visit({ size: 'phone' });
    const { page, open } = visitor;
    const used = 'Det ser ut til at du har brukt rabattkoden din …';
    for (const key of [demoVoucherKeys.expired, 'ø🚗', 'x'.repeat(3_000)]) {
      await open(`/bildeling?key=${encodeURIComponent(key)}`);
      await page.getByRole('heading', { name: used }).waitFor();
      expect(addressOf(visitor)).toBe('/bildeling');
    }
    await open(`/bildeling?key=${demoVoucherKeys.claimed}`);
    await page.getByRole('heading', { name: 'Koden er sendt på SMS' }).waitFor();

    // In a tab that has seen no key it is reported without an address.
    const other = await openTab(visitor);
    const report = other.page.waitForRequest(/\/error-reports$/);
    await other.open('/bildeling');
    await other.page.getByRole('alert').waitFor();
    expect((await report).postDataJSON()).toMatchObject({ path: '/bildeling' });
  });
});
